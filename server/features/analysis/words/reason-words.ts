import type { Driver } from '@clearedge/quant/sports/baseball/ratings';
import type { AnalysisContent } from '../../../db/schema/index.ts';
import type { NamedGame } from './driver-words.ts';
import { listText, pointsText, runsText } from './figures.ts';

const MOST = 2;
const LEAST_RUNS = 0.05;
const TOTAL_NAMES: Record<Driver['factor'], string> = {
  home: 'home field',
  starters: 'the starters',
  bullpens: 'the bullpens',
  fielding: 'the fielding',
  offence: 'the offenses',
  lineUps: 'the lineups',
  park: 'the ballpark',
};

function clubReason(code: string, sign: 1 | -1, { drivers, blend }: Pick<AnalysisContent, 'drivers' | 'blend'>): string {
  const helps = drivers.filter(({ points }) => points * sign > 0).slice(0, MOST);
  const named = helps.map(({ title, points }) => `${title.toLowerCase()} (${pointsText(points * sign)} points)`);
  const why = named.length ? `For ${code}: ${listText(named)}.` : `No factor of the model favors ${code}.`;
  if (blend.pHomeMarket === null) return why;
  const gap = (blend.pHomeModel - blend.pHomeMarket) * sign;
  return `${why} ${gap >= 0 ? 'The model rates them above the books.' : 'The model rates them below the books; the price is what pays.'}`;
}

function totalReason(sign: 1 | -1, drivers: readonly Driver[], mean: number): string {
  const named = drivers
    .filter(({ totalDelta }) => totalDelta * sign >= LEAST_RUNS)
    .sort((a, b) => Math.abs(b.totalDelta) - Math.abs(a.totalDelta))
    .slice(0, MOST)
    .map(({ factor, totalDelta }) => `${TOTAL_NAMES[factor]} (${pointsText(totalDelta)})`);
  const why = named.length ? `In runs, ${listText(named)} ${sign > 0 ? 'add' : 'take away'}.` : '';
  return [`We expect ${runsText(mean)}.`, why].filter(Boolean).join(' ');
}

/** Why somebody might take a side, without any price: those change while the words stay. */
export const reasonsFor = (
  game: NamedGame,
  content: Pick<AnalysisContent, 'drivers' | 'blend' | 'total'>,
  drivers: readonly Driver[],
): AnalysisContent['reasons'] => ({
  away: clubReason(game.awayCode, -1, content),
  home: clubReason(game.homeCode, 1, content),
  over: totalReason(1, drivers, content.total.mean),
  under: totalReason(-1, drivers, content.total.mean),
});
