import type { LeagueSport } from '@clearedge/contract/sports';
import { normalQuantile } from '@clearedge/quant/distribution';
import { sum } from '@clearedge/quant/maths';
import type { SeasonClub, SeasonFixture } from '@clearedge/quant/sports/league/season';
import { clubsOf, type RatedLeague } from '../../../sports/registry.ts';
import { divisionOf, isFinal, type LeagueGame } from '../league-game.ts';
import { finalsOf, recordOf, viewOf } from '../record-rules.ts';

/** Strengths, what is not known of each, the edge at home and the spread of one game, in points of margin. */
export interface Scale {
  strengths: ReadonlyMap<string, number>;
  strengthSd: number;
  homeEdge: number;
  marginSd: number;
}

/** Far enough from nought and one to say what a deviation is. */
const LEAST = 1e-4;

/** Halfway through what is left of a season: clubs change until its end. */
export const middleOf = (now: Date, lastStart: Date): Date => new Date((now.getTime() + Math.max(now.getTime(), lastStart.getTime())) / 2);

/**
 * What the ratings say of games between any two clubs about a time of a season, read from the forecasts of one pair, so that it fits whichever
 * model the league has; null while the clubs are alike.
 */
export function scaleOf(ratings: RatedLeague, season: number, startsAt: Date): Scale | null {
  const rows = ratings.list();
  const [best, worst] = [rows[0], rows.at(-1)];
  if (!best || !worst || best.points - worst.points <= 0) return null;
  const fixture = { season, startsAt, away: worst.code, home: best.code, isNeutral: true, isPlayoff: false };
  const neutral = ratings.project(fixture, null);
  const atHome = ratings.project({ ...fixture, isNeutral: false }, null);
  const { margin, probability } = neutral.model;
  const chance = Math.min(1 - LEAST, Math.max(0.5 + LEAST, probability));
  const whole = margin / normalQuantile(chance);
  const stretch = margin / (best.points - worst.points);
  return {
    strengths: new Map(rows.map(({ code, points }) => [code, stretch * points])),
    strengthSd: neutral.sd.margin / Math.SQRT2,
    homeEdge: atHome.model.margin - margin,
    marginSd: Math.sqrt(Math.max(whole ** 2 - neutral.sd.margin ** 2, (whole / 2) ** 2)),
  };
}

/** The clubs as the finished games of the regular season leave them. */
export function clubsAt(sport: LeagueSport, regular: readonly LeagueGame[], { strengths, strengthSd }: Scale): SeasonClub[] {
  return clubsOf(sport).map((code) => {
    const views = finalsOf(regular, code).map((game) => viewOf(game, code));
    const { wins, losses, ties, overtimeLosses = 0 } = recordOf(sport, views);
    const difference = sum(views.map(({ scored, allowed }) => scored - allowed));
    // A club without a game of two seasons is taken for an average one.
    const strength = strengths.get(code) ?? 0;
    return { code, division: divisionOf(sport, code)!.key, strength, strengthSd, wins, losses, ties, overtimeLosses, difference };
  });
}

/** What is left of a regular season; one that was called off is not played. */
export const remainingOf = (sport: LeagueSport, regular: readonly LeagueGame[]): SeasonFixture[] =>
  regular
    .filter((game) => !isFinal(game) && game.contest.status !== 'cancelled')
    .map(({ contest, isNeutral }) => ({ away: contest.awayCode, home: contest.homeCode, isNeutral }))
    .filter(({ away, home }) => divisionOf(sport, away) !== null && divisionOf(sport, home) !== null);
