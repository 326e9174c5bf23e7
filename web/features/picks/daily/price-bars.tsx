import type { CSSProperties } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSigned } from '../../../lib/format.ts';
import type { AnyPick } from '../pick.queries.ts';
import { breakEvenAt } from '../pick-now.ts';
import { barScale } from './bar-scale.ts';

const PERCENT = 100;

type Bar = { look: 'books' | 'up' | 'down' | 'we'; label: string; from: number; to: number; text: string };

/** What the books say, what we add to it or take from it, and what we say, in shares of 1. */
function barsOf(market: number | null, win: number, zero: number): Bar[] {
  const we: Bar = { look: 'we', label: 'We say', from: zero, to: win, text: formatPercent(win) };
  if (market === null) return [we];
  const books: Bar = { look: 'books', label: 'Books say', from: zero, to: market, text: formatPercent(market) };
  const points = formatSigned((win - market) * PERCENT);
  if (win === market) return [books, we];
  return [books, { look: win > market ? 'up' : 'down', label: 'Our model', from: market, to: win, text: `${points} pts` }, we];
}

/** Our win probability against what the books say and what the price needs, on one scale. */
export function PriceBars({ pick }: { pick: AnyPick }) {
  const { odds } = useReaderFormat();
  const { winProbability: win, pushProbability: push } = pick;
  const market =
    'marketWinProbability' in pick
      ? pick.marketWinProbability
      : pick.marketProbability === null
        ? null
        : pick.marketProbability * (1 - push);
  const needs = breakEvenAt(pick, pick.odds);
  const { zero, at } = barScale([win, market, needs]);
  const bars = barsOf(market, win, zero);
  return (
    <div className="pk-bars">
      <ul style={{ '--even': at(needs) } as CSSProperties} className="even">
        {bars.map(({ look, label, from, to, text }) => (
          <li key={label} className={look}>
            <span>{label}</span>
            <span className="b" aria-hidden="true">
              <i style={{ left: at(Math.min(from, to)), right: `calc(100% - ${at(Math.max(from, to))})` }} />
            </span>
            <b>{text}</b>
          </li>
        ))}
      </ul>
      <p className="cap">{`Dashed: break-even ${formatPercent(needs)} at the published ${odds(pick.odds)}`}</p>
    </div>
  );
}
