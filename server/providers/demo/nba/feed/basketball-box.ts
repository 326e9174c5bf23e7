import type { LeagueBox } from '../../../../ports/index.ts';
import { type Chance, createChance, drawNormal, drawPlace } from '../../chance.ts';
import { type BoxTally, createTally, secondsPlayed, sharedSeconds } from '../../leagues/box-tally.ts';
import type { Side } from '../../leagues/league.ts';
import type { BasketballPlay } from '../engine/play.ts';
import { menOf, type PlayMen } from './men-of-play.ts';
import type { ToldBasketball } from './play-text.ts';
import type { Rotation } from './rotation.ts';

const REGULATION = { periods: 4, seconds: 720, overtime: 300 } as const;
const ON_FLOOR = 5;
/** Minutes of each of the ten in a usual game, and how far a game differs, on the logarithm. */
const MINUTES = [35, 33.5, 32, 30, 27.5, 24, 20, 16, 13, 9] as const;
const GAMES_DIFFER = 0.07;
/** Of turnovers, how many are steals; of twos missed, how many are blocked; and who takes and blocks, by position. */
const STOLEN = 0.56;
const BLOCKED = 0.16;
const THIEVES: Readonly<Record<string, number>> = { G: 1.3, F: 1, C: 0.7 };
const BLOCKERS: Readonly<Record<string, number>> = { G: 0.4, F: 1, C: 2.6 };

const otherSide = (side: Side): Side => (side === 'away' ? 'home' : 'away');

function defender(next: Chance, { men }: Rotation, by: Readonly<Record<string, number>>) {
  return men[
    drawPlace(
      next,
      men.map(({ position }, at) => by[position]! * MINUTES[at]!),
    )
  ]!;
}

function addShot({ add }: BoxTally, { kind, points }: BasketballPlay, { shooter, passer }: PlayMen): void {
  const isThree = kind === 'three' || kind === 'three_missed';
  const isMade = kind === 'two' || kind === 'three';
  add(shooter, 'field_goal_attempts');
  if (isThree) add(shooter, 'three_attempts');
  if (!isMade) return;
  add(shooter, 'field_goals');
  if (isThree) add(shooter, 'threes');
  if (passer) add(passer, 'assists');
  if (points > (isThree ? 3 : 2)) {
    add(shooter, 'free_throws');
    add(shooter, 'free_throw_attempts');
  }
}

function addPlay(tally: BoxTally, play: BasketballPlay, men: PlayMen, defense: Rotation, next: Chance): void {
  const { add } = tally;
  const draw = next();
  if (play.kind === 'turnover') {
    add(men.shooter, 'turnovers');
    if (draw < STOLEN) add(defender(next, defense, THIEVES), 'steals');
  } else if (play.kind === 'free_throws') {
    add(men.shooter, 'free_throws', play.points);
    add(men.shooter, 'free_throw_attempts', 2);
  } else addShot(tally, play, men);
  if (play.kind === 'two_missed' && draw < BLOCKED) add(defender(next, defense, BLOCKERS), 'blocks');
  if (men.rebounder) add(men.rebounder, 'rebounds');
  if (play.points > 0) add(men.shooter, 'points', play.points);
}

/** What every man of a game has done by the end of these plays. */
export function basketballBox({ rotations, gameText }: ToldBasketball, plays: readonly BasketballPlay[]): LeagueBox {
  const tally = createTally({ away: rotations.away().dressed, home: rotations.home().dressed });
  const next = createChance(`${gameText}|defense`);
  for (const play of plays)
    if (play.kind !== 'period_end') addPlay(tally, play, menOf(rotations, play), rotations[otherSide(play.side)](), next);
  const played = secondsPlayed(plays.at(-1) ?? { period: 1, clock: REGULATION.seconds }, REGULATION);
  for (const side of ['away', 'home'] as const) {
    const length = createChance(`${gameText}|minutes|${side}`);
    const weights = MINUTES.map((minutes) => minutes * Math.exp(drawNormal(length, 0, GAMES_DIFFER)));
    const seconds = sharedSeconds(ON_FLOOR * played, weights);
    for (const [at, man] of rotations[side]().men.entries()) tally.add(man, 'seconds', seconds[at]!);
  }
  return tally.box();
}
