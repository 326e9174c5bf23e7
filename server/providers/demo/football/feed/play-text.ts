import type { ToldGame } from '../../leagues/create-feed.ts';
import { otherSide, type Play, type Side, type Spot } from '../engine/play.ts';
import type { FootballCode, PlayWords } from '../engine/simulate-game.ts';
import type { Squad } from '../squads.ts';
import { menOf, type Players } from './men-of-play.ts';

type Codes = Record<Side, string>;

/** A game of football, Canadian or American, with all that its plays are told in. */
export interface ToldFootball extends ToldGame<Play> {
  code: FootballCode;
  codes: Codes;
  squads: Record<Side, () => Squad>;
}

/** "HAM 35", as the scoreboard says it. */
export function placeOf({ side, yard }: Spot, codes: Codes, fieldYards: number): string {
  if (yard === fieldYards / 2) return 'midfield';
  return yard < fieldYards / 2 ? `${codes[side]} ${yard}` : `${codes[otherSide(side)]} ${fieldYards - yard}`;
}

const yardsOf = (yards: number): string => (Math.abs(yards) === 1 ? '1 yard' : `${Math.abs(yards)} yards`);
const gained = (yards: number): string =>
  yards > 0 ? `for ${yardsOf(yards)}` : yards === 0 ? 'for no gain' : `for a loss of ${yardsOf(yards)}`;

type Names = Record<keyof Players, string>;

const namesOf = (men: Players): Names => Object.fromEntries(Object.entries(men).map(([role, { name }]) => [role, name])) as Names;

const WORDS: Record<Play['kind'], (men: Names, yards: number, words: PlayWords) => string> = {
  kickoff: ({ kicker, returner }, yards) => `${kicker} kicks off ${yardsOf(yards)}, returned by ${returner}`,
  run: ({ back }, yards) => `${back} runs ${gained(yards)}`,
  pass: ({ passer, receiver }, yards) => `${passer} passes to ${receiver} ${gained(yards)}`,
  incomplete: ({ passer, receiver }) => `${passer} throws incomplete to ${receiver}`,
  sack: ({ passer, defender }, yards) => `${passer} sacked by ${defender} ${gained(yards)}`,
  interception: ({ passer, defender }) => `${passer} intercepted by ${defender}`,
  fumble: ({ back, defender }) => `${back} fumbles, recovered by ${defender}`,
  kneel: ({ passer }) => `${passer} kneels`,
  penalty_offence: (_, yards, { offense }) => `Penalty on the ${offense}, ${yardsOf(yards)}`,
  penalty_defence: (_, yards, { defense }) => `Penalty on the ${defense}, ${yardsOf(yards)}`,
  punt: ({ punter }, yards) => `${punter} punts ${yardsOf(yards)}`,
  field_goal: ({ kicker }, yards) => `${kicker} kicks a ${yards}-yard field goal`,
  field_goal_missed: ({ kicker }, yards) => `${kicker} misses from ${yardsOf(yards)}`,
  convert: ({ kicker }, _, { kickedTry }) => `${kicker} kicks the ${kickedTry}`,
  convert_missed: ({ kicker }, _, { kickedTry }) => `${kicker} misses the ${kickedTry}`,
  two_points: ({ passer, receiver }, _, { playedTry }) => `${playedTry}: ${passer} to ${receiver}`,
  two_points_failed: (_men, _yards, { playedTry }) => `${playedTry} fails`,
  downs: ({ back }) => `${back} stopped short`,
};

const FROM_SCRIMMAGE: ReadonlySet<Play['kind']> = new Set(['run', 'pass', 'incomplete', 'sack', 'downs']);

function ending({ scored, next, side, kind }: Play, { returner }: Names, { codes, code }: ToldFootball): string {
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
  return `${isOnDowns ? ', turned over on downs' : ''}${isWhereItWas ? '' : `, ball on ${placeOf(next, codes, code.rules.fieldYards)}`}`;
}

export function playText(game: ToldFootball, play: Play): string {
  const men = namesOf(menOf(game.squads, play));
  return `${WORDS[play.kind](men, play.yards, game.code.words)}${ending(play, men, game)}.`;
}
