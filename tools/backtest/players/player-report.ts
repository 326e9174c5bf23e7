import { passes } from '@clearedge/quant/scoring';
import { table } from '../report/table.ts';
import type { AtLine } from './player-figures.ts';
import type { PlayerBacktest } from './run-players.ts';

const points = (value: number): string => (100 * value).toFixed(1);
const fixed = (value: number | null, digits: number): string => (value === null ? '–' : value.toFixed(digits));
const lineText = ({ games, stated, seen, error }: AtLine): string =>
  games === 0 ? '–' : `${points(stated)} ${points(seen)} (${points(error)})`;

/** The figures of a league's players as lines for a terminal; none where the folder has no lines of players. */
export function playerReport({ seasons, kinds, pairs }: PlayerBacktest): string[] {
  if (kinds.length === 0) return ['No lines of players in this folder.'];
  return [
    `Players, ${seasons.join(', ')}: deciles by stated chance over every half line between 2% and 98%; the yardstick is a negative binomial about the last ten games`,
    ...table(
      ['', 'n', 'MAE', 'season', 'last 10', 'worst decile (se)', 'log loss', 'yardstick', 'median −½', 'median +½', 'calibrated'],
      kinds.map((one) => [
        one.kind,
        String(one.starts),
        fixed(one.meanError, 3),
        fixed(one.averageError, 3),
        fixed(one.lastTenError, 3),
        `${points(one.worstGap)} (${points(one.worstGapError)})`,
        fixed(one.logLoss, 4),
        fixed(one.usualLogLoss, 4),
        lineText(one.below),
        lineText(one.above),
        passes(one) ? 'yes' : 'market only',
      ]),
    ),
    '',
    'Two overs of one game at their median lines, alternate ones at 30%; leveled: with single chances moved until they come to as many as won',
    ...table(
      ['', 'pairs', 'independent', 'stated', 'seen (se)', 'leveled', 'seen less leveled (se)'],
      pairs.map(({ name, pairs: count, independent, stated, seen, error, leveled, leveledError }) => [
        name,
        String(count),
        points(independent),
        points(stated),
        `${points(seen)} (${points(error)})`,
        points(leveled),
        `${points(seen - leveled)} (${points(leveledError)})`,
      ]),
    ),
  ];
}
