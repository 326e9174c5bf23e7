import { z } from 'zod';
import { CONFIDENCE_BANDS } from '../../constants.ts';
import { defineRoutes } from '../../route.ts';
import { PICK_SPORTS } from '../../sports.ts';
import { Instant, SlateDate } from '../../terms.ts';
import { joinWords } from '../../words/join-words.ts';

export const RECORD_MARKETS = ['moneyline', 'spread', 'total'] as const;
export const RECORD_RESULTS = ['win', 'loss', 'push', 'void', 'pending'] as const;

const Interval = z.object({ low: z.number(), high: z.number() });
const Closing = z.object({
  count: z.number(),
  beaten: z.number(),
  mean: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** A record in figures; rates are null until something is decided. */
export const RecordSummary = z
  .object({
    picks: z.number(),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    voids: z.number(),
    pending: z.number(),
    hitRate: z.number().nullable(),
    hitInterval: Interval.nullable().meta({ description: '95%, Wilson' }),
    neededRate: z.number().nullable().meta({ description: 'Mean break-even rate of the prices taken' }),
    statedRate: z.number().nullable().meta({ description: 'Mean probability given to the decided picks' }),
    staked: z.number().meta({ description: 'Units, voids left out' }),
    units: z.number(),
    roi: z.number().nullable(),
    roiInterval: Interval.nullable().meta({ description: '95%, bootstrap over days' }),
    claimedEv: z.number().nullable().meta({ description: 'Mean expected value given at publication' }),
    clv: Closing.nullable().meta({ description: 'Value of the price taken at the closing price without margin' }),
  })
  .meta({
    id: 'RecordSummary',
    examples: [
      {
        picks: 120,
        wins: 62,
        losses: 54,
        pushes: 3,
        voids: 1,
        pending: 0,
        hitRate: 0.534,
        hitInterval: { low: 0.444, high: 0.623 },
        neededRate: 0.519,
        statedRate: 0.541,
        staked: 119,
        units: 3.2,
        roi: 0.027,
        roiInterval: { low: -0.148, high: 0.201 },
        claimedEv: 0.041,
        clv: { count: 118, beaten: 68, mean: 0.009, low: 0.002, high: 0.016 },
      },
    ],
  });

const Group = z.object({ key: z.string(), summary: RecordSummary });
const Sport = z.enum(PICK_SPORTS, { error: `Choose ${joinWords(PICK_SPORTS, 'or')}.` });
const Head = z.object({ length: z.number(), hash: z.string() });

/** Which sports have a pick among those counted, and the same figures for each: what a sum must say beside itself. */
export const RecordCoverage = {
  sports: z.array(Sport).meta({ description: 'Sports that the figures cover' }),
  bySport: z.array(z.object({ key: Sport, summary: RecordSummary })),
};

export const RecordEntry = z
  .object({
    sport: Sport,
    sequence: z.number().meta({ description: 'Its place in the chain of picks, over all sports' }),
    hash: z.string(),
    kind: z.enum(['pick', 'no_bet', 'sealed']),
    slateOn: SlateDate.nullable(),
    publishedAt: Instant.nullable(),
    gameKey: z.string().nullable(),
    matchup: z.string().nullable(),
    market: z.enum(RECORD_MARKETS).nullable(),
    selection: z.string().nullable(),
    odds: z.number().nullable(),
    bookName: z.string().nullable(),
    probability: z.number().nullable().meta({ description: 'Given that the stake does not come back, 0 to 1' }),
    winProbability: z.number().nullable().meta({ description: 'That it wins; a push is no win' }),
    pushProbability: z.number().nullable(),
    expectedValue: z.number().nullable().meta({ description: 'Fraction of the stake' }),
    confidence: z.number().nullable(),
    reasoning: z.string().nullable(),
    result: z.enum(['win', 'loss', 'push', 'void']).nullable(),
    isCorrected: z.boolean(),
    correction: z.string().nullable().meta({ description: 'Why the result that counts stands in place of an earlier one' }),
    score: z.object({ away: z.number(), home: z.number() }).nullable(),
    units: z.number().nullable(),
    closingOdds: z.number().nullable(),
    clv: z.number().nullable(),
    linePoints: z.number().nullable(),
  })
  .meta({ id: 'RecordEntry' });

export const Record_ = z
  .object({
    asOf: Instant,
    isSimulated: z.boolean(),
    since: SlateDate.nullable(),
    chains: z.object({ picks: Head, results: Head }).meta({ description: 'Over all sports, whichever is asked for' }),
    sealed: z.number(),
    sealedBySport: z.array(z.object({ key: Sport, count: z.number() })),
    noBets: z.number().meta({ description: 'Days of a sport on which no price was worth it' }),
    months: z.array(z.string()),
    summary: RecordSummary,
    ...RecordCoverage,
    curve: z.array(z.object({ slateOn: SlateDate, picks: z.number(), units: z.number(), total: z.number() })),
    drawdown: z.object({ depth: z.number(), from: SlateDate.nullable(), to: SlateDate.nullable() }),
    longestLosingRun: z.number(),
    calibration: z.array(z.object({ picks: z.number(), stated: z.number(), seen: z.number(), low: z.number(), high: z.number() })),
    byMarket: z.array(Group),
    byBand: z
      .array(Group.extend({ sport: Sport }))
      .meta({ description: 'Apart for each sport: a confidence is a rank in baseball and a chance in football' }),
    backtestBands: z
      .array(
        z.object({
          sport: Sport,
          market: z.enum(RECORD_MARKETS),
          from: z.number(),
          to: z.number(),
          backtest: z
            .object({ plays: z.number(), wins: z.number() })
            .meta({ description: 'Past plays of the band as the newest pick of it was published with' }),
          summary: RecordSummary,
        }),
      )
      .meta({ description: 'Picks by the band of past plays that each was published with; a pick without one is in none' }),
    byMonth: z.array(Group),
    byPlace: z.array(Group).meta({ description: 'The three picks of a day that everybody sees, and the others' }),
    found: z.number(),
    entries: z.array(RecordEntry).meta({ description: 'Newest first, 200 at most' }),
  })
  .meta({ id: 'Record' });

const Link = z.object({
  sequence: z.number(),
  previous: z.string(),
  seal: z.string(),
  hash: z.string(),
  statement: z.record(z.string(), z.string()).nullable().meta({ description: 'Null before the game: the seal alone is public' }),
});
const Chain = z.object({ length: z.number(), head: z.string(), entries: z.array(Link) });

const Signed = {
  statement: z
    .record(z.string(), z.string())
    .meta({ description: 'Length and head of both chains ("picks.length"), and what else is signed' }),
  publicKey: z.string().meta({ description: 'Ed25519, base64' }),
  signature: z.string().meta({ description: "Of the statement's lines, base64" }),
};

export const RecordExport = z
  .object({
    format: z.literal('clearedge-record-5'),
    exportedAt: Instant,
    source: z.string(),
    signed: z.object(Signed),
    picks: Chain,
    results: Chain,
  })
  .meta({ id: 'RecordExport' });

export const recordRoutes = defineRoutes({
  'GET /api/record': {
    id: 'getRecord',
    summary: 'Every pick that was ever published, of every sport or of one, in figures and one by one',
    access: 'visitor',
    query: z.object({
      sport: Sport.optional(),
      market: z.enum(RECORD_MARKETS).optional(),
      band: z.enum(CONFIDENCE_BANDS).optional(),
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/, 'A month like 2026-07.')
        .optional(),
      result: z.enum(RECORD_RESULTS).optional(),
    }),
    response: Record_,
  },
  'GET /api/record/summary': {
    id: 'getRecordSummary',
    summary: 'The record of every sport in figures, together and apart',
    access: 'visitor',
    response: z.object({ since: SlateDate.nullable(), isSimulated: z.boolean(), summary: RecordSummary, ...RecordCoverage }),
  },
  'GET /api/record/export': {
    id: 'exportRecord',
    summary: 'Both chains as JSON, for verification',
    access: 'visitor',
    perMinute: 20,
    response: RecordExport,
  },
  'GET /api/record/heads': {
    id: 'getRecordHeads',
    summary: 'Where both chains ended on each day, in one hash, and the key that signs it',
    access: 'visitor',
    response: z.object({
      publicKey: z.string(),
      days: z
        .array(z.object({ publishedOn: SlateDate, digest: z.string(), publicKey: z.string() }))
        .meta({ description: 'Newest first, 366 at most' }),
    }),
  },
  'GET /api/record/heads/:day': {
    id: 'getRecordHeadsFile',
    summary: "One day's signed heads, as a file to keep",
    access: 'visitor',
    params: z.object({ day: SlateDate }),
    response: z.object({ format: z.literal('clearedge-heads-2'), ...Signed }),
  },
  'GET /api/record/csv': {
    id: 'exportRecordCsv',
    summary: 'Every pick with its result as CSV',
    access: 'visitor',
    produces: 'csv',
    perMinute: 20,
    response: z.string(),
  },
});
