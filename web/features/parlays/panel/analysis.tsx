import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Kind, ParlayQuote } from '../parlay-types.ts';
import { ADVICE, boundWords, costWords, evHead, pushWords, RATING, tieWords } from './panel-rules.ts';

const percent = (fraction: number | null): string => (fraction === null ? NONE : formatPercent(fraction, fraction < 0.1 ? 2 : 1));

function Verdict({ quote, kind }: { quote: ParlayQuote; kind: Kind }) {
  const { expectedValue, recommendation, advice } = quote;
  const shown = kind === 'parlay' ? recommendation && RATING[recommendation] : advice && ADVICE[advice.recommendation];
  return (
    <div className="pb-verdict">
      <div>
        <span className="cap">{evHead(quote)}</span>
        <b className={expectedValue === null ? undefined : expectedValue > 0 ? 'good' : 'bad'}>
          {expectedValue === null ? NONE : formatSignedPercent(expectedValue)}
        </b>
      </div>
      {shown ? <Badge look={shown.look}>{shown.word}</Badge> : <Badge>No estimate</Badge>}
      {kind === 'player_prop' && advice && advice.confidence > 0 ? <span className="cap">Confidence {advice.confidence}%</span> : null}
    </div>
  );
}

/** The two probabilities side by side: that is what a parlay of one game is about. */
function Chances({ quote }: { quote: ParlayQuote }) {
  const { estimatedProbability: joint, independentProbability: independent, correlationFactor, impliedProbability } = quote;
  const rows = [
    [correlationFactor !== null && correlationFactor !== 1 ? 'Win probability (correlated)' : 'Win probability', joint, 'joint'],
    ['If independent', independent, 'independent'],
    ['Break-even', impliedProbability, 'implied'],
  ] as const;
  return (
    <div className="pb-chances">
      <ul>
        {rows.map(([label, value, look]) => (
          <li key={look} className={`pb-bar ${look}`}>
            <span>{label}</span>
            <b>{percent(value)}</b>
            <meter className="sr" aria-label={label} min={0} max={1} value={value ?? 0} />
            <span className="pb-track" aria-hidden="true">
              <i style={{ width: `${(value ?? 0) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {quote.pushProbability ? <p className="cap">{pushWords(quote.pushProbability, quote.pushReturn)}</p> : null}
      {correlationFactor === null ? null : <p className="cap">{tieWords(correlationFactor)}</p>}
    </div>
  );
}

function Prices({ quote }: { quote: ParlayQuote }) {
  const { odds } = useReaderFormat();
  const { pricing, productOdds, oneBook, fairOdds, holdFraction, kellyPercentage, maxBetSize } = quote;
  return (
    <dl className="pb-sum">
      <dt className="big">{pricing === 'joint' ? 'Joint price' : 'Total odds'}</dt>
      <dd className="big">{odds(quote.totalOdds)}</dd>
      {pricing === 'joint' ? (
        <>
          <dt>Legs multiplied (no book pays this)</dt>
          <dd>
            <s>{odds(productOdds)}</s>
          </dd>
        </>
      ) : null}
      {pricing === 'product' ? (
        <>
          <dt>At one book</dt>
          <dd>{oneBook ? `${odds(oneBook.odds)} ${oneBook.bookName}` : 'no book has every leg'}</dd>
        </>
      ) : null}
      <dt>Fair price</dt>
      <dd>{odds(fairOdds)}</dd>
      <dt>
        True cost<span className="cap"> {costWords(quote)}</span>
      </dt>
      <dd>{holdFraction === null ? 'one side only, unknown' : `${formatPercent(holdFraction)} of the stake`}</dd>
      {kellyPercentage === null ? null : (
        <>
          <dt>Kelly</dt>
          <dd>{kellyPercentage.toFixed(2)}%</dd>
        </>
      )}
      {maxBetSize === null ? null : (
        <>
          <dt>
            Max bet<span className="cap"> {boundWords(quote)}</span>
          </dt>
          <dd>{formatMoney(maxBetSize)}</dd>
        </>
      )}
    </dl>
  );
}

/** What the chosen legs come to. */
export function Analysis({ quote, kind }: { quote: ParlayQuote; kind: Kind }) {
  return (
    <>
      {quote.problem ? (
        <p className="note bad pb-note" role="alert">
          {quote.problem}
        </p>
      ) : null}
      <Verdict quote={quote} kind={kind} />
      <Chances quote={quote} />
      {quote.unpriced && !quote.problem ? <p className="note warn pb-note">{quote.unpriced} So there is no expected value.</p> : null}
      <Prices quote={quote} />
    </>
  );
}
