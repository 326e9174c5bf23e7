import type { LeagueBox } from '../../../../ports/index.ts';
import { type BoxTally, createTally } from '../../leagues/box-tally.ts';
import type { Man } from '../../leagues/roster.ts';
import type { Play, Side } from '../engine/play.ts';
import { POINTS } from '../engine/rules.ts';
import type { Squad } from '../squads.ts';
import { menOf, type Players } from './men-of-play.ts';

/** Of a side's snaps, how many each of its men on attack is in for: the quarterback, the backs, the receivers. */
const SNAP_SHARES = { backs: [0.6, 0.36], receivers: [0.92, 0.82, 0.78, 0.6, 0.42] } as const;

type Adder = (tally: BoxTally, men: Players, yards: number) => void;

const carry: Adder = ({ add }, { back }, yards) => {
  add(back, 'snaps');
  add(back, 'rushing_attempts');
  add(back, 'rushing_yards', yards);
};
const attempt: Adder = ({ add }, { passer }) => add(passer, 'passing_attempts');
const target: Adder = ({ add }, { receiver }) => add(receiver, 'targets');

/** What each kind of play adds; kicks, penalties and tries by points alone. */
const ADDS: Partial<Record<Play['kind'], readonly Adder[]>> = {
  run: [carry],
  downs: [carry],
  fumble: [carry, ({ add }, { back }) => add(back, 'fumbles_lost')],
  kneel: [(tally, men, yards) => carry(tally, { ...men, back: men.passer }, yards)],
  pass: [
    attempt,
    target,
    ({ add }, { passer, receiver }, yards) => {
      add(passer, 'completions');
      add(passer, 'passing_yards', yards);
      add(receiver, 'receptions');
      add(receiver, 'receiving_yards', yards);
    },
  ],
  incomplete: [attempt, target],
  interception: [attempt, target, ({ add }, { passer }) => add(passer, 'interceptions')],
  sack: [({ add }, { passer }) => add(passer, 'sacks_taken')],
  field_goal: [({ add }, { kicker }) => add(kicker, 'field_goals'), ({ add }, { kicker }) => add(kicker, 'field_goal_attempts')],
  field_goal_missed: [({ add }, { kicker }) => add(kicker, 'field_goal_attempts')],
  convert: [({ add }, { kicker }) => add(kicker, 'extra_points'), ({ add }, { kicker }) => add(kicker, 'extra_point_attempts')],
  convert_missed: [({ add }, { kicker }) => add(kicker, 'extra_point_attempts')],
};

/** Who scored on a play; null for a safety, which is his side's alone. */
function scorerOf({ kind, side, scored }: Play, men: Players): Man | null {
  if (scored?.kind === 'touchdown') {
    if (kind === 'kickoff' || kind === 'punt') return men.returner;
    if (scored.by !== side) return men.defender;
    return kind === 'pass' ? men.receiver : men.back;
  }
  if (scored?.kind === 'two_points') return men.receiver;
  if (scored?.kind === 'single' && kind === 'punt') return men.punter;
  return scored === null || scored.kind === 'safety' ? null : men.kicker;
}

function addScore({ add }: BoxTally, play: Play, men: Players): void {
  const scorer = scorerOf(play, men);
  if (scorer === null) return;
  add(scorer, 'points', POINTS[play.scored!.kind]);
  if (play.scored!.kind !== 'touchdown') return;
  add(scorer, 'touchdowns');
  if (scorer === men.returner || scorer === men.defender) add(scorer, 'return_touchdowns');
  else if (play.kind === 'pass') {
    add(men.passer, 'passing_touchdowns');
    add(scorer, 'receiving_touchdowns');
  } else add(scorer, 'rushing_touchdowns');
}

const FROM_SCRIMMAGE: ReadonlySet<Play['kind']> = new Set([
  'run',
  'downs',
  'fumble',
  'kneel',
  'pass',
  'incomplete',
  'interception',
  'sack',
]);

/** Snaps by share of the side's, and at least the plays that a man is named in. */
function addSnaps({ add, of }: BoxTally, { quarterback, backs, receivers }: Squad, snaps: number): void {
  const give = (man: Man, share: number): void => {
    const named = of(man, 'rushing_attempts') + of(man, 'targets');
    add(man, 'snaps', Math.max(named, Math.round(snaps * share)) - of(man, 'snaps'));
  };
  give(quarterback, 1);
  for (const [at, share] of SNAP_SHARES.backs.entries()) give(backs[at]!, share);
  for (const [at, share] of SNAP_SHARES.receivers.entries()) give(receivers[at]!, share);
}

/** What every man of a game has done by the end of these plays. */
export function footballBox(squads: Record<Side, () => Squad>, plays: readonly Play[]): LeagueBox {
  const tally = createTally({ away: squads.away().dressed, home: squads.home().dressed });
  const snaps = { away: 0, home: 0 };
  for (const play of plays) {
    const men = menOf(squads, play);
    for (const add of ADDS[play.kind] ?? []) add(tally, men, play.yards);
    addScore(tally, play, men);
    if (FROM_SCRIMMAGE.has(play.kind)) snaps[play.side] += 1;
  }
  for (const side of ['away', 'home'] as const) addSnaps(tally, squads[side](), snaps[side]);
  return tally.box();
}
