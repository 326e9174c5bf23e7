import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import { mean } from '@clearedge/quant/maths';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { findPlayerName, listResultsOf } from '../rows/entry-rows.ts';
import { positionText } from './position-text.ts';

export type PlayerFormWire = VerbResult<(typeof golfRoutes)['GET /api/golf/players/:playerId']>;
export type PlayerResult = Awaited<ReturnType<typeof listResultsOf>>[number];

const RESULTS_SHOWN = 20;
const WHOLE_ROUND = 18;
const TOP = 10;

const wholeRounds = ({ entry }: PlayerResult): number[] =>
  entry.rounds.flatMap(({ thru, toPar }) => (thru === WHOLE_ROUND && toPar !== null ? [toPar] : []));

export function presentForm(playerId: string, name: string, results: readonly PlayerResult[]): PlayerFormWire {
  const started = results.filter(({ entry }) => entry.teedOff);
  const rounds = started.flatMap(wholeRounds);
  const within = (places: number): number => started.filter(({ entry }) => entry.position !== null && entry.position <= places).length;
  const withCut = started.filter(({ tournament }) => tournament.cut !== null);
  const isThrough = ({ entry, tournament }: PlayerResult): boolean => entry.rounds.length > (tournament.cut?.afterRound ?? 0);
  return {
    playerId,
    name,
    events: started.length,
    wins: within(1),
    top10s: within(TOP),
    cutsMade: withCut.filter(isThrough).length,
    cutsPlayed: withCut.length,
    rounds: rounds.length,
    averageToPar: rounds.length ? mean(rounds) : null,
    results: started.map((result) => ({
      tournamentId: result.tournament.publicId,
      name: result.tournament.name,
      endDate: result.tournament.endsOn,
      positionText: positionText(result.entry),
      toPar: result.entry.toPar,
      rounds: result.entry.rounds.map(({ strokes }) => strokes),
    })),
  };
}

/** A player's name and finished tournaments, or a 404 refusal for one no one has entered. */
export async function readPlayer(ctx: Ctx, playerId: string): Promise<{ name: string; results: PlayerResult[] }> {
  const name = await findPlayerName(ctx.db, playerId);
  if (name === null) throw new DomainError('NOT_FOUND', 'Golfer not found.');
  return { name, results: await listResultsOf(ctx.db, playerId, RESULTS_SHOWN) };
}

export async function getPlayerForm(ctx: Ctx, playerId: string): Promise<PlayerFormWire> {
  const { name, results } = await readPlayer(ctx, playerId);
  return presentForm(playerId, name, results);
}
