import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { ClubChip } from '../../../core/club-chip.tsx';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatChance, formatSignedPercent } from '../../../lib/format.ts';
import { type EvReference, evName } from '../../../lib/worth.ts';
import { choices } from '../choice/choice-store.ts';
import type { BuilderProp, ChosenLeg } from '../parlay-types.ts';
import { betterSide, doubtWords, evBand, sideWorth } from './prop-filter.ts';

type Side = 'over' | 'under';

function toChosen(
  { id, gameId, startsAt, playerId, playerName, propType, label, line, team }: BuilderProp,
  side: Side,
  odds: number,
): ChosenLeg {
  return {
    id: `${id}~${side}`,
    gameId,
    betType: 'prop',
    selection: `${label} ${side === 'over' ? 'Over' : 'Under'} ${line}`,
    odds,
    pick: { market: 'prop', playerId, prop: propType as 'hits', side, line },
    startsAt,
    prop: { propId: id, selection: side, playerName, propType, line, team },
  };
}

function SideButton({ prop, side, isOn, isOtherOn }: { prop: BuilderProp; side: Side; isOn: boolean; isOtherOn: boolean }) {
  const { odds } = useReaderFormat();
  const reference = useEvReference();
  const offer = prop[side];
  const ev = sideWorth(prop, side, reference)?.ev ?? null;
  const doubt = doubtWords(prop, side, reference);
  const word = side === 'over' ? 'Over' : 'Under';
  const isShut = offer === null || prop.isStale || isOtherOn;
  const note = !offer
    ? 'off'
    : prop.isModelPrice
      ? 'model price'
      : ev === null
        ? 'no fair price'
        : `${formatSignedPercent(ev)} ${evName(reference)}`;
  const press = (): void => {
    if (isOn) choices.player_prop.remove(`${prop.id}~${side}`);
    else if (offer) choices.player_prop.add(toChosen(prop, side, offer.odds));
  };
  return (
    <button type="button" className={clsx('pb-side', isOn && 'on')} aria-pressed={isOn} disabled={isShut && !isOn} onClick={press}>
      <span className="sr">{`${prop.label} ${word}:`}</span>{' '}
      <span>
        {word[0]} {prop.line} <b>{odds(offer?.odds)}</b>
      </span>{' '}
      <small className={ev === null || doubt ? undefined : evBand(ev)}>{note}</small> {doubt ? <small>{doubt}</small> : null}{' '}
      <span className="sr">{offer ? `at ${offer.bookName}` : 'not offered'}</span>
    </button>
  );
}

const better = (prop: BuilderProp, reference: EvReference): { word: string; chance: string } | null => {
  const side = betterSide(prop, reference);
  const worth = sideWorth(prop, side, reference);
  if (worth?.winProbability == null) return null;
  return { word: side === 'over' ? 'Over' : 'Under', chance: formatChance(worth) };
};

/** One proposition with both sides at their best prices. */
export function PropRow({ prop, chosen }: { prop: BuilderProp; chosen: ReadonlySet<string> }) {
  const { gameTime } = useReaderFormat();
  const [isOver, isUnder] = [chosen.has(`${prop.id}~over`), chosen.has(`${prop.id}~under`)];
  const found = better(prop, useEvReference());
  const books = prop.isModelPrice ? 'no book offers it' : `${prop.bookCount} ${prop.bookCount === 1 ? 'book' : 'books'} with both sides`;
  return (
    <li className={clsx('pb-prop', (isOver || isUnder) && 'on')}>
      <div className="pb-who">
        <ClubChip sport={DEFAULT_SPORT} code={prop.team} size="sm" />
        <div className="pb-what">
          <b>{prop.label}</b>
          <span className="cap">
            vs {prop.opponent} · {gameTime(prop.startsAt)} · {books}
            {found ? ` · ${found.word} ${found.chance}` : ''}
          </span>
        </div>
      </div>
      <SideButton prop={prop} side="over" isOn={isOver} isOtherOn={isUnder} />
      <SideButton prop={prop} side="under" isOn={isUnder} isOtherOn={isOver} />
    </li>
  );
}
