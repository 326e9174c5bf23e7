import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { progressOf } from '../../../core/live-bets/live-words.ts';
import { unitsText } from '../../../core/pick-figures.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { slip, useIsOnSlip } from '../../../core/slip/index.ts';
import { formatAge, formatSignedPercent } from '../../../lib/format.ts';
import { liveWords } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Age } from '../../../ui/marks/age.tsx';
import type { AnyPick } from '../pick.queries.ts';
import { offerNow, valueAt } from '../pick-now.ts';
import { resultOf, slipEntryOf } from '../pick-words.ts';

const AGE_STEP_MS = 5000;

interface StripProps {
  pick: AnyPick;
  /** As the board has it now; nothing while it loads or where it has no page. */
  game: AnyGame | undefined;
}

/** The price as published beside the one of now, or the close. */
function PricePath({ pick, game }: StripProps) {
  const { odds } = useReaderFormat();
  const now = useNow(AGE_STEP_MS);
  const offer = pick.status === 'active' ? offerNow(pick, game) : null;
  const { cell } = offer ?? {};
  const second =
    cell?.odds != null
      ? {
          name: 'Now',
          value: odds(cell.odds),
          note: [cell.bookName, pick.now && `EV ${formatSignedPercent(valueAt(pick.now, cell.odds) / 100)}`].filter(Boolean).join(' · '),
        }
      : pick.closingOdds === null
        ? null
        : { name: 'Close', value: odds(pick.closingOdds), note: pick.clv === null ? '' : `CLV ${formatSignedPercent(pick.clv)}` };
  if (!second) return null;
  return (
    <dl className="pk-path">
      <div>
        <dt>Published</dt>
        <dd>
          <b>{odds(pick.odds)}</b>
          <span>{pick.bookName}</span>
        </dd>
      </div>
      <div>
        <dt>{second.name}</dt>
        <dd>
          <b>{second.value}</b>
          <span>
            {second.note} {cell?.seenAt ? <Age text={formatAge((now - Date.parse(cell.seenAt)) / 1000)} /> : null}
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** How it ended: the score, what it came to, and the close. */
function Outcome({ pick }: { pick: AnyPick }) {
  const { odds } = useReaderFormat();
  const result = resultOf(pick);
  const { score } = pick;
  const parts = [
    score && result !== 'VOID' ? `Final ${pick.awayTeamCode} ${score.away}, ${pick.homeTeamCode} ${score.home}` : 'No action',
    pick.units === null ? '' : unitsText(pick.units),
    pick.closingOdds === null ? '' : `closed ${odds(pick.closingOdds)}`,
    pick.clv === null ? '' : `CLV ${formatSignedPercent(pick.clv)}`,
    pick.isCorrected ? 'corrected, both results are in the record' : '',
  ];
  return <p className={clsx('pk-strip', result === 'WIN' && 'won')}>{parts.filter(Boolean).join(' · ')}</p>;
}

/** A running game: its clock and score, and how far the bet has come. */
function Running({ pick, game }: { pick: AnyPick; game: AnyGame }) {
  const { awayScore, homeScore } = game;
  const progress = awayScore === null || homeScore === null ? null : progressOf(pick, { away: awayScore, home: homeScore });
  const words = liveWords(game);
  if (!words && !progress) return null;
  return (
    <p className="pk-strip">
      <b>{words}</b> {progress ? [progress.head, progress.detail].filter(Boolean).join(', ') : ''}
    </p>
  );
}

/** Puts the bet on the slip at the price of now; at the published one where the board has none. */
function SlipButton({ pick, game }: StripProps) {
  const cell = offerNow(pick, game)?.cell;
  const published = slipEntryOf(pick);
  const entry =
    cell?.odds != null && cell.book && cell.bookName
      ? { ...published, odds: cell.odds, addedOdds: cell.odds, book: cell.book, bookName: cell.bookName }
      : published;
  const isOn = useIsOnSlip(entry);
  return (
    <Button look={isOn ? 'default' : 'primary'} full onClick={() => (isOn ? slip.remove(entry) : slip.add(entry))} aria-pressed={isOn}>
      {isOn ? 'On your slip' : 'Add to Slip'}
    </Button>
  );
}

/** Always in the same place: of an open pick its price and the button, of a running one the score, of a decided one what it came to. */
export function PickStrip({ pick, game }: StripProps) {
  if (resultOf(pick))
    return (
      <>
        <PricePath pick={pick} game={game} />
        <Outcome pick={pick} />
      </>
    );
  if (pick.status === 'active')
    return (
      <>
        <PricePath pick={pick} game={game} />
        <SlipButton pick={pick} game={game} />
      </>
    );
  return game && !takesBets(game) ? <Running pick={pick} game={game} /> : null;
}
