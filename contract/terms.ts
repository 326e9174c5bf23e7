import { z } from 'zod';
import { STAKE_MAX_DOLLARS } from './constants.ts';
import { FREE_TIER, PAID_TIERS, TIERS } from './entitlements.ts';
import { joinWords } from './words/join-words.ts';
import { STAKE_MAX_WORDS } from './words/stake-words.ts';

export * from './constants.ts';

export const TierSchema = z.enum(TIERS);
/** What staff choose from; the refusal names what there is. */
export const TierChoice = z.enum(TIERS, { error: `Choose ${joinWords([...PAID_TIERS, FREE_TIER], 'or')}.` });
export const PaidTierSchema = z.enum(PAID_TIERS);
export const SlateDate = z.iso.date({ error: 'Use a date like 2026-07-11.' }).meta({ description: 'Eastern calendar day, yyyy-MM-dd' });
export const Instant = z.iso.datetime({ offset: true }).meta({ description: 'UTC instant, ISO 8601' });
/** `YYYYMMDD_AWY@HOM`, with `_2` for the second game of a doubleheader, or with its league where another has such clubs. */
export const GAME_ID_PATTERN = /^\d{8}_[A-Z]{2,3}@[A-Z]{2,3}(_2|_[A-Z]{3})?$/;
export const GameId = z.string().max(40);
export const Uuid = z.uuid({ error: 'Not an id.' });

const ODDS_ERROR = 'Odds are whole American odds: +100 or more, or −100 or less.';
/** Integer American odds on the wire: number or numeric text, never between −100 and 100 exclusive. */
export const AmericanOdds = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[+-]?\d{3,6}$/, ODDS_ERROR)
        .transform(Number),
    ],
    { error: ODDS_ERROR },
  )
  .pipe(z.number({ error: ODDS_ERROR }).int(ODDS_ERROR).min(-100_000, ODDS_ERROR).max(100_000, ODDS_ERROR))
  .refine((odds) => Math.abs(odds) >= 100, ODDS_ERROR);

const DOLLARS_MAX = 1_000_000_000;
const MONEY_ERROR = 'Enter an amount in dollars with at most two decimals.';
const twoDecimals = (value: number): boolean => value === Math.round(value * 100) / 100;
/** Dollars on the wire: number or numeric text, 0 to a billion, at most two decimals. */
export const Dollars = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,9}(\.\d{1,2})?$/, MONEY_ERROR)
        .transform(Number),
    ],
    { error: MONEY_ERROR },
  )
  .refine((value) => value >= 0 && value <= DOLLARS_MAX && twoDecimals(value), MONEY_ERROR);
export const StakeDollars = Dollars.refine((value) => value > 0, 'Please enter a valid stake amount.').refine(
  (value) => value <= STAKE_MAX_DOLLARS,
  STAKE_MAX_WORDS,
);
/** Money in an answer: dollars, two decimals at most. */
export const Money = z.number();

export const Problem = z
  .object({
    message: z.string(),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .loose()
  .meta({ id: 'Problem' });
export const Ok = z.object({ ok: z.literal(true) });
