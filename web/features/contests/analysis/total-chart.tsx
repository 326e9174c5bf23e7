import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatChance, formatPercent } from '../../../lib/format.ts';
import type { Analysis } from '../contest-types.ts';

const PERCENT = 100;

/** How likely each number of runs is, with the books' line drawn in. */
export function TotalChart({ analysis }: { analysis: Analysis }) {
  const { odds } = useReaderFormat();
  const { chances, mean } = analysis.total;
  const most = Math.max(...chances);
  const of = (side: 'over' | 'under') => analysis.fairPrices.find((one) => one.market === 'total' && one.side === side);
  const [under, over] = [of('under'), of('over')];
  const line = over?.line ?? null;
  return (
    <>
      {under && over ? (
        <div className="split">
          <div>
            <b>{formatChance(under)}</b>
            <span>{`Under ${under.line}, fair ${odds(Math.round(under.fairOdds))}`}</span>
          </div>
          <div>
            <b>{formatChance(over)}</b>
            <span>{`Over ${over.line}, fair ${odds(Math.round(over.fairOdds))}`}</span>
          </div>
        </div>
      ) : null}
      <div className="dist" role="img" aria-label={`Chances of the total of runs, ${mean.toFixed(1)} on average`}>
        {chances.map((chance, runs) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its number of runs
            key={runs}
            className={line === null ? undefined : runs > line ? 'o' : runs === line ? 'p' : undefined}
            style={{ height: `${(PERCENT * chance) / most}%` }}
            title={`${runs}${runs === chances.length - 1 ? ' or more' : ''} runs: ${formatPercent(chance)}`}
          />
        ))}
        {line === null ? null : (
          <span className="line" style={cssVars({ '--at': `${(PERCENT * (line + 0.5)) / chances.length}%` })}>
            <span>{`Line ${line}`}</span>
          </span>
        )}
      </div>
      <div className="dist-x" aria-hidden="true">
        {chances.map((_chance, runs) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its number of runs
          <span key={runs}>{runs === chances.length - 1 ? `${runs}+` : runs}</span>
        ))}
      </div>
      <p className="cap gd-conf">{`Mean ${mean.toFixed(1)} runs. All prices here come from one simulation.`}</p>
    </>
  );
}
