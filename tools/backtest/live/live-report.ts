import { percent, table } from '../report/table.ts';
import type { LiveFigures } from './live-figures.ts';

/** The figures of chances in play as a text. */
export function liveReport({ seasons, games, innings, reliability }: LiveFigures): string[] {
  const rows = innings.map(({ inning, plays, model, base, difference, totalBias, totalError }) => [
    inning === null ? 'all' : inning > 9 ? 'extra' : String(inning),
    String(plays),
    model.toFixed(4),
    base.toFixed(4),
    difference ? `${difference.mean.toFixed(4)} [${difference.low.toFixed(4)}, ${difference.high.toFixed(4)}]` : '–',
    totalBias.toFixed(2),
    totalError.toFixed(2),
  ]);
  const bins = reliability.map(({ count, meanForecast, hitRate }) => [String(count), percent(meanForecast), percent(hitRate)]);
  return [
    `In play: ${games} games of ${seasons.join(', ')}, each season with the tables of the others`,
    ...table(['Inning', 'plays', 'log loss', 'base rates', 'difference [95%]', 'total bias', 'total error'], rows),
    '',
    ...table(['Plays', 'home chance', 'home won'], bins),
  ];
}
