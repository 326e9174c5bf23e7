import { toBase } from './advance.ts';
import type { Advance, BasicPlay, FromBase, RunnerKind, ToBase } from './event-types.ts';
import { countErrors, fieldersOf, groupsOf, isPutOut } from './fielding.ts';

const PLAIN: Record<string, RunnerKind> = {
  WP: 'wild_pitch',
  PB: 'passed_ball',
  BK: 'balk',
  DI: 'indifference',
  OA: 'other_advance',
  NP: 'no_play',
};
const RUNNING = /^(SB|CS|POCS|PO)([123H])((?:\([^)]*\))*)$/;

const runnerPlay = (kind: RunnerKind): BasicPlay => ({
  kind,
  batterTo: null,
  moves: [],
  stolen: [],
  caughtFrom: [],
  errors: 0,
  fielders: '',
});

const move = (from: FromBase, to: ToBase, isOut: boolean, groups: string[], errors: number): Advance => ({
  from,
  to,
  isOut,
  isUnearned: groups.includes('UR'),
  isRunBattedIn: null,
  errors,
});

function addRunning(play: BasicPlay, word: string, base: ToBase, groups: string[]): void {
  const errors = groups.reduce((sum, group) => sum + countErrors(group), 0);
  const from = (base - 1) as FromBase;
  play.errors += errors;
  play.fielders += fieldersOf(groups[0] ?? '');
  if (word === 'SB') {
    play.stolen.push(base);
    play.moves.push(move(from, base, false, groups, 0));
  } else if (word === 'PO') {
    play.kind = 'pickoff';
    // A throw that gets away leaves the runner on his base; where he goes from there is in the advances.
    if (isPutOut(groups)) play.moves.push(move(base as FromBase, base, true, groups, 0));
  } else {
    play.kind = 'caught_stealing';
    play.caughtFrom.push(from);
    play.moves.push(move(from, base, isPutOut(groups), groups, 0));
  }
}

/** A play during a batter's turn that does not end it. */
export function parseRunnerPlay(code: string): BasicPlay | null {
  const plain = PLAIN[code];
  if (plain) return runnerPlay(plain);
  const foul = /^FLE(\d)$/.exec(code);
  if (foul) return { ...runnerPlay('foul_error'), errors: 1, fielders: foul[1] ?? '' };
  const play = runnerPlay('stolen_base');
  for (const part of code.split(';')) {
    const match = RUNNING.exec(part);
    if (!match) return null;
    const base = toBase(match[2] ?? '');
    if (match[1] !== 'PO' && base === 1) return null;
    if (match[1] === 'PO' && base === 4) return null;
    addRunning(play, match[1] ?? '', base, groupsOf(match[3] ?? ''));
  }
  return play;
}
