import { sportsWith } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { cents } from '@clearedge/quant/money';
import { impliedProbability, toWinCents } from '@clearedge/quant/price';
import { drawBelow, drawUniform, type RandomState, seedRandom } from '@clearedge/quant/random';
import type { SettledBet } from '../settled-bet.ts';

const SEED = 20260711;
const BETS = 180;
const DAYS = 120;
/** All of the markets are bet on it. */
const SPORT = sportsWith('hasPlayerProps')[0]!;
const MARKETS = ['moneyline', 'moneyline', 'moneyline', 'spread', 'total', 'total', 'prop'];
const BOOKS = ['Harbor', 'Summit', 'Keystone'];
const ODDS = [-220, -165, -135, -115, -110, -105, 100, 115, 130, 160, 220];
/** A bettor who is right about as often as the prices need: the sample promises nobody a profit. */
const MARGIN = 0.98;
const NOISE = 0.08;

const oneOf = <T>(random: RandomState, list: readonly T[]): T => list[drawBelow(random, list.length)]!;

function simulateBet(random: RandomState, day: string): SettledBet {
  const odds = oneOf(random, ODDS);
  const stakeCents = 1000 + 500 * drawBelow(random, 9);
  const chance = impliedProbability(odds) * MARGIN;
  const isWin = drawUniform(random) < chance;
  const guess = chance + NOISE * (drawUniform(random) - 0.5);
  return {
    day,
    sport: SPORT,
    market: oneOf(random, MARKETS),
    odds,
    stakeCents,
    profitCents: isWin ? toWinCents(cents(stakeCents), odds) : -stakeCents,
    result: isWin ? 'win' : 'loss',
    book: oneOf(random, BOOKS),
    estimate: Math.min(0.95, Math.max(0.05, guess)),
  };
}

/** Bets that nobody placed, for showing what the page will hold: the same for everybody on a day. */
export function simulateBets(today: string): SettledBet[] {
  const random = seedRandom(SEED);
  const days = Array.from({ length: BETS }, () => shiftDay(today, -1 - drawBelow(random, DAYS))).sort();
  return days.map((day) => simulateBet(random, day));
}
