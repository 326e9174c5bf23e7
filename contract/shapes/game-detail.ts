import { z } from 'zod';
import { Instant } from '../terms.ts';
import { gameShape } from './baseball/baseball-game.ts';
import { BookRow, MarketOdds } from './game-odds.ts';
import { GameInjuries } from './injuries.ts';
import { LineScore } from './line-score.ts';
import { HeadToHead, MatchupRow, TeamForm } from './matchup.ts';

const LineUpPlayer = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  battingOrder: z.number(),
  bats: z.enum(['L', 'R', 'S']),
});
const LineUp = z.object({ confirmed: z.boolean(), batters: z.array(LineUpPlayer) });
export const GameDetail = z
  .object({
    ...gameShape,
    lineScore: LineScore.nullable(),
    books: z.array(BookRow),
    otherOdds: z.array(MarketOdds).meta({ description: 'Markets beside the three main ones, as far as a book has priced them' }),
    market: z
      .object({ awayNoVig: z.number(), homeNoVig: z.number(), bookCount: z.number(), seenAt: Instant, method: z.literal('power') })
      .nullable(),
    form: z.object({ away: TeamForm, home: TeamForm }),
    headToHead: HeadToHead,
    matchup: z.array(MatchupRow),
    lineUps: z.object({ away: LineUp, home: LineUp }).nullable(),
    injuries: GameInjuries,
  })
  .meta({ id: 'GameDetail' });
