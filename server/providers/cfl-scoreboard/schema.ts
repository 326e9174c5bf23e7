import { z } from 'zod';
import { Count, rowsOf } from '../http/index.ts';

const Squad = z.object({ id: z.number().nullish(), name: z.string(), shortName: z.string(), score: Count });

/** `{}` or `[]` by turns where a book has nothing; kept as it comes. */
const Prices = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish();

export const WireGame = z.object({
  id: z.number().nullish(),
  cflId: z.number().nullish(),
  date: z.iso.datetime({ offset: true }),
  status: z.string(),
  homeSquad: Squad,
  awaySquad: Squad,
  activePeriod: z.number().nullish(),
  clock: z.string().nullish(),
  possession: z.string().nullish(),
  timeouts: z.object({ away: z.number().nullish(), home: z.number().nullish() }).nullish(),
  winner: z.number().nullish(),
  isHidden: z.boolean().nullish(),
  markets: Prices,
  marketsBCLC: Prices,
  marketsScorebet: Prices,
});
export type WireGame = z.output<typeof WireGame>;

const WireRound = z.object({
  id: z.number().nullish(),
  status: z.string().nullish(),
  name: z.string(),
  type: z.string(),
  number: z.number(),
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }).nullish(),
  tournaments: rowsOf(WireGame),
});
export type WireRound = z.output<typeof WireRound>;

export const WireRounds = rowsOf(WireRound);

const WireRecord = z.object({
  id: z.number(),
  name: z.string(),
  abbreviation: z.string(),
  wins: z.number(),
  draw: z.number(),
  loss: z.number(),
  ticketUrls: z.unknown().optional(),
});
export type WireRecord = z.output<typeof WireRecord>;
export const WireRecords = rowsOf(WireRecord);
