import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../kernel/ctx.ts';
import { getEvent } from '../events/index.ts';
import { countSides } from './bet-rows.ts';

type Split = VerbResult<Contract['GET /api/games/:gameId/public']>;
type Counts = Awaited<ReturnType<typeof countSides>>;

/** Below this many bets a share says nothing and could give a single person away. */
const SAMPLE_MIN = 10;

function sideOf(counts: Counts, market: string, side: string): { bets: number; betShare: number | null; moneyShare: number | null } {
  const inMarket = counts.filter((row) => row.market === market);
  const sample = inMarket.reduce((sum, row) => sum + row.bets, 0);
  const money = inMarket.reduce((sum, row) => sum + row.stakeCents, 0);
  const own = inMarket.find((row) => row.side === side);
  if (sample < SAMPLE_MIN) return { bets: 0, betShare: null, moneyShare: null };
  return { bets: own?.bets ?? 0, betShare: (own?.bets ?? 0) / sample, moneyShare: money === 0 ? null : (own?.stakeCents ?? 0) / money };
}

const sampleOf = (counts: Counts, market: string): number =>
  counts.filter((row) => row.market === market).reduce((sum, row) => sum + row.bets, 0);

/** How the bets of this product's users are divided on a game; shares stay null under ten bets. */
export async function getPublicSplit(ctx: Ctx, { params }: VerbInput<Contract['GET /api/games/:gameId/public']>): Promise<Split> {
  const event = await getEvent(ctx, params.gameId);
  const counts = await countSides(ctx, event.id);
  return {
    moneyline: {
      sample: sampleOf(counts, 'moneyline'),
      away: sideOf(counts, 'moneyline', 'away'),
      home: sideOf(counts, 'moneyline', 'home'),
    },
    total: { sample: sampleOf(counts, 'total'), over: sideOf(counts, 'total', 'over'), under: sideOf(counts, 'total', 'under') },
    minimum: SAMPLE_MIN,
  };
}
