import type { ForecastScore } from './model.queries.ts';

const NAMES: Record<ForecastScore['forecaster'], string> = {
  model: 'Our model alone',
  blend: 'Our model with the market',
  market: 'The market at the time',
  open: 'Opening line',
  close: 'Closing line',
  publicModel: 'FiveThirtyEight',
  elo: 'Plain Elo',
  homeRate: 'Home side’s usual rate',
  coin: 'A coin',
};
const OURS = new Set<ForecastScore['forecaster']>(['model', 'blend']);

/** Forecasters from the best to the worst. A smaller loss is a better forecast. */
export function ScoresTable({ scores }: { scores: readonly ForecastScore[] }) {
  const ordered = scores.toSorted((a, b) => a.logLoss - b.logLoss);
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">Forecaster</th>
          <th scope="col" className="num">
            <abbr title="Mean negative logarithm of the probability given to what happened. Lower is better.">Log loss</abbr>
          </th>
          <th scope="col" className="num">
            <abbr title="Mean squared error of the probability. Lower is better.">Brier</abbr>
          </th>
          <th scope="col" className="num">
            Games
          </th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ forecaster, logLoss, brier, games }) => (
          <tr key={forecaster} data-ours={OURS.has(forecaster) || undefined}>
            <th scope="row">{NAMES[forecaster]}</th>
            <td className="num">{logLoss.toFixed(4)}</td>
            <td className="num">{brier.toFixed(4)}</td>
            <td className="num">{games.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
