import { z } from 'zod';
import { MARGIN_METHOD_NAMES } from '../comparison.ts';
import { Doubt } from '../doubts/doubt-schemas.ts';
import { PROP_FINDER_CATEGORIES, PROP_SPANS } from '../prop-finder.ts';
import { SPORT_KEYS } from '../sports.ts';
import { Instant, SlateDate } from '../terms.ts';

const chance = z.number().nullable();
const odds = z.number().nullable();

const SpanCount = z
  .object({
    games: z.number(),
    lined: z.number().meta({ description: 'Of these, games whose own line is known' }),
    over: z.number().meta({ description: "Overs against each day's own line" }),
    push: z.number(),
  })
  .meta({ id: 'PropSpanCount' });

/** One proposition of the finder. Probabilities are of the over, given that the stake does not come back, 0 to 1; the under has the rest. */
export const FinderProp = z
  .object({
    id: z.string(),
    gameId: z.string(),
    sport: z.enum(SPORT_KEYS),
    startsAt: Instant,
    playerId: z.string(),
    playerName: z.string(),
    position: z.string().nullable().meta({ description: 'Null where the source does not say' }),
    teamCode: z.string(),
    opponent: z.string(),
    awayTeam: z.string(),
    homeTeam: z.string(),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    propType: z.string(),
    isMarketOnly: z
      .literal(true)
      .optional()
      .meta({ description: 'Of a kind whose projections missed on past seasons: the market alone prices it' }),
    category: z.enum(PROP_FINDER_CATEGORIES),
    line: z.number(),
    isAlternate: z
      .literal(true)
      .optional()
      .meta({
        description: 'Beside the line most books offer; past games are then counted against this line and not the one of their day',
      }),
    overOdds: odds.meta({ description: 'Best of all books' }),
    underOdds: odds,
    quotes: z
      .array(z.tuple([z.string(), odds, odds]))
      .meta({ description: "Every book's code, its price of the over and of the under; MODEL where no book offers it" }),
    isModelPrice: z.boolean(),
    seenAt: Instant.meta({ description: 'When the source last confirmed these prices' }),
    isStale: z.boolean(),
    bookCount: z.number().meta({ description: 'Books with both sides, whose margin could be taken out' }),
    fair: chance.meta({ description: 'The market without margin by the method asked for; null where no book quotes both sides' }),
    worstOver: chance.meta({ description: 'The least that any of the six methods says of the over' }),
    worstUnder: chance.meta({ description: 'The least that any of the six methods says of the under' }),
    model: chance,
    pooled: chance.meta({ description: 'Market (power method) and model pooled; null without a fair price or a projection' }),
    push: z.number().meta({ description: 'That the line is landed on, by the model' }),
    bestSide: z.enum(['over', 'under']).nullable(),
    expectedValue: z
      .number()
      .nullable()
      .meta({
        description: 'Of the better side at its best price against the market without margin, in percent of the stake; null: no fair price',
      }),
    doubt: Doubt.meta({ description: 'Why the better side is not value against the market; null for value' }),
    confidence: z
      .number()
      .nullable()
      .meta({ description: 'Percent of all readings, six methods of each book with both sides, that make this price +EV' }),
    seasonAvg: chance.meta({ description: 'Mean of the games he started this season' }),
    vsOpponent: chance.meta({ description: 'The same against this opponent' }),
    lastGames: z.array(z.number()).meta({ description: 'What he came to in his last ten starts, newest first' }),
    lastLines: z.array(z.number().nullable()).meta({ description: 'What most books hung on each of those days; null where not known' }),
    spans: z.object({ L5: SpanCount, L10: SpanCount, L20: SpanCount, season: SpanCount, opponent: SpanCount }),
  })
  .meta({ id: 'FinderProp' });

const Rate = z
  .object({
    games: z.number(),
    over: z.number(),
    push: z.number(),
    low: chance,
    high: chance.meta({ description: '95% interval of the rate of overs, pushes left out (Wilson)' }),
  })
  .meta({ id: 'FinderRate' });

export const FinderCut = z
  .object({
    key: z.enum([...PROP_SPANS, 'home', 'away', 'left', 'right']),
    games: z.number(),
    mean: chance,
    ownLines: Rate.meta({ description: "Against each day's own line, where it is known" }),
    thisLine: Rate.meta({ description: 'The same games against the line asked about' }),
  })
  .meta({ id: 'FinderCut' });

const Sides = z.object({ over: z.number(), under: z.number() });

export const FinderDetail = z
  .object({
    prop: FinderProp,
    methods: z.array(
      z.object({ method: z.enum(MARGIN_METHOD_NAMES), over: z.number(), under: z.number(), overOdds: z.number(), underOdds: z.number() }),
    ),
    books: z.array(
      z.object({
        book: z.string(),
        bookName: z.string(),
        overOdds: odds,
        underOdds: odds,
        quotedAt: Instant,
        hold: chance.meta({ description: 'Share of the stakes that this book keeps; null for one side alone' }),
      }),
    ),
    model: z
      .object({
        mean: z.number(),
        distribution: z.array(z.number()).meta({ description: 'Chances of 0, 1, 2 ...; empty where they are too many to draw' }),
        chance: Sides,
        fairOdds: Sides,
        weight: z.number().meta({ description: 'Share of the model in the pooled probability' }),
        games: z.number().meta({ description: 'Games simulated, or his own that it rests on' }),
        isFromPastGames: z.literal(true).optional().meta({ description: 'Made from his own games: none were simulated' }),
        projectedAt: Instant,
        modelVersion: z.string(),
        isLineUpAnnounced: z.boolean(),
      })
      .nullable(),
    cuts: z.array(FinderCut),
    log: z
      .array(
        z.object({
          gameId: z.string(),
          slateOn: SlateDate,
          opponent: z.string(),
          isHome: z.boolean(),
          opposingArm: z.enum(['L', 'R']).nullable(),
          value: z.number(),
          line: z.number().nullable(),
        }),
      )
      .meta({ description: 'Every game he started this season, newest first' }),
    asOf: Instant,
  })
  .meta({ id: 'FinderDetail' });
