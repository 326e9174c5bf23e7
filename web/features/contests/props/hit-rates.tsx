import { cssVars } from '../../../lib/css-vars.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { type HitRate, rateOf, rateWords } from './prop-words.ts';

/** How often he went over this line in his last 5, 10 and 20 games, each with its number of games. */
export function HitRates({ rates }: { rates: readonly HitRate[] }) {
  return (
    <div className="rates">
      {rates
        .filter(({ span }) => span !== 'season')
        .map((rate) => {
          const share = rateOf(rate);
          return (
            <div key={rate.span} title={rateWords(rate)}>
              <span className="sr">{rateWords(rate)}</span>
              <span className="rl" aria-hidden="true">{`L${rate.span.slice(1)}`}</span>
              <span className="rb" aria-hidden="true" style={cssVars({ '--w': `${100 * (share ?? 0)}%` })}>
                <i />
              </span>
              <b aria-hidden="true">{share === null ? NONE : formatPercent(share, 0)}</b>
              <small aria-hidden="true">{`${rate.over} of ${rate.games}`}</small>
            </div>
          );
        })}
    </div>
  );
}
