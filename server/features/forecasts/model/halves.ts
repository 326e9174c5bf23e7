import type { ModelReport } from '@clearedge/contract/routes/games/model';
import type { RatingKind, RatingRow } from '@clearedge/quant/sports/baseball/ratings';
import type { z } from 'zod';

type Report = z.infer<typeof ModelReport>;
type Teams = NonNullable<Report['teams']>;

/** Runs a side scores in an average game; a rating on the log scale becomes runs by it. */
const AVERAGE_RUNS = 4.4;
/** The bullpen's share of a side's innings. */
const LATE_SHARE = 0.4;

/** A park learns from each side of a game. */
const SIDES = 2;

const inRuns = (mean: number): number => AVERAGE_RUNS * Math.expm1(mean);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Clubs in order of what they add in both halves of an inning. */
export function teamTable(rows: readonly RatingRow[]): Teams {
  const find = (kind: RatingKind, id: string): RatingRow | undefined => rows.find((row) => row.kind === kind && row.id === id);
  const worth = ({ offence, prevention }: Teams[number]): number => offence + prevention;
  const teams = rows
    .filter(({ kind }) => kind === 'offence')
    .map(({ id, mean, sd, games }) => {
      const [bullpen, fielding] = [find('bullpen', id), find('fielding', id)];
      const allowed = LATE_SHARE * (bullpen?.mean ?? 0) + (fielding?.mean ?? 0);
      const spread = Math.hypot(sd, LATE_SHARE * (bullpen?.sd ?? 0), fielding?.sd ?? 0);
      return { code: id, offence: inRuns(mean), prevention: -inRuns(allowed), sd: AVERAGE_RUNS * spread, games };
    });
  // The league's own level is a rating apart: only differences between clubs mean anything.
  const [offence, prevention] = [meanOf(teams.map((team) => team.offence)), meanOf(teams.map((team) => team.prevention))];
  return teams
    .map((team) => ({ ...team, offence: team.offence - offence, prevention: team.prevention - prevention }))
    .sort((a, b) => worth(b) - worth(a) || (a.code < b.code ? -1 : 1));
}

/** Parks from the one that gives most runs to the one that gives fewest; 1 is neutral. */
export const parkTable = (rows: readonly RatingRow[]): NonNullable<Report['parks']> =>
  rows
    .filter(({ kind }) => kind === 'park')
    .map(({ id, mean, games }) => ({ venue: id, factor: Math.exp(mean), games: games / SIDES }))
    .sort((a, b) => b.factor - a.factor || (a.venue < b.venue ? -1 : 1));
