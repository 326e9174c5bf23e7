import type { SubStep } from '../event-game.ts';

export interface BatterTally {
  playerId: string;
  name: string;
  order: number;
  positions: number[];
  isStarter: boolean;
  plateAppearances: number;
  atBats: number;
  runs: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  runsBattedIn: number;
  walks: number;
  intentionalWalks: number;
  strikeouts: number;
  hitByPitch: number;
  sacrificeHits: number;
  sacrificeFlies: number;
  interferences: number;
  stolenBases: number;
  caughtStealing: number;
  doublePlays: number;
}

export interface PitcherTally {
  playerId: string;
  name: string;
  isStarter: boolean;
  outs: number;
  battersFaced: number;
  hits: number;
  runs: number;
  /** Counted from the plays' (UR) marks while a game goes on; the file's own figure once it is over. */
  earnedRuns: number;
  walks: number;
  strikeouts: number;
  homeRuns: number;
  pitches: number;
}

export interface SideBox {
  batters: Map<string, BatterTally>;
  pitchers: Map<string, PitcherTally>;
  errors: number;
  leftOnBase: number;
}

export const emptySideBox = (): SideBox => ({ batters: new Map(), pitchers: new Map(), errors: 0, leftOnBase: 0 });

const BATTING_ZERO = {
  plateAppearances: 0,
  atBats: 0,
  runs: 0,
  hits: 0,
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  runsBattedIn: 0,
  walks: 0,
  intentionalWalks: 0,
  strikeouts: 0,
  hitByPitch: 0,
  sacrificeHits: 0,
  sacrificeFlies: 0,
  interferences: 0,
  stolenBases: 0,
  caughtStealing: 0,
  doublePlays: 0,
};
const PITCHING_ZERO = { outs: 0, battersFaced: 0, hits: 0, runs: 0, earnedRuns: 0, walks: 0, strikeouts: 0, homeRuns: 0, pitches: 0 };

/** Writes a man's arrival or change of position into the box. */
export function enterBox(box: SideBox, step: SubStep, isStarter: boolean): void {
  const { playerId, name, order, position } = step;
  if (position === 1 && !box.pitchers.has(playerId)) box.pitchers.set(playerId, { playerId, name, isStarter, ...PITCHING_ZERO });
  if (order === 0) return;
  const known = box.batters.get(playerId);
  if (known) known.positions.push(position);
  else box.batters.set(playerId, { playerId, name, order, positions: [position], isStarter, ...BATTING_ZERO });
}
