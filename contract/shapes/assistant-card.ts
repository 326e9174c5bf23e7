import { z } from 'zod';
import { BOARD_MARKET_NAMES, BOARD_SIDES } from '../markets/board-markets.ts';
import { SPORT_KEYS } from '../sports.ts';
import { AmericanOdds, GameId, Instant } from '../terms.ts';
import { ContestStatus, PriceCell } from './game-odds.ts';

const Market = z.enum(BOARD_MARKET_NAMES);
const Side = z.enum(BOARD_SIDES);

/** A price that can be put on the slip, with the game it is of. */
const CardOffer = z.object({
  game: z.object({
    gameId: GameId,
    sport: z.enum(SPORT_KEYS),
    awayTeam: z.string(),
    homeTeam: z.string(),
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    gameTime: Instant,
    status: ContestStatus,
  }),
  market: Market,
  side: Side,
  cell: PriceCell,
});

/** A part of an answer that is shown with the product's own components; the words of the answer say the same. */
export const AssistantCard = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('offers'), offers: z.array(CardOffer).max(12) }),
    z.object({ kind: z.literal('table'), caption: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
    z.object({
      kind: z.literal('bars'),
      caption: z.string(),
      bars: z.array(z.object({ title: z.string(), detail: z.string(), points: z.number().meta({ description: 'Of win probability' }) })),
    }),
  ])
  .meta({ id: 'AssistantCard' });

/** What may be pressed under an answer: another question, or an alert that is set by pressing. */
export const AssistantChip = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('ask'), label: z.string(), question: z.string() }),
    z.object({
      kind: z.literal('alert'),
      label: z.string(),
      gameId: GameId,
      market: Market,
      side: Side,
      odds: AmericanOdds.nullable(),
      line: z.number().nullable(),
    }),
  ])
  .meta({ id: 'AssistantChip' });
