import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { selectionLabel } from '../../core/slip/index.ts';
import { formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE, plural } from '../../lib/format.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Tiles } from '../../ui/layout/tiles.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState, ErrorState } from '../../ui/states/states.tsx';
import { wait } from './offers/opportunity-list.tsx';
import { ADVICE, RATING } from './panel/panel-rules.ts';
import { useDeleteParlay, useMyParlays } from './parlay.queries.ts';
import type { Kind, SavedParlay } from './parlay-types.ts';
import './parlays.css';

interface SavedSummary {
  pending: number;
  settled: number;
  won: number;
  decided: number;
  /** How many of those that were decided were expected to win; null where none had an estimate. */
  expectedWins: number | null;
  staked: number;
  profit: number;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** How the saved parlays did against what was thought of them. Pushed and void ones are in neither side of the wins. */
export function summarize(list: readonly SavedParlay[]): SavedSummary {
  const settled = list.filter(({ status }) => status === 'settled');
  const decided = settled.filter(({ result }) => result === 'win' || result === 'loss');
  const estimated = decided.flatMap(({ estimatedProbability }) => (estimatedProbability === null ? [] : [estimatedProbability]));
  return {
    pending: list.length - settled.length,
    settled: settled.length,
    won: decided.filter(({ result }) => result === 'win').length,
    decided: decided.length,
    expectedWins: estimated.length === 0 ? null : estimated.reduce((sum, one) => sum + one, 0),
    staked: settled.reduce((sum, { stake }) => sum + cents(stake), 0) / 100,
    profit: settled.reduce((sum, { profit }) => sum + cents(profit ?? 0), 0) / 100,
  };
}

const RESULT = {
  win: { word: 'Won', look: 'win' },
  loss: { word: 'Lost', look: 'loss' },
  push: { word: 'Pushed', look: 'push' },
  void: { word: 'Void', look: 'plain' },
} as const;

const adviceWord = (recommendation: string): string =>
  ({ ...RATING, ...ADVICE })[recommendation as keyof (typeof RATING & typeof ADVICE)]?.word ?? recommendation;

function Result({ result }: { result: SavedParlay['result'] }) {
  return result ? <Badge look={RESULT[result].look}>{RESULT[result].word}</Badge> : <Badge look="warn">Pending</Badge>;
}

function Legs({ parlay }: { parlay: SavedParlay }) {
  const { odds, gameTime, prices } = useReaderFormat();
  return (
    <ul className="pb-saved-legs">
      {parlay.legs.map((leg) => (
        <li key={`${leg.gameId} ${leg.selection}`}>
          <Result result={leg.result} />
          <div>
            <b>{selectionLabel(leg.selection)}</b> {odds(leg.odds)}
            <span className="cap">
              {[
                leg.matchup,
                leg.finalScore ? `final ${leg.finalScore.away}–${leg.finalScore.home}` : gameTime(leg.startsAt),
                leg.bookName ?? 'model price',
                leg.probability === null ? '' : `${formatPercent(leg.probability)} to win when saved`,
                prices(leg.explanation ?? ''),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function estimateWords({ estimatedProbability, independentProbability, expectedValue, recommendation }: SavedParlay): string {
  if (estimatedProbability === null) return 'saved without an estimate';
  const independent = independentProbability === null ? '' : ` (${formatPercent(independentProbability)} if independent)`;
  const ev = expectedValue === null ? '' : ` · ${formatSignedPercent(expectedValue)} EV, ${adviceWord(recommendation)}`;
  return `${formatPercent(estimatedProbability)}${independent}${ev}`;
}

/** One saved parlay: what was thought of it, its legs, and how it ended. */
function SavedRow({ parlay, onDelete, isBusy }: { parlay: SavedParlay; onDelete: () => void; isBusy: boolean }) {
  const { odds, dateTime } = useReaderFormat();
  const [isAsking, setAsking] = useState(false);
  const count = plural(parlay.legs.length, 'leg');
  return (
    <li className="pb-saved">
      <header>
        <Result result={parlay.result} />
        <b>
          {count} at {odds(parlay.odds)}
        </b>
        {parlay.kind === 'player_prop' ? <Badge>Props</Badge> : null}
        {parlay.isCorrected ? <Badge look="warn">Corrected</Badge> : null}
        <span className="grow" />
        <span className={parlay.profit === null ? undefined : parlay.profit > 0 ? 'good' : parlay.profit < 0 ? 'bad' : undefined}>
          {parlay.profit === null
            ? `${formatMoney(parlay.stake)} to pay ${formatMoney(parlay.potentialPayout)}`
            : formatSignedMoney(parlay.profit)}
        </span>
        {isAsking ? (
          <span className="acts">
            <Button size="sm" look="danger" disabled={isBusy} onClick={onDelete}>
              Delete
            </Button>
            <Button size="sm" look="quiet" onClick={() => setAsking(false)}>
              Keep
            </Button>
          </span>
        ) : (
          <IconButton label={`Delete the parlay of ${count} at ${odds(parlay.odds)}`} onClick={() => setAsking(true)}>
            <Trash2 />
          </IconButton>
        )}
      </header>
      <p className="cap">
        {`Saved ${dateTime(parlay.savedAt)} · ${estimateWords(parlay)}`}
        {parlay.settledAt ? ` · settled ${dateTime(parlay.settledAt)}` : ''}
      </p>
      <Legs parlay={parlay} />
    </li>
  );
}

function Summary({ list }: { list: readonly SavedParlay[] }) {
  const { pending, settled, won, decided, expectedWins, staked, profit } = summarize(list);
  return (
    <Tiles
      items={[
        { label: 'Saved', value: list.length, note: `${pending} pending` },
        {
          label: 'Won',
          value: decided > 0 ? `${won} of ${decided}` : NONE,
          note: decided > 0 ? formatPercent(won / decided) : 'none decided yet',
          title: 'Pushed and void parlays are on neither side',
        },
        {
          label: 'Expected wins',
          value: expectedWins === null ? NONE : expectedWins.toFixed(1),
          note: expectedWins === null ? 'no estimate yet' : `by our estimates, n ${decided}`,
        },
        {
          label: 'Result',
          value: settled > 0 ? formatSignedMoney(profit) : NONE,
          note: staked > 0 ? `${formatSignedPercent(profit / staked)} of ${formatMoney(staked)}` : 'nothing settled',
        },
      ]}
    />
  );
}

/** One's saved parlays, newest first, with how they did against what was thought of them. */
export function SavedList({ userId, kind }: { userId: string; kind: Kind }) {
  const { data, isError, refetch } = useMyParlays(userId);
  const remove = useDeleteParlay(userId);
  if (isError && !data) return <ErrorState title="Your saved parlays could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return wait;
  if (data.length === 0)
    return (
      <EmptyState
        icon={Bookmark}
        title="No saved parlays yet"
        hint={`Put ${kind === 'parlay' ? 'two legs or more' : 'a prop or more'} together and press Save Parlay: it is settled here from the final scores.`}
      />
    );
  return (
    <div className="pb-saved-list">
      <Summary list={data} />
      <ul aria-label="Saved parlays">
        {data.map((parlay) => (
          <SavedRow key={parlay.id} parlay={parlay} isBusy={remove.isPending} onDelete={() => remove.mutate(parlay.id)} />
        ))}
      </ul>
    </div>
  );
}
