import type { Period, Selection } from '@clearedge/quant/grading';
import type { SportKey } from '../sports.ts';
import { gameSpellingOf } from './registry.ts';
import type { Bounds } from './sport-spelling.ts';

const within = (line: number, { least, most }: Bounds): boolean => line >= least && line <= most;

/** Whether a line under a team's name without the words "team total" is surely that team's own total. */
export const isTeamLine = (line: number, period: Period, sport: SportKey): boolean =>
  line <= (gameSpellingOf(sport).lines[period]?.mostSurelyTeam ?? 0);

/** Whether a selection's line is a half step and one that its market is written at; true without a line. */
export function isUsualLine(selection: Selection, sport: SportKey): boolean {
  if (selection.market === 'moneyline') return true;
  const { line } = selection;
  const { lines, mostProp } = gameSpellingOf(sport);
  if (!Number.isInteger(line * 2)) return false;
  if (selection.market === 'prop') return within(line, { least: 0.5, most: mostProp[selection.prop] ?? 0 });
  const usual = lines[selection.period];
  if (!usual) return false;
  if (selection.market === 'spread') return Math.abs(line) <= usual.mostSpread;
  return within(line, selection.team ? usual.teamTotal : usual.total);
}
