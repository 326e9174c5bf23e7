import { MOST_PROP_LEGS } from '@clearedge/contract/parlay-limits';
import { Layers, X } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { MARKET_ONLY } from '../../../core/props/market-only.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatChance, formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { AmountInput } from '../../../ui/controls/amount-input.tsx';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx';
import { LegName } from '../leg-name.tsx';
import { useParlayQuote, usePlaceParlay, useSaveParlay } from '../parlay.queries.ts';
import { type Choice, choices, isStarted, useChoice } from '../parlay-choice.ts';
import type { ChosenLeg, Kind, ParlayQuote, QuotedLeg } from '../parlay-types.ts';
import { Analysis } from './analysis.tsx';
import { AsTeaser } from './as-teaser.tsx';
import { LogTicket } from './log-ticket.tsx';
import { isAboveMax, isStakeOf, type Moved, movedPrice, whyNot, whyNotPlace } from './panel-rules.ts';

const readStake = (text: string): number => {
  const stake = Math.round(Number(text) * 100) / 100;
  return Number.isFinite(stake) && stake > 0 ? stake : 0;
};

/** A stake above the max bet says so, what is done with it all the same, and offers the max bet. */
function AboveMax({ kind, stake, quote }: { kind: Kind; stake: number; quote: ParlayQuote | undefined }) {
  if (!quote || !isAboveMax(stake, quote)) return null;
  const most = quote.maxBetSize ?? 0;
  return (
    <div className="note warn pb-moved" role="status">
      <p>{`${formatMoney(stake)} is above the max bet of ${formatMoney(most)}. That is advice, not a limit: your stake is used as it is.`}</p>
      {isStakeOf(kind, most) ? (
        <span className="acts">
          <Button size="sm" onClick={() => choices[kind].setStake(most)}>{`Use ${formatMoney(most)}`}</Button>
        </span>
      ) : null}
    </div>
  );
}

interface ActionsProps {
  kind: Kind;
  userId: string;
  choice: Choice;
  requested: ReturnType<typeof useParlayQuote>;
}

/** Stake, what it pays, and the two things that can be done with a parlay. */
function ParlayActions({ kind, userId, choice, requested: { quote, isOf } }: ActionsProps) {
  const saving = useSaveParlay(kind, userId);
  const placement = usePlaceParlay(kind);
  const { prices } = useReaderFormat();
  const state = { kind, ...choice, quote, isOf, now: useNow() };
  const [noSave, noPlace] = [whyNot(state), whyNotPlace(state)];
  const isBusy = saving.isPending || placement.isPending;
  const refused = messageOf(saving.error);
  const payout = isOf ? quote?.potentialPayout : null;
  const name = kind === 'parlay' ? 'Bet amount' : 'Stake';
  return (
    <div className="pb-go">
      <div className="pb-stake">
        <AmountInput
          label="$"
          spoken={`${name} in dollars`}
          value={choice.stake}
          read={readStake}
          write={String}
          onChange={choices[kind].setStake}
          step={1}
          min={1}
          isBad={!isStakeOf(kind, choice.stake)}
        />
        <p aria-live="polite">
          {payout == null ? (
            <span className="cap">{name}</span>
          ) : (
            <>
              Pays <b>{formatMoney(payout)}</b>
            </>
          )}
        </p>
      </div>
      {isOf ? <AboveMax kind={kind} stake={choice.stake} quote={quote} /> : null}
      <div className={kind === 'parlay' ? 'pb-acts' : undefined}>
        {kind === 'parlay' ? (
          <Button
            look="primary"
            full
            disabled={noPlace !== null || isBusy}
            onClick={() => placement.mutate({ ...choice, odds: quote!.totalOdds! })}
          >
            {placement.isPending ? 'Placing...' : 'Place Parlay Bet'}
          </Button>
        ) : null}
        <Button
          look={kind === 'parlay' ? 'default' : 'primary'}
          full
          disabled={noSave !== null || isBusy}
          onClick={() => saving.mutate({ choice, quote })}
        >
          {saving.isPending ? 'Saving...' : 'Save Parlay'}
        </Button>
      </div>
      {refused ? (
        <p className="note bad pb-note" role="alert">
          {refused}
        </p>
      ) : null}
      <p className="cap">{prices(noSave ?? (kind === 'parlay' ? noPlace : null) ?? WORDS[kind])}</p>
      <LogTicket legs={choice.legs} quote={quote} />
    </div>
  );
}

const WORDS: Record<Kind, string> = {
  parlay: 'Placed with practice money at this price. Saving moves no money: we track it and settle it from the scores.',
  player_prop: 'Saving moves no money: we track the parlay and settle it from the final box scores.',
};

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
function LegRow({ leg, quoted, kind }: { leg: ChosenLeg; quoted: QuotedLeg | undefined; kind: Kind }) {
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
