import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { ContestStatus } from '../../shapes/game-odds.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { Instant, SlateDate } from '../../terms.ts';
import { RecordCoverage, RecordSummary } from '../picks/record.ts';
import { KEY_CALLS_PER_DAY, KEY_CALLS_PER_MINUTE } from './white-label-terms.ts';

/** Which games a program asks for. */
export const PartnerSlate = z.object({
  date: SlateDate.optional().meta({ description: 'Eastern day, yyyy-MM-dd; today by default', examples: ['2026-07-11'] }),
  sport: z
    .enum(GAME_SPORTS)
    .optional()
    .meta({ description: 'One sport’s games; every sport’s where it is left out', examples: GAME_SPORTS.slice(0, 1) }),
});
const From = {
  asOf: Instant.meta({ examples: ['2026-07-11T16:00:00.000Z'] }),
  source: z.enum(['demo', 'archive', 'live']).meta({ description: 'demo: the games are simulated' }),
};
const Slate = { ...From, slateOn: SlateDate };
const Score = z
  .number()
  .nullable()
  .meta({ description: 'Null before the game and while its result is checked', examples: [null] });
const Side = z.object({
  side: z.enum(['away', 'home', 'over', 'under']),
  line: z
    .number()
    .nullable()
    .meta({ description: 'Null in a moneyline', examples: [null] }),
  odds: z.number().nullable().meta({ description: 'Best American odds across books; null while no book offers the side' }),
  book: z.string().nullable(),
  bookName: z.string().nullable(),
  seenAt: Instant.nullable().meta({ examples: ['2026-07-11T15:59:30.000Z'] }),
  state: z.enum(['open', 'stale', 'off', 'closed']),
});

export const PartnerGames = z
  .object({
    ...Slate,
    games: z.array(
      z.object({
        gameId: z.string(),
        sport: z.enum(GAME_SPORTS),
        startsAt: Instant,
        awayTeam: z.string(),
        awayTeamCode: z.string(),
        homeTeam: z.string(),
        homeTeamCode: z.string(),
        venue: z.string().meta({ examples: ['Fenway Park'] }),
        status: ContestStatus,
        awayScore: Score,
        homeScore: Score,
      }),
    ),
  })
  .meta({ id: 'PartnerGames' });
export const PartnerOdds = z
  .object({
    ...Slate,
    games: z.array(
      z.object({
        gameId: z.string(),
        sport: z.enum(GAME_SPORTS),
        markets: z.array(
          z.object({
            market: z.enum(['moneyline', 'spread', 'total']),
            bookCount: z.number().meta({ examples: [6] }),
            sides: z.array(Side),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PartnerOdds' });
export const PartnerRecord = z
  .object({ ...From, since: SlateDate.nullable(), summary: RecordSummary, ...RecordCoverage })
  .meta({ id: 'PartnerRecord' });

const EMPTY_DAY = '{"asOf":"2026-07-11T16:00:00.000Z","source":"demo","slateOn":"2026-07-11","games":[]}';
/** What a call of a tool is answered with; `structuredContent` is what the partner API answers. */
const McpAnswer = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]).nullable().meta({ description: 'That of the message answered' }),
    result: z.record(z.string(), z.unknown()).optional(),
    error: z.object({ code: z.number().int(), message: z.string() }).optional().meta({ description: 'In place of a result' }),
  })
  .meta({
    id: 'McpAnswer',
    examples: [
      {
        jsonrpc: '2.0',
        id: 1,
        result: { content: [{ type: 'text', text: EMPTY_DAY }], structuredContent: JSON.parse(EMPTY_DAY) as unknown },
      },
    ],
  });

const byKey = (scope: string, what: string): string =>
  `${what}. Authorization: Bearer ce_…, a key with the scope ${scope}; ${KEY_CALLS_PER_MINUTE} calls a minute and ${KEY_CALLS_PER_DAY} a day for each key. RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds) tell of the day`;

/** For partners' programs: what everybody may see, asked for with a key. */
export const partnerRoutes = defineRoutes({
  'GET /api/partner/v1/games': {
    id: 'partnerGames',
    summary: byKey('games:read', 'The games of a day, today by default, of every sport or of one'),
    access: 'key',
    query: PartnerSlate,
    response: PartnerGames,
  },
  'GET /api/partner/v1/odds': {
    id: 'partnerOdds',
    summary: byKey('odds:read', 'The best price across books on every side of a day’s games'),
    access: 'key',
    query: PartnerSlate,
    response: PartnerOdds,
  },
  'GET /api/partner/v1/record': {
    id: 'partnerRecord',
    summary: byKey('record:read', 'The public record of the model in figures'),
    access: 'key',
    response: PartnerRecord,
  },
  'POST /api/mcp': {
    id: 'mcp',
    summary:
      'The same as tools of the Model Context Protocol (streamable HTTP, stateless): a key sees the tools of its scopes, which only read unless it has bets:write, with which its owner’s bets are logged. Every message counts as a call',
    access: 'key',
    body: z
      .record(z.string(), z.unknown())
      .meta({
        description: 'A message of JSON-RPC 2.0',
        examples: [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_games', arguments: { date: '2026-07-11' } } }],
      }),
    produces: 'exchange',
    exchanges: McpAnswer,
    response: z.object({ status: z.number().int(), type: z.string().nullable(), body: z.string() }),
  },
});
