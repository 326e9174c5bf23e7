import type { Driver, Factor } from '@clearedge/quant/sports/baseball/ratings';
import type { AnalysedDriver } from '../../../db/schema/index.ts';
import type { Contest } from '../../contests/index.ts';

export type NamedGame = Pick<
  Contest,
  'gameId' | 'awayName' | 'homeName' | 'awayCode' | 'homeCode' | 'awayPitcher' | 'homePitcher' | 'venue'
>;

const TITLE: Record<Factor, string> = {
  home: 'Home field',
  starters: 'Starting pitching',
  bullpens: 'Bullpens',
  fielding: 'Fielding',
  offence: 'Offense',
  lineUps: 'Lineups',
  park: 'Ballpark',
};
const POINTS = 100;
/** Under a tenth of a point there is nothing to show. */
const LEAST_POINTS = 0.05;

function starterDetail({ awayPitcher, homePitcher, awayCode, homeCode }: NamedGame): string {
  const named = (name: string | undefined, code: string): string => name ?? `${code}'s unannounced starter`;
  return `${named(awayPitcher?.name, awayCode)} against ${named(homePitcher?.name, homeCode)}`;
}

function detailOf(factor: Factor, game: NamedGame, lineUpsKnown: boolean): string {
  if (factor === 'home') return `${game.homeCode} play at ${game.venue}`;
  if (factor === 'starters') return starterDetail(game);
  if (factor === 'lineUps') return lineUpsKnown ? 'as announced by both clubs' : 'the men usually in them, until they are announced';
  if (factor === 'bullpens') return 'relief innings, as rated after the last day played';
  if (factor === 'fielding') return 'balls in play turned into outs';
  return factor === 'park' ? `what ${game.venue} gives and takes` : 'runs beyond what the lineups explain';
}

/** The model's signed drivers in words, the strongest first. They add up from 50 to its probability for the home side. */
export const driversInWords = (drivers: readonly Driver[], game: NamedGame, lineUpsKnown: boolean): AnalysedDriver[] =>
  drivers
    .map(({ factor, pHomeDelta }) => ({
      factor,
      title: TITLE[factor],
      detail: detailOf(factor, game, lineUpsKnown),
      points: pHomeDelta * POINTS,
    }))
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
