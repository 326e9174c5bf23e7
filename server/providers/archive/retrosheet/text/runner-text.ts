import type { Advance, BasicPlay, EventCode } from '../code/event-types.ts';
import type { PlayResult } from '../game/game-state.ts';
import { baseName } from './words.ts';

const OPENINGS: Partial<Record<BasicPlay['kind'], string>> = {
  wild_pitch: 'Wild pitch',
  passed_ball: 'Passed ball',
  balk: 'Balk',
  indifference: 'Defensive indifference',
  foul_error: 'A foul ball is dropped for an error',
};

export type NameOf = (playerId: string | null | undefined) => string;

const runnerId = ({ runnersBefore, step }: PlayResult, from: number): string | null =>
  from === 0 ? step.batterId : (runnersBefore[from - 1] ?? null);

/** What a running play says of the men it names: "Soto steals second", or its own opening words. */
export function runningTexts(play: BasicPlay, result: PlayResult, name: NameOf): string[] {
  const opening = OPENINGS[play.kind];
  const texts = opening ? [opening] : [];
  for (const base of play.stolen) texts.push(`${name(runnerId(result, base - 1))} steals ${baseName(base)}`);
  for (const from of play.caughtFrom) {
    const isOut = result.resolution.moves.find((move) => move.from === from)?.isOut ?? false;
    texts.push(`${name(runnerId(result, from))} is ${isOut ? 'caught stealing' : 'safe on an error stealing'} ${baseName(from + 1)}`);
  }
  if (play.kind !== 'pickoff') return texts;
  const picked = play.moves.find((move) => move.isOut);
  return [...texts, picked ? `${name(runnerId(result, picked.from))} is picked off ${baseName(picked.from)}` : 'A pickoff throw gets away'];
}

function moveText(move: Advance, name: string): string {
  if (move.isOut) return `${name} out at ${baseName(move.to)}`;
  return move.to === 4 ? `${name} scores` : `${name} to ${baseName(move.to)}`;
}

const isForced = (code: EventCode, move: Advance): boolean =>
  !move.isOut && move.to !== 4 && ['walk', 'intentional_walk', 'hit_by_pitch', 'interference', 'home_run'].includes(code.basic.kind);

/** Where the play's own words have left each runner: a steal's base, or 0 for one caught or picked off. */
function toldBases(plays: BasicPlay[]): Map<number, number> {
  const told = new Map<number, number>();
  for (const { kind, stolen, caughtFrom, moves } of plays) {
    for (const base of stolen) told.set(base - 1, base);
    for (const from of caughtFrom) told.set(from, moves.some((move) => move.from === from && move.isOut) ? 0 : from + 1);
    if (kind === 'pickoff') for (const move of moves) if (move.isOut) told.set(move.from, 0);
  }
  return told;
}

/** The other runners, the leading one first, less what the play's own words have told of them. */
export function moveTexts(code: EventCode, result: PlayResult, name: NameOf): string[] {
  const told = toldBases([code.basic, code.second].flatMap((play) => play ?? []));
  const isNews = (move: Advance): boolean => {
    const base = told.get(move.from);
    return base === undefined || (base !== 0 && (move.isOut || move.to > base));
  };
  return result.resolution.moves
    .filter((move) => move.from !== 0 && (move.isOut || move.to !== move.from) && !isForced(code, move) && isNews(move))
    .sort((a, b) => b.from - a.from)
    .map((move) => moveText(move, name(runnerId(result, move.from))));
}
