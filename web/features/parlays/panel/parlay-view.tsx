import { MOST_PROP_LEGS } from '@clearedge/contract/parlay-limits';
import { Layers } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx';
import { useParlayQuote } from '../parlay.queries.ts';
import { type Choice, choices, isStarted, useChoice } from '../parlay-choice.ts';
import type { ChosenLeg, Kind, ParlayQuote } from '../parlay-types.ts';
import { Analysis } from './analysis.tsx';
import { AsTeaser } from './as-teaser.tsx';
import { LegRow } from './leg-row.tsx';
import { ParlayActions } from './parlay-actions.tsx';

/** What is left to win when one leg is pushed or void. */
function WhatIf({ legs, quote }: { legs: readonly ChosenLeg[]; quote: ParlayQuote }) {
  const { odds } = useReaderFormat();
  if (quote.whatIf.length === 0) return null;
  return (
    <details className="pb-what-if">
      <summary>What if a leg is pushed or void?</summary>
      <p className="cap">It drops out and the rest are repriced. With no legs left, the stake is returned.</p>
      <table className="tbl">
        <ColumnHeads heads={['Without', ['Price'], ['Chance'], ['Pays']]} />
        <tbody>
          {quote.whatIf.map((one) => (
            <tr key={one.position}>
              <td>{selectionLabel(legs[one.position]?.selection ?? '')}</td>
              <td className="num">{one.odds === null ? 'stake back' : odds(one.odds)}</td>
              <td className="num">{one.probability === null ? NONE : formatPercent(one.probability)}</td>
              <td className="num">{one.payout === null ? NONE : formatMoney(one.payout)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const EMPTY = {
  parlay: { title: 'Your parlay is empty', hint: 'Add two or more bets to see what they’re worth together.' },
  player_prop: { title: 'Your parlay is empty', hint: 'Add up to 6 props: press a price of any player.' },
} as const;

export const titleOf = (kind: Kind, legs: number): string =>
  kind === 'parlay' ? `Your Parlay (${legs})` : `Your Parlay (${legs}/${MOST_PROP_LEGS})`;

export interface PanelProps {
  kind: Kind;
  userId: string;
}

/** One press takes out every leg whose game has started. */
function StartedNote({ kind, choice, quote }: { kind: Kind; choice: Choice; quote: ParlayQuote | undefined }) {
  const now = useNow();
  const started = choice.legs.filter((leg, at) => isStarted(leg, quote?.legs[at]?.problem, now));
  if (started.length === 0) return null;
  return (
    <div className="note warn pb-moved" role="status">
      <p>{started.length === 1 ? '1 leg has started.' : `${started.length} legs have started.`}</p>
      <span className="acts">
        <Button size="sm" look="primary" onClick={() => choices[kind].removeAll(started.map(({ id }) => id))}>
          {started.length === 1 ? 'Remove it' : 'Remove them'}
        </Button>
      </span>
    </div>
  );
}

/** Legs, analysis and actions; the same in the docked panel and in the sheet. */
export function ParlayView({ kind, userId }: PanelProps) {
  const choice = useChoice(kind);
  const requested = useParlayQuote(choice);
  const { quote, isStale, isError } = requested;
  const { legs } = choice;
  if (legs.length === 0) return <EmptyState icon={Layers} {...EMPTY[kind]} />;
  return (
    <>
      <StartedNote kind={kind} choice={choice} quote={quote} />
      <ul className="pb-legs" aria-label="Legs">
        {legs.map((leg, at) => (
          <LegRow key={leg.id} leg={leg} quoted={quote?.legs[at]} kind={kind} />
        ))}
      </ul>
      {isError ? (
        <p className="note bad pb-note" role="alert">
          These legs could not be priced. Your selections are kept; it is tried again every half minute.
        </p>
      ) : null}
      {isStale ? <p className="note warn pb-note">The last refresh failed: these figures are older than half a minute.</p> : null}
      {quote ? <Analysis quote={quote} kind={kind} /> : null}
      {!quote && !isError ? (
        <div className="pb-sk">
          <Skeleton height={220} radius={6} />
        </div>
      ) : null}
      {quote ? <WhatIf legs={legs} quote={quote} /> : null}
      {quote && kind === 'parlay' ? <AsTeaser legs={legs} quote={quote} /> : null}
      <ParlayActions kind={kind} userId={userId} choice={choice} requested={requested} />
    </>
  );
}

export function ClearParlay({ kind }: { kind: Kind }) {
  const { legs } = useChoice(kind);
  return legs.length === 0 ? null : (
    <Button size="sm" look="quiet" onClick={choices[kind].clear}>
      Clear
    </Button>
  );
}
