import type { LeagueBox } from '../../../../ports/index.ts';
import { createChance, drawNormal } from '../../chance.ts';
import { createTally, secondsPlayed, sharedSeconds } from '../../leagues/box-tally.ts';
import type { Side } from '../../leagues/league.ts';
import { type HockeyPlay, isOnGoal, isShootout } from '../engine/play.ts';
import type { ToldHockey } from './play-text.ts';

const SIDES = ['away', 'home'] as const;
const otherSide = (side: Side): Side => (side === 'away' ? 'home' : 'away');
const CLOCK = { periods: 3, seconds: 1200 } as const;
const ON_ICE = 5;
/** Minutes of a skater of each forward line, then of each pair, in a usual game, and how far a game differs, on the logarithm. */
const MINUTES = [19.2, 16.8, 14.2, 11, 23.2, 20, 16.4] as const;
const FORWARDS = 12;
const GAMES_DIFFER = 0.08;
const PENALTY_MINUTES = 2;

const usualMinutes = (place: number): number => MINUTES[place < FORWARDS ? Math.floor(place / 3) : 4 + Math.floor((place - FORWARDS) / 2)]!;

/** What every man of a game has done by the end of these plays; a shootout's goals are no one's. */
export function hockeyBox({ lineups, gameText, overtimeSeconds }: ToldHockey, plays: readonly HockeyPlay[]): LeagueBox {
  const tally = createTally({ away: lineups.away().dressed, home: lineups.home().dressed });
  for (const { kind, side, strength, skaters: places } of plays.filter((play) => !isShootout(play))) {
    const [man, ...helpers] = places.map((place) => lineups[side]().skaters[place]!);
    const against = lineups[otherSide(side)]().goalie;
    if (kind === 'penalty') tally.add(man!, 'penalty_minutes', PENALTY_MINUTES);
    if (isOnGoal({ kind, strength })) tally.add(man!, 'shots');
    if (isOnGoal({ kind, strength }) && strength !== 'empty_net') {
      tally.add(against, 'shots_faced');
      tally.add(against, kind === 'goal' ? 'goals_allowed' : 'saves');
    }
    if (kind !== 'goal') continue;
    tally.add(man!, 'goals');
    tally.add(man!, 'points');
    for (const helper of helpers) {
      tally.add(helper, 'assists');
      tally.add(helper, 'points');
    }
  }
  const played = secondsPlayed(plays.at(-1) ?? { period: 1, clock: CLOCK.seconds }, { ...CLOCK, overtime: overtimeSeconds });
  for (const side of SIDES) {
    const length = createChance(`${gameText}|minutes|${side}`);
    const { skaters, goalie } = lineups[side]();
    const seconds = sharedSeconds(
      ON_ICE * played,
      skaters.map((_, place) => usualMinutes(place) * Math.exp(drawNormal(length, 0, GAMES_DIFFER))),
    );
    for (const [place, man] of skaters.entries()) tally.add(man, 'skating_seconds', seconds[place]!);
    tally.add(goalie, 'goalie_seconds', played);
  }
  return tally.box();
}
