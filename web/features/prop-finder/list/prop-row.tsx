import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { sportOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';
import { memo } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { FinderProp } from '../finder.queries.ts';
import { parlayKey, type Shown } from '../finder-actions.ts';
import { spanCount } from '../rules/filter-rules.ts';
import { confidenceWord, kindWords, resultFor, SIDE_WORD, type Side, type Span, shareOf, winsOf } from '../rules/words.ts';
import { isConfidenceOf, type Judged, worthBand } from '../rules/worth-rules.ts';
import { SideButton, worthNote } from './side-button.tsx';

const HEAD = 1;

/** His last ten games, oldest at the left: green where the side shown came in at that day's own line, a tick where it stood; gray where none is known. */
function MiniBars({ prop: { sport, lastGames, lastLines, isAlternate }, side }: { prop: FinderProp; side: Side }) {
  if (lastGames.length === 0) return <span className="pf-none">None on record</span>;
  const highest = Math.max(...lastGames, ...lastLines.map((line) => line ?? 0)) + HEAD;
  const up = (value: number): string => `${(100 * (value + HEAD / 2)) / highest}%`;
  const isThisLine = isAlternate || !sportOf(sport).hasPlayerLines;
  const words = lastGames.map((value, at) => `${value}${lastLines[at] === null ? '' : ` (${lastLines[at]})`}`).join(', ');
  return (
    <span
      className="pf-mini"
      role="img"
      aria-label={`${SIDE_WORD[side]} in recent games, newest first, with ${isThisLine ? 'this' : 'that day’s'} line: ${words}`}
    >
      {lastGames
        .map((value, at) => ({ value, line: lastLines[at] ?? null, at }))
        .reverse()
        .map(({ value, line, at }) => (
          <i key={at} className={resultFor(side, value, line)}>
            <span style={{ height: up(value) }} />
            {line === null ? null : <u style={{ bottom: up(line) }} />}
          </i>
        ))}
    </span>
  );
}

interface PropRowProps extends Shown {
  judged: Judged;
  span: Span;
  position: number;
  total: number;
  onOpen: (id: string) => void;
}

/** In place of the fair price, as rows have one height; a narrow column has no room for the reason, which is in the title and the details. */
function Doubt({ words }: { words: string }) {
  const [verdict, reason] = words.split(': ');
  return (
    <small className="pf-doubt">
      {verdict}
      <span>{`: ${reason}`}</span>
    </small>
  );
}

function Worth({ judged: { prop, best } }: { judged: Judged }) {
  const { odds } = useReaderFormat();
  const note = worthNote(prop, best);
  if (!best || best.ev === null) return <div className="pf-worth none">{note === 'not offered' ? NONE : note}</div>;
  const sure = isConfidenceOf(prop, best)
    ? `${confidenceWord(prop.confidence!)}: +EV under ${prop.confidence}% of the ways to price it`
    : '';
  const fair = `v. ${best.reference}, fair ${best.fairOdds === null ? NONE : odds(best.fairOdds)}`;
  const doubt = best.doubt !== null && best.ev > 0 ? DOUBT_WORDS[best.doubt] : null;
  return (
    <div className="pf-worth" title={(doubt ? `${doubt}; ${fair}` : sure) || undefined}>
      <b className={worthBand(best)}>{formatSignedPercent(best.ev)}</b>
      {doubt ? <Doubt words={doubt} /> : <small>{fair}</small>}
    </div>
  );
}

function Model({ judged: { prop, best } }: { judged: Judged }) {
  const side = best?.side ?? 'over';
  if (prop.model === null) return <div className="pf-model none">{NONE}</div>;
  return (
    <div className="pf-model">
      <b>{formatPercent((side === 'over' ? prop.model : 1 - prop.model) * (1 - prop.push))}</b>
      <small>{`${SIDE_WORD[side].toLowerCase()}, model alone`}</small>
    </div>
  );
}

function Hits({ prop, span, side }: { prop: Judged['prop']; span: Span; side: Side }) {
  const counted = spanCount(prop, span);
  const share = shareOf(counted, side);
  if (prop.lastGames.length === 0) return <div className="pf-hits">{NONE}</div>;
  return (
    <div className="pf-hits">
      <b>{share === null ? NONE : formatPercent(share, 0)}</b>
      <small>{share === null ? 'no line known' : `${winsOf(counted, side)} of ${counted.games - counted.push} ${side}`}</small>
    </div>
  );
}

function ParlayButton({ judged: { prop, best }, actions }: { judged: Judged } & Pick<Shown, 'actions'>) {
  if (!best) return <span />;
  const isOn = actions.inParlay.has(parlayKey(prop, best.side));
  const words = `${isOn ? 'Take off' : 'Add to'} parlay: ${prop.playerName} ${SIDE_WORD[best.side]} ${prop.line} ${kindWords(prop.propType)}`;
  return (
    <button
      type="button"
      className={clsx('icon-btn pf-parlay', isOn && 'on')}
      aria-pressed={isOn}
      aria-label={words}
      title={words}
      disabled={prop.isStale && !isOn}
      onClick={() => actions.toggleParlay(prop, best)}
    >
      {isOn ? <Check /> : <Plus />}
    </button>
  );
}

/** One proposition: who, both prices, what they are worth, what the model says, and how he did against each day's line. */
export const PropRow = memo(function PropRow({ judged, span, position, total, onOpen, actions, bookNames }: PropRowProps) {
  const { gameTime } = useReaderFormat();
  const { prop, over, under, best } = judged;
  const side = best?.side ?? 'over';
  return (
    <li className="pf-row" aria-setsize={total} aria-posinset={position}>
      <button type="button" className="pf-who" aria-haspopup="dialog" onClick={() => onOpen(prop.id)}>
        <TeamChip sport={prop.sport} code={prop.teamCode} size="sm" />
        <span>
          <b>{prop.playerName}</b>
          {prop.position ? <em>{prop.position}</em> : null}
          <small>
            <span>{`${kindWords(prop.propType)} ${prop.line}${prop.isAlternate ? ' (alternate)' : ''}`}</span>
            {` · ${prop.teamCode === prop.homeTeamCode ? 'v.' : '@'} ${prop.opponent} · ${gameTime(prop.startsAt)}`}
          </small>
        </span>
      </button>
      <SideButton
        prop={prop}
        side="over"
        worth={over}
        isBest={best === over && best?.doubt === null}
        actions={actions}
        bookNames={bookNames}
      />
      <SideButton
        prop={prop}
        side="under"
        worth={under}
        isBest={best === under && best?.doubt === null}
        actions={actions}
        bookNames={bookNames}
      />
      <Worth judged={judged} />
      <Model judged={judged} />
      <MiniBars prop={prop} side={side} />
      <Hits prop={prop} span={span} side={side} />
      <ParlayButton judged={judged} actions={actions} />
    </li>
  );
});
