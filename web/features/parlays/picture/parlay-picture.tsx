import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/states/states.tsx';
import { evHead } from '../panel/panel-rules.ts';
import { useParlayQuote } from '../parlay.queries.ts';
import { useChoice } from '../parlay-choice.ts';
import type { Kind, ParlayQuote } from '../parlay-types.ts';
import { type PricePicture, type PriceStep, priceSteps } from './price-steps.ts';
import { Verdicts } from './verdicts.tsx';
import './picture.css';

/** Room above the highest column for its price. */
const HEADROOM = 1.12;

function Column({ step, top }: { step: PriceStep; top: number }) {
  const { odds } = useReaderFormat();
  const { look, label, note, from, to } = step;
  const share = (value: number): string => `${((value / top) * 100).toFixed(2)}%`;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const place = { '--b': share(low), '--h': share(high - low), '--t': share(high), '--next': share(to) } as CSSProperties;
  return (
    <li className={look} style={place}>
      <div className="pp-lab">
        <b>{label}</b>
        <span>{note}</span>
      </div>
      <div className="pp-lane">
        <i aria-hidden="true" />
        <b>{step.odds === null ? formatSignedPercent(to / from - 1) : odds(step.odds)}</b>
      </div>
    </li>
  );
}

function Waterfall({ steps }: PricePicture) {
  const top = Math.max(...steps.flatMap(({ from, to }) => [from, to])) * HEADROOM;
  return (
    <ol className="pp-fall" aria-label="From the legs multiplied to the fair price">
      {steps.map((step) => (
        <Column key={step.label} step={step} top={top} />
      ))}
    </ol>
  );
}

/** How often the ticket wins, comes back in part, and loses. */
function Outcomes({ quote, stake }: { quote: ParlayQuote; stake: number }) {
  const win = quote.winProbability ?? 0;
  const push = quote.pushProbability ?? 0;
  const ends = [
    { look: 'win', chance: win, words: quote.potentialWin === null ? 'win' : `win ${formatMoney(quote.potentialWin)}` },
    { look: 'push', chance: push, words: 'a leg pushes, the rest win' },
    { look: 'lose', chance: Math.max(0, 1 - win - push), words: 'lose' },
  ].filter(({ chance }) => chance > 0);
  return (
    <div className="pp-ends">
      <span className="cap">How a {formatMoney(stake)} ticket ends</span>
      <div className="pp-out" aria-hidden="true">
        {ends.map(({ look, chance }) => (
          <i key={look} className={look} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul className="cap">
        {ends.map(({ look, chance, words }) => (
          <li key={look} className={look}>
            {`${formatPercent(chance)} ${words}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the chosen legs really pay, as a picture; nothing until there are two of them. */
export function ParlayPicture({ kind }: { kind: Kind }) {
  const choice = useChoice(kind);
  const { quote, isOf, isError } = useParlayQuote(choice);
  if (choice.legs.length < 2 || isError || quote?.problem) return null;
  const picture = quote ? priceSteps(quote) : null;
  // A leg that has started or has no fair price: the panel says so.
  if (quote && !picture) return null;
  return (
    <section className={clsx('panel pp', !isOf && 'is-old')} aria-label="What this parlay really pays">
      <header className="panel-h">
        <h2>What this parlay really pays</h2>
        <span className="cap">{`${choice.legs.length} legs, ${formatMoney(choice.stake)}${quote ? ` · ${evHead(quote)}` : ''}`}</span>
      </header>
      {quote && picture ? (
        <>
          <Waterfall {...picture} />
          <Verdicts kind={kind} legs={choice.legs} quote={quote} picture={picture} />
          <Outcomes quote={quote} stake={choice.stake} />
        </>
      ) : (
        <div className="pp-sk">
          <Skeleton height={320} radius={6} />
        </div>
      )}
    </section>
  );
}
