import { z } from 'zod';
import { Instant } from '../terms.ts';
import { gameShape } from './baseball/baseball-game.ts';
import { BookRow, MarketOdds } from './game-odds.ts';
import { LineScore } from './line-score.ts';
import { HeadToHead, MatchupRow, TeamForm } from './matchup.ts';

const LineUpPlayer = z.object({
  playerId: z.string(),
  name: z.string(),
  position: z.string(),
  battingOrder: z.number(),
  bats: z.enum(['L', 'R', 'S']),
});
/** One club's players who are out. */
const InjuryList = z.object({
  players: z
    .array(
      z.object({
        name: z.string(),
        position: z.string().nullable(),
        description: z.string(),
        since: z.string().nullable(),
        expectedReturn: z.string().nullable(),
      }),
    )
    .nullable()
    .meta({ description: 'Null where it is not known; empty only where the source answered and names no player' }),
  unknownBecause: z.enum(['not_offered', 'no_answer']).nullable(),
  checkedAt: Instant.nullable(),
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
    injuries: z.object({ away: InjuryList, home: InjuryList }),
  })
  .meta({ id: 'GameDetail' });
