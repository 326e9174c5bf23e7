import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatPercent, formatSignedMoney, formatSignedPercent } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ADVICE, RATING } from '../panel/panel-rules.ts';
import type { SavedParlay } from '../parlay-types.ts';
import { RESULT } from './saved-rules.ts';

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
export function SavedRow({ parlay, onDelete, isBusy }: { parlay: SavedParlay; onDelete: () => void; isBusy: boolean }) {
  const { odds, dateTime } = useReaderFormat();
  const [isAsking, setAsking] = useState(false);
  const count = `${parlay.legs.length} ${parlay.legs.length === 1 ? 'leg' : 'legs'}`;
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
