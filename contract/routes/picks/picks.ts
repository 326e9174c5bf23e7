import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { PICK_SPORTS } from '../../sports.ts';
import { GameId, Instant, Ok, SlateDate, Uuid } from '../../terms.ts';
import { pickBase } from './pick-base.ts';

/** A reader's own word on a pick, and what the house can find beside it. */
export const MARKS = ['WIN', 'LOSS', 'PUSH'] as const;
const Mark = z.enum(MARKS, { error: 'Choose WIN, LOSS or PUSH.' });
const PickResult = z.enum(['WIN', 'LOSS', 'PUSH', 'VOID']);
/** What staff say of an official result in place of what stands. */
const PickCorrection = z.object({
  result: z.enum(['WIN', 'LOSS', 'PUSH', 'VOID'], { error: 'Choose WIN, LOSS, PUSH or VOID.' }),
  reason: z.string().trim().min(10, 'Say why, in ten characters at least.').max(300, 'At most 300 characters.'),
});
/** The result that counts from then on. */
const CorrectedPick = z.object({
  id: Uuid,
  sport: z.enum(PICK_SPORTS),
  sequence: z.number().meta({ description: 'Its place in the record' }),
  result: PickResult,
  units: z.number(),
  version: z.number().meta({ description: 'How many results the pick has had' }),
});
const Band = z
  .object({
    from: z.number(),
    to: z.number(),
    picks: z.number(),
    wins: z.number(),
    returned: z
      .object({ perUnit: z.number(), low: z.number(), high: z.number() })
      .nullable()
      .meta({ description: 'Profit per unit staked on them, with its 95% interval; null for a pick of an earlier model' }),
  })
  .meta({
    id: 'ConfidenceBand',
    description: 'Plays of these ranks in the back-test, no published picks: how many won and what they returned',
  });
/** How the published picks of one market have ended so far. */
export const MarketRecord = z
  .object({ wins: z.number(), losses: z.number(), pushes: z.number().meta({ description: 'Pushed or void' }), units: z.number() })
  .meta({ id: 'MarketRecord' });
const SameGame = z
  .object({
    pickId: Uuid,
    sequence: z.number(),
    selection: z.string(),
    relation: z
      .enum(['together', 'opposed', 'apart'])
      .nullable()
      .meta({ description: 'Whether both win more often, less often or as often as apart' }),
    bothWin: z.number().nullable().meta({ description: 'That both win, 0 to 1, from the chances of their own opinions' }),
    ifApart: z.number().nullable().meta({ description: 'The same if neither depended on the other' }),
  })
  .meta({ id: 'SameGamePick' });

export const DailyPick = z
  .object({
    ...pickBase,
    gameId: z.string().meta({ description: 'The matchup, as in "New York Yankees @ Boston Red Sox"' }),
    confidence: z.number().meta({ description: 'Rank among the plays of the back-test in its market, 0 to 100; not a probability' }),
    band: Band.nullable().meta({ description: 'Of its own market; null for a run line, which has no back-test' }),
    marketRecord: MarketRecord.meta({ description: 'Of every published pick of its market that has ended' }),
    marketProbability: z.number().nullable(),
    marketWinProbability: z.number().nullable().meta({ description: 'That it wins by the books without their margin; a push is no win' }),
    breakEvenProbability: z.number().meta({ description: 'Chance to win at which the price is worth nothing' }),
    sameGame: z.array(SameGame).meta({ description: 'Other picks on the same game, of those that the reader may see' }),
    kellyShare: z.number().meta({ description: 'Advised share of a bankroll, 0 to 0.05' }),
    result: PickResult.nullable().meta({ description: 'The official result' }),
    myResult: Mark.nullable().meta({ description: "The reader's own mark" }),
    generatedAt: Instant,
  })
  .meta({ id: 'DailyPick' });

const GamePick = z
  .object({
    pick: DailyPick,
    now: z
      .object({
        viewAt: Instant,
        winProbability: z.number(),
        pushProbability: z.number(),
        best: z
          .object({
            odds: z.number(),
            bookName: z.string(),
            expectedValue: z.number().meta({ description: 'Percent of the stake: the claim times the kept share' }),
            why: z.string().nullable().meta({ description: 'Why it would not be published now; null where it would' }),
          })
          .nullable()
          .meta({ description: 'Of exactly its line; null where no one offers that' }),
      })
      .nullable()
      .meta({ description: 'Our view of the same bet now; null without the tier and once the game has begun' }),
  })
  .meta({ id: 'GamePick' });

export const GamePicks = z
  .object({
    picks: z.array(GamePick),
    hidden: z.number().meta({ description: 'Published on this game and not shown to this reader before the first pitch' }),
    noPick: z.string().optional().meta({ description: 'Why nothing is published on an open game; absent without the tier' }),
  })
  .meta({ id: 'GamePicks' });

const DayState = z
  .object({
    date: SlateDate,
    published: z.number(),
    games: z.number().meta({ description: 'On how many games they are' }),
    sharingGame: z.number().meta({ description: 'How many of them share a game with another: these are not independent' }),
    noBet: z.object({ at: Instant, reasoning: z.string() }).nullable(),
    noBetNow: z
      .string()
      .nullable()
      .meta({ description: 'Why nothing is published so far, at the prices of now; null with a pick or without open games' }),
    isOpen: z.boolean().meta({ description: 'Whether a game of the day can still be bet on' }),
    aDay: z.number(),
    leastEv: z.number(),
  })
  .meta({ id: 'PickDay' });

const Day = z.object({ date: SlateDate.optional() });
const ByPick = z.object({ pickId: Uuid });

export const pickRoutes = defineRoutes({
  'GET /api/daily-picks': {
    id: 'listDailyPicks',
    summary: `The picks of a day; the first three without ${lowestTierName('picks')}`,
    access: 'visitor',
    query: Day,
    response: z.array(DailyPick),
  },
  'GET /api/daily-picks/day': {
    id: 'getPickDay',
    summary: 'How many picks a day has, or that it is one without a bet',
    access: 'visitor',
    query: Day,
    response: DayState,
  },
  'GET /api/games/:gameId/picks': {
    id: 'listGamePicks',
    summary: `The published picks of a game that the reader may see, and with ${lowestTierName('picks')} what has changed since`,
    access: 'visitor',
    params: z.object({ gameId: GameId }),
    response: GamePicks,
  },
  'POST /api/daily-picks/generate': {
    id: 'generateDailyPicks',
    summary: "Publish what the model finds worth its price now; shared, adds to the day's picks and replaces none",
    access: 'picks',
    perMinute: 20,
    response: z.object({ date: SlateDate, added: z.number(), total: z.number(), noBet: z.boolean() }),
  },
  'PATCH /api/daily-picks/:pickId/result': {
    id: 'markDailyPick',
    summary: "One's own mark on a pick; the official result comes from settlement",
    access: 'picks',
    params: ByPick,
    body: z.object({ result: Mark }),
    response: DailyPick,
  },
  'POST /api/admin/daily-picks/:pickId/correction': {
    id: 'correctDailyPick',
    summary: 'Correct the official result of a pick of any sport; both results stay in the record',
    access: 'staff',
    params: ByPick,
    body: PickCorrection,
    response: CorrectedPick,
  },
  'POST /api/performance/reconcile': {
    id: 'reconcilePick',
    summary: "One's own mark on a pick",
    access: 'picks',
    body: z.object({ pickId: Uuid, result: Mark }),
    response: Ok,
  },
  'POST /api/performance/auto-reconcile': {
    id: 'reconcileDay',
    summary: 'Settle what has ended of a day from real scores',
    access: 'picks',
    perMinute: 20,
    body: z.object({ date: SlateDate, force: z.boolean().optional(), sport: z.enum(PICK_SPORTS).optional() }),
    response: z.object({ date: SlateDate, reconciled: z.number(), resolved: z.number(), pending: z.number(), message: z.string() }),
  },
});
