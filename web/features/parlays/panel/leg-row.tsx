import { X } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { MARKET_ONLY } from '../../../core/props/market-only.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatChance, formatPercent } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { LegName } from '../leg-name.tsx';
import { choices, isStarted } from '../parlay-choice.ts';
import type { ChosenLeg, Kind, QuotedLeg } from '../parlay-types.ts';
import { type Moved, movedPrice } from './panel-rules.ts';

function MovedNote({ leg, moved, kind }: { leg: ChosenLeg; moved: NonNullable<Moved>; kind: Kind }) {
  const { odds, prices } = useReaderFormat();
  const remove = (
    <Button size="sm" look="quiet" onClick={() => choices[kind].remove(leg.id)}>
      Remove
    </Button>
  );
  if (moved.kind === 'gone')
    return (
      <div className="note bad pb-moved" role="alert">
        <p>{prices(moved.reason)}</p>
        <span className="acts">{remove}</span>
      </div>
    );
  return (
    <div className={`note ${moved.kind === 'worse' ? 'warn' : 'good'} pb-moved`} role={moved.kind === 'worse' ? 'alert' : 'status'}>
      <p>
        Price moved: {odds(leg.odds)} <span aria-hidden="true">→</span>
        <span className="sr">to</span> <b>{odds(moved.to)}</b>
        {moved.kind === 'better' ? ', better for you' : ''}
      </p>
      <span className="acts">
        <Button size="sm" onClick={() => choices[kind].accept(leg.id, moved.to)}>
          Accept
        </Button>
        {remove}
      </span>
    </div>
  );
}

/** A chosen leg with its price and chance of now, and what became of its price. */
export function LegRow({ leg, quoted, kind }: { leg: ChosenLeg; quoted: QuotedLeg | undefined; kind: Kind }) {
  const { odds, gameTime } = useReaderFormat();
  const moved = isStarted(leg, quoted?.problem, useNow()) ? null : movedPrice(leg, quoted);
  const win = quoted?.winProbability ?? null;
  const push = quoted?.pushProbability ?? 0;
  const chance = win === null ? '' : formatChance({ winProbability: win, pushProbability: push });
  const parts = [
    gameLabel(leg.gameId),
    gameTime(leg.startsAt),
    quoted?.bookName ?? '',
    push > 0 || chance === '' ? chance : `${chance} to win`,
    quoted?.isMarketOnly ? MARKET_ONLY : '',
    quoted?.holdFraction == null ? '' : `hold ${formatPercent(quoted.holdFraction)}`,
  ];
  return (
    <li className="pb-leg">
      <div className="pb-leg-h">
        <span className="pb-chips">
          {(leg.teams ?? []).map((code) => (
            <TeamChip key={code} sport={quoted?.sport ?? null} code={code} size="sm" />
          ))}
        </span>
        <div>
          <LegName words={selectionLabel(leg.selection)} />
          <span className="cap">{parts.filter(Boolean).join(' · ')}</span>
        </div>
        <b className="pb-leg-o">{odds(leg.odds)}</b>
        <IconButton label={`Remove ${leg.selection}`} onClick={() => choices[kind].remove(leg.id)}>
          <X />
        </IconButton>
      </div>
      {moved ? <MovedNote leg={leg} moved={moved} kind={kind} /> : null}
    </li>
  );
}
