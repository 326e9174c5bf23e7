import { tierNames } from '@clearedge/contract/entitlements';
import { TEASER_LEGS } from '@clearedge/quant/parlay';
import { Fragment } from 'react';
import { formatPercent, formatSignedPercent, NONE } from '../../lib/format.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { useReaderFormat } from '../settings/reader-format.ts';
import { selectionLabel } from '../slip/index.ts';
import type { TeaserQuote } from './teaser-rules.ts';
import './teaser.css';

type Leg = TeaserQuote['legs'][number];

const chanceWords = ({ winProbability, pushProbability, unmovedWinProbability }: NonNullable<Leg['worth']>): string =>
  `${formatPercent(winProbability)} win${pushProbability > 0.0005 ? `, ${formatPercent(pushProbability)} push` : ''}; ${formatPercent(unmovedWinProbability)} at the board’s number`;

const keyWords = (crossed: NonNullable<Leg['worth']>['crossed']): string | null =>
  crossed.length === 0
    ? null
    : `Crosses ${crossed.map(({ number, probability }) => `${Math.abs(number)} (${formatPercent(probability)} land on it)`).join(' and ')}`;

function TeasedLeg({ leg }: { leg: Leg }) {
  const { prices } = useReaderFormat();
  if (leg.problem) return <li className="note warn">{prices(leg.problem)}</li>;
  const keys = leg.worth ? keyWords(leg.worth.crossed) : null;
  return (
    <li>
      <span className="cap">{selectionLabel(leg.selection)} moves to</span>
      <b>{leg.teased === null ? NONE : selectionLabel(leg.teased)}</b>
      {leg.worth ? <small>{chanceWords(leg.worth)}</small> : null}
      {keys ? <small>{keys}</small> : null}
    </li>
  );
}

function Worth({ quote }: { quote: TeaserQuote }) {
  const { odds } = useReaderFormat();
  const { worth } = quote;
  const rows: [string, string][] = worth
    ? [
        ['All legs win', formatPercent(worth.winProbability)],
        ...(worth.pushProbability > 0.0005
          ? ([['No leg loses, one pushes', formatPercent(worth.pushProbability)]] as [string, string][])
          : []),
        ['Fair price', worth.fairOdds === null ? NONE : odds(worth.fairOdds)],
        ['Break-even, each leg', formatPercent(worth.breakEven)],
        ['Expected value', formatSignedPercent(worth.expectedValue)],
      ]
    : [];
  return (
    <dl className="tz-sum">
      <dt className="big">Price, {quote.legs.length} legs</dt>
      <dd className="big">{quote.odds === null ? NONE : odds(quote.odds)}</dd>
      {rows.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What the chances are from, or why there are none. */
function Source({ quote }: { quote: TeaserQuote }) {
  const { gameTime } = useReaderFormat();
  if (quote.isLocked) return <p className="cap">Chances, fair price and EV of teasers are for {tierNames('parlays')} subscribers.</p>;
  if (quote.unpriced) return <p className="cap">{quote.unpriced}</p>;
  return quote.worth ? (
    <p className="cap">Chances: our model pooled with the books, legs independent. As of {gameTime(quote.asOf)}.</p>
  ) : null;
}

function DroppedLegs({ quote }: { quote: TeaserQuote }) {
  const { odds } = useReaderFormat();
  const left = quote.table.filter(({ legs }) => legs < quote.legs.length).toReversed();
  const prices = left.map(({ legs, odds: price }) => `${legs} legs pay ${odds(price)}`);
  return (
    <p className="cap">
      A pushed or void leg drops out: {[...prices, `fewer than ${TEASER_LEGS.least} return the stake`].join(', ')}. One lost leg loses.
    </p>
  );
}

interface TeaserViewProps {
  points: number;
  /** The points that it can be had at. */
  offered: readonly number[];
  /** How many bets it is asked for. */
  count: number;
  quote: TeaserQuote | undefined;
  onPoints: (points: number) => void;
}

/** A teaser of some bets: the points, each number moved with the keys it crosses, the table's price and what it is worth. */
export function TeaserView({ points, offered, count, quote, onPoints }: TeaserViewProps) {
  return (
    <section className="tz" aria-label="Teaser">
      <Segmented
        label="Points"
        value={String(points)}
        options={offered.map((one) => ({ value: String(one), label: `${one} points` }))}
        onChange={(one) => onPoints(Number(one))}
      />
      {count > TEASER_LEGS.most ? <p className="note warn">A teaser has at most {TEASER_LEGS.most} legs.</p> : null}
      {quote ? (
        <>
          <ul>
            {quote.legs.map((leg) => (
              <TeasedLeg leg={leg} key={`${leg.gameId} ${leg.selection}`} />
            ))}
          </ul>
          <Worth quote={quote} />
          <Source quote={quote} />
          <DroppedLegs quote={quote} />
        </>
      ) : null}
    </section>
  );
}
