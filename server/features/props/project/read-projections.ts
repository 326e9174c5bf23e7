import type { SportKey } from '@clearedge/contract/sports';
import { isBaseballKind, type PropKind, type PropSelection } from '@clearedge/quant/grading';
import { isCalibrated } from '@clearedge/quant/sports/baseball/players';
import { calibrationOf } from '@clearedge/quant/sports/league/players';
import type { Ctx } from '../../../kernel/ctx.ts';
import { leaguePlayersOf } from '../../../sports/registry.ts';
import { listNewest, type StoredProjection } from './projection-rows.ts';

/** What the model expects of one statistic of one man. */
export interface StatProjection {
  mean: number;
  /** Chances of 0, 1, 2 ... */
  distribution: number[];
  /** Of going over a line, staying under it and landing on it; they sum to 1. */
  chances: (line: number) => { over: number; under: number; push: number };
  /** His own games that it rests on, where he is not simulated. */
  games?: number;
}

/** A prop and the chance published of it. */
interface ChancedProp {
  selection: PropSelection;
  probability: number | null;
}

interface Finders {
  /** Null for a player or a kind that was not projected, and for a kind whose chances did not pass: the market alone prices it. */
  find: (playerId: string, prop: PropKind) => StatProjection | null;
  /** Whatever its record: a price with a hold is no claim. Null for what was not projected. */
  findUnproven: (playerId: string, prop: PropKind) => StatProjection | null;
}

/** A game whose plays are simulated. */
export interface GameProjection extends StoredProjection, Finders {}

type Lineups = Pick<StoredProjection['known'], 'isAwayLineUpAnnounced' | 'isHomeLineUpAnnounced'>;
/** What the players of a game of any sport are expected to do. */
export interface PropProjection extends Pick<StoredProjection, 'createdAt' | 'modelVersion' | 'games' | 'men'>, Finders {
  known: Lineups;
  /** Made from each player's own past games, not from simulated ones. */
  isFromPastGames?: true;
  /**
   * That props on its players all win, from the chance of each given no push (null: the model's own), where they are not counted in simulated
   * games; null where it is not known.
   */
  joint?: (props: readonly ChancedProp[]) => number | null;
}

/** Whether a sport's chances of a kind passed on past seasons; the market alone prices the others. */
export function isProvenKind(sport: SportKey, kind: PropKind): boolean {
  const players = leaguePlayersOf(sport);
  return players ? calibrationOf(players.calibration, kind) === 'calibrated' : isCalibrated(kind);
}

export function statOf(counts: readonly number[]): StatProjection {
  const games = counts.reduce((sum, count) => sum + count, 0);
  const distribution = counts.map((count) => count / games);
  return {
    mean: distribution.reduce((sum, share, value) => sum + value * share, 0),
    distribution,
    chances: (line) => {
      const sumOf = (counted: (value: number) => boolean) => distribution.reduce((sum, share, at) => (counted(at) ? sum + share : sum), 0);
      return { over: sumOf((value) => value > line), under: sumOf((value) => value < line), push: sumOf((value) => value === line) };
    },
  };
}

const toProjection = (row: StoredProjection): GameProjection => {
  const men = new Map(row.men.map((man) => [man.playerId, man]));
  const findUnproven: GameProjection['find'] = (playerId, prop) => {
    const counts = isBaseballKind(prop) ? men.get(playerId)?.counts[prop] : undefined;
    return counts ? statOf(counts) : null;
  };
  return { ...row, findUnproven, find: (playerId, prop) => (isCalibrated(prop) ? findUnproven(playerId, prop) : null) };
};

/** The newest projection of each of these contests that has one. */
export async function listProjections({ db }: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<Map<string, GameProjection>> {
  const newest = await listNewest(db, contestIds);
  return new Map([...newest].map(([contestId, row]) => [contestId, toProjection(row)]));
}

export const findProjection = async (ctx: Pick<Ctx, 'db'>, contestId: string): Promise<GameProjection | null> =>
  (await listProjections(ctx, [contestId])).get(contestId) ?? null;
