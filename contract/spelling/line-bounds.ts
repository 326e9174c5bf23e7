import type { Period, PropKind, Selection } from '@clearedge/quant/grading';

interface Bounds {
  least: number;
  most: number;
}
const within = (line: number, { least, most }: Bounds): boolean => line >= least && line <= most;

/** Lines that such a market is written at; a number outside is another market, or lacks its point ("o85"). */
const BASEBALL_TOTAL: Readonly<Record<Period, Bounds>> = {
  full: { least: 4, most: 19.5 },
  first5: { least: 0.5, most: 11.5 },
  inning1: { least: 0.5, most: 4.5 },
};
const BASEBALL_TEAM: Readonly<Record<Period, Bounds>> = {
  full: { least: 0.5, most: 12.5 },
  first5: { least: 0.5, most: 7.5 },
  inning1: { least: 0.5, most: 2.5 },
};
const BASEBALL_SPREAD: Readonly<Record<Period, number>> = { full: 7.5, first5: 4.5, inning1: 1.5 };
const FOOTBALL_TOTAL: Bounds = { least: 20, most: 90 };
const FOOTBALL_TEAM: Bounds = { least: 3, most: 60 };
const FOOTBALL_SPREAD = 31.5;

const PROPS: Readonly<Record<PropKind, number>> = {
  hits: 5.5,
  total_bases: 9.5,
  home_runs: 3.5,
  rbi: 7.5,
  runs: 5.5,
  stolen_bases: 4.5,
  batter_walks: 4.5,
  batter_strikeouts: 4.5,
  pitcher_strikeouts: 16.5,
  pitcher_outs: 26.5,
  pitcher_hits_allowed: 12.5,
  pitcher_walks: 7.5,
  pitcher_earned_runs: 8.5,
};

/** Up to this line "Yankees over 4.5" can only be one team's total; above it, it may be the game's. */
const TEAM_ALONE: Readonly<Record<Period, number>> = { full: 5.5, first5: 2.5, inning1: 0 };
const FOOTBALL_TEAM_ALONE = 34.5;

/** Whether a line under a team's name without the words "team total" is surely that team's own total. */
export const isTeamLine = (line: number, period: Period, sport: string | undefined): boolean =>
  line <= (sport === 'cfl' ? FOOTBALL_TEAM_ALONE : TEAM_ALONE[period]);

/** Whether a selection's line is a half step and one that its market is written at; true without a line. */
export function isUsualLine(selection: Selection, sport: string | undefined): boolean {
  if (selection.market === 'moneyline') return true;
  const { line } = selection;
  if (!Number.isInteger(line * 2)) return false;
  if (selection.market === 'prop') return within(line, { least: 0.5, most: PROPS[selection.prop] });
  if (selection.market === 'spread') return Math.abs(line) <= (sport === 'cfl' ? FOOTBALL_SPREAD : BASEBALL_SPREAD[selection.period]);
  if (selection.team) return within(line, sport === 'cfl' ? FOOTBALL_TEAM : BASEBALL_TEAM[selection.period]);
  return within(line, sport === 'cfl' ? FOOTBALL_TOTAL : BASEBALL_TOTAL[selection.period]);
}
