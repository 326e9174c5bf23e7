import type { Grade, LeagueFacts } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import { readVectors } from '../../../quant/testing/vectors.ts';
import { withTestCtx } from '../../testing/index.ts';
import { createFootballGame, createTournament, openScene, reportFootball, reportGolf } from '../bets/testing/sport-scene.ts';
import { settlementFeature } from './index.ts';
import { settleContest } from './settle-contest.ts';

interface VectorInput {
  market: string;
  side?: 'away' | 'home' | 'over' | 'under';
  line?: number | null;
  away_score?: number;
  home_score?: number;
  state?: LeagueFacts['state'];
  minutes_played?: number;
  holes_completed?: number;
  won?: boolean;
  missed_cut?: boolean;
  withdrew_after_teeing_off?: boolean;
  rank?: number;
  stake?: number;
  decimal?: number;
  tied?: number;
  places?: number;
  places_available?: number;
}
const WORD: Record<Grade, string> = { win: 'won', loss: 'lost', push: 'push', void: 'void' };
const american = (decimal: number): number => Math.round(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1));

function footballOf({ market, side, line, away_score = 0, home_score = 0, state = 'final', minutes_played = 60 }: VectorInput) {
  const pick = { market, side, ...(market === 'moneyline' ? {} : { line }) };
  return {
    bet: { betType: market, selection: 'as picked', odds: 100, pick },
    facts: { state, minutesPlayed: minutes_played, score: { away: away_score, home: home_score } } satisfies LeagueFacts,
  };
}

/** The published cases of golf as a bet on the first player; places that no book pays are moved to the next that one does. */
function golfOf(op: string, input: VectorInput) {
  if (op === 'settle_golf') {
    const isCut = input.market === 'make_cut';
    const p1 = { madeCut: !input.missed_cut, withdrew: input.withdrew_after_teeing_off ?? false, position: input.won ? 1 : 2 };
    const pick = isCut ? { market: 'make_cut', playerId: 'p1', side: 'yes' } : { market: 'outright', playerId: 'p1' };
    return { bet: { betType: input.market, selection: 'as picked', odds: 100, pick }, p1, holes: input.holes_completed ?? 72 };
  }
  const places = input.places ?? input.places_available ?? 1;
  const paid = places === 1 ? 1 : [5, 10, 20].find((one) => one >= places)!;
  const p1 = { position: (input.rank ?? 1) + paid - places, tied: input.tied ?? 1 };
  const pick = paid === 1 ? { market: 'outright', playerId: 'p1' } : { market: 'place', playerId: 'p1', places: paid };
  return { bet: { betType: pick.market, selection: 'as picked', odds: american(input.decimal ?? 3), pick }, p1, holes: 72 };
}

test('every golden case and published vector of CFL and golf comes out of the API as well', async () => {
  await withTestCtx({ now: '2026-07-01T16:00:00Z' }, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    for (const [at, { id, op, input, expected }] of readVectors<VectorInput>('CFL', 'GOLF').entries()) {
      const tournament = await createTournament(ctx, { tournamentId: `golf-2026-vector-${at}` });
      const contest = await createFootballGame(ctx, at + 5);
      const isFootball = id.startsWith('CFL');
      const football = footballOf(input);
      const golf = golfOf(op, input);
      const stake = input.stake ?? 100;
      const betId = await scene.track({
        gameId: isFootball ? contest.gameId : tournament.publicId,
        ...(isFootball ? football.bet : golf.bet),
        stake,
      });
      if (isFootball) await reportFootball(ctx, contest, football.facts);
      else await reportGolf(ctx, tournament, { p1: golf.p1 }, { holes: golf.holes });
      await (isFootball ? settleContest(scene.system, contest.id) : settleContest(scene.system, tournament.id));
      const { receipt, result, odds } = await scene.read(betId);
      const decimal = odds > 0 ? odds / 100 + 1 : 1 + 100 / -odds;
      const answers: Record<string, unknown> = {
        dead_heat_factor: receipt.payout / stake / decimal,
        dead_heat_total_return: receipt.payout,
      };
      const answer = answers[op] ?? WORD[result as Grade];
      if (typeof expected === 'number') expect(answer, id).toBeCloseTo(expected, 1);
      else expect(answer, id).toBe(expected);
    }
    await scene.close();
  });
}, 60_000);
