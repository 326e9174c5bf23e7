import { PartnerSlate } from '@clearedge/contract/routes/white-label/partner';
import { NewBet } from '@clearedge/contract/shapes/bets/new-bets';
import { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { Scope } from './admit-key.ts';
import { type ReadRecord, readGames, readModelRecord, readOdds } from './partner-reads.ts';

export type LogBet = Verb<'POST /api/bets'>;

export interface ToolParts {
  readRecord: ReadRecord;
  logBet: LogBet;
  /** What the key's owner may do, as if they had signed in; for what is written in their name. */
  asOwner: (idempotencyKey: string | undefined) => Promise<Ctx>;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  input: z.ZodObject;
  writes: boolean;
  run: (ctx: Ctx, given: unknown, parts: ToolParts) => Promise<object>;
}

const Nothing = z.object({});

/** A single bet on a game, as its owner reads it from the ticket. */
const TicketBet = NewBet.pick({
  gameId: true,
  betType: true,
  selection: true,
  odds: true,
  stake: true,
  sport: true,
  placedAt: true,
}).extend({
  book: NewBet.shape.book,
  requestId: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'Any text that names this bet: sent again with the same one, it is logged once' }),
});

const reads = { writes: false } as const;

/** What programs may be told and do, by the scope that a key needs for it. */
export const TOOLS: readonly Tool[] = [
  {
    ...reads,
    name: 'list_games',
    title: 'Games of a day',
    description: 'The games of a day, of every sport or of one, with status and score. Says its source: games of a demo are simulated.',
    scope: 'games:read',
    input: PartnerSlate,
    run: (ctx, given) => readGames(ctx, { query: PartnerSlate.parse(given) }),
  },
  {
    ...reads,
    name: 'best_odds',
    title: 'Best odds of a day',
    description: 'The best American odds across books on every side of a day’s games, with book and age of each price.',
    scope: 'odds:read',
    input: PartnerSlate,
    run: (ctx, given) => readOdds(ctx, { query: PartnerSlate.parse(given) }),
  },
  {
    ...reads,
    name: 'model_record',
    title: 'Record of the model',
    description: 'The public record of the model’s picks in figures, with sample sizes and intervals.',
    scope: 'record:read',
    input: Nothing,
    run: (ctx, _given, { readRecord }) => readModelRecord(ctx, readRecord),
  },
  {
    name: 'log_bet',
    title: 'Log a bet',
    description:
      'Logs a single bet that the key’s owner placed at a book, in their tracked bets. Places nothing anywhere and moves no money. Their limits and breaks apply.',
    scope: 'bets:write',
    input: TicketBet,
    writes: true,
    run: async (_ctx, given, { asOwner, logBet }) => {
      const { requestId, ...bet } = TicketBet.parse(given);
      return logBet(await asOwner(requestId), { body: NewBet.parse(bet) });
    },
  },
];
