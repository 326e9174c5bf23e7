import { CANADIAN } from '../engine/canadian.ts';
import { otherSide, type Play, type Side, type Spot } from '../engine/play.ts';
import type { FootballGame } from '../league.ts';

const FIELD_YARDS = CANADIAN.rules.fieldYards;
const MIDFIELD = FIELD_YARDS / 2;

type Codes = Record<Side, string>;
export const codesOf = ({ fixture }: FootballGame): Codes => ({ away: fixture.away.code, home: fixture.home.code });

/** "HAM 35", as the scoreboard says it. */
export function placeOf({ side, yard }: Spot, codes: Codes): string {
  if (yard === MIDFIELD) return 'midfield';
  return yard < MIDFIELD ? `${codes[side]} ${yard}` : `${codes[otherSide(side)]} ${FIELD_YARDS - yard}`;
}

const yardsOf = (yards: number): string => (Math.abs(yards) === 1 ? '1 yard' : `${Math.abs(yards)} yards`);
const gained = (yards: number): string =>
  yards > 0 ? `for ${yardsOf(yards)}` : yards === 0 ? 'for no gain' : `for a loss of ${yardsOf(yards)}`;

interface Players {
  passer: string;
  receiver: string;
  back: string;
  kicker: string;
  punter: string;
  returner: string;
  defender: string;
}

function menOf({ season }: FootballGame, codes: Codes, { side, who }: Play): Players {
  const own = season.squadOf(codes[side]);
  const other = season.squadOf(codes[otherSide(side)]);
  const pick = (men: readonly string[]): string => men[who % men.length]!;
  return {
    passer: own.quarterback,
    receiver: pick(own.receivers),
    back: who % 7 === 0 ? own.quarterback : who % 3 === 0 ? own.backs[1]! : own.backs[0]!,
    kicker: own.kicker,
    punter: own.punter,
    returner: other.returner,
    defender: pick(other.defenders),
  };
}

const WORDS: Record<Play['kind'], (men: Players, yards: number) => string> = {
  kickoff: ({ kicker, returner }, yards) => `${kicker} kicks off ${yardsOf(yards)}, returned by ${returner}`,
  run: ({ back }, yards) => `${back} runs ${gained(yards)}`,
  pass: ({ passer, receiver }, yards) => `${passer} passes to ${receiver} ${gained(yards)}`,
  incomplete: ({ passer, receiver }) => `${passer} throws incomplete to ${receiver}`,
  sack: ({ passer, defender }, yards) => `${passer} sacked by ${defender} ${gained(yards)}`,
  interception: ({ passer, defender }) => `${passer} intercepted by ${defender}`,
  fumble: ({ defender }) => `Fumble, recovered by ${defender}`,
  kneel: ({ passer }) => `${passer} kneels`,
  penalty_offence: (_, yards) => `Penalty on the offence, ${yardsOf(yards)}`,
  penalty_defence: (_, yards) => `Penalty on the defence, ${yardsOf(yards)}`,
  punt: ({ punter }, yards) => `${punter} punts ${yardsOf(yards)}`,
  field_goal: ({ kicker }, yards) => `${kicker} kicks a ${yards}-yard field goal`,
  field_goal_missed: ({ kicker }, yards) => `${kicker} misses from ${yardsOf(yards)}`,
  convert: ({ kicker }) => `${kicker} kicks the convert`,
  convert_missed: ({ kicker }) => `${kicker} misses the convert`,
  two_points: ({ passer, receiver }) => `Two-point convert: ${passer} to ${receiver}`,
  two_points_failed: () => 'Two-point convert fails',
  downs: ({ back }) => `${back} stopped short`,
};

const FROM_SCRIMMAGE: ReadonlySet<Play['kind']> = new Set(['run', 'pass', 'incomplete', 'sack', 'downs']);

function ending({ scored, next, side, kind }: Play, { returner }: Players, codes: Codes): string {
  if (scored?.kind === 'touchdown') {
    if (kind === 'kickoff' || kind === 'punt')
      return `, ${kind === 'punt' ? `returned by ${returner}` : 'all the way'}: touchdown ${codes[scored.by]}`;
    return scored.by === side ? ': touchdown' : `, returned for a touchdown by ${codes[scored.by]}`;
  }
  if (scored?.kind === 'single') return `, single point ${codes[scored.by]}`;
  if (scored?.kind === 'safety') return `, safety ${codes[scored.by]}`;
  if (next === null || scored !== null) return '';
  const isOnDowns = next.side !== side && FROM_SCRIMMAGE.has(kind);
  const isWhereItWas = kind === 'incomplete' && !isOnDowns;
  return `${isOnDowns ? ', turned over on downs' : ''}${isWhereItWas ? '' : `, ball on ${placeOf(next, codes)}`}`;
}

export function playText(game: FootballGame, play: Play): string {
  const codes = codesOf(game);
  const men = menOf(game, codes, play);
  return `${WORDS[play.kind](men, play.yards)}${ending(play, men, codes)}.`;
}
