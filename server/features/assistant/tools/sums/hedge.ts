import { hedgeInCents } from '@clearedge/quant/arbitrage';
import { cents, formatCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { type Finding, finding } from '../../session/finding.ts';
import { findGames, isOneOf } from '../../session/games.ts';
import { ageText } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import { bestOffer } from '../best-offer.ts';
import { EXAMPLE_STAKE_CENTS, SUMS } from './price-sums.ts';

/** "And they are -150 now": the price of the side that was bet on, not of the other. */
const OF_OWN_SIDE = /\b(?:they|it|he|she)(?:['’]?re|['’]?s| are| is)(?: (?:now|currently|sitting|down|up|to|at))* [+-]\d{3}/i;

interface Against {
  odds: number;
  words: string;
}

/** The best price now against the one club that is backed to win; null where no single game is meant. */
async function priceAgainst(session: AssistantSession, reading: Reading): Promise<Against | null> {
  const [backed, ...more] = reading.teams;
  if (!backed || more.length > 0 || reading.side !== null || (reading.market ?? 'moneyline') !== 'moneyline') return null;
  const [contest] = await findGames(session, reading);
  if (!contest) return null;
  const isAway = isOneOf(contest.awayCode, [backed.code], contest.sport);
  const [code, name] = isAway ? [contest.homeCode, contest.homeName] : [contest.awayCode, contest.awayName];
  const best = await bestOffer(session, { ...reading, teams: [{ ...backed, code, name }], market: 'moneyline', line: null });
  return typeof best === 'string'
    ? null
    : { odds: best.odds, words: `${best.words} (${best.bookName}, ${ageText(best.seenAt, session.now)})` };
}

/** The stake on the other side that makes both results alike: at the price given, else at the best one against the club named. */
export async function lookAtHedge(session: AssistantSession, reading: Reading): Promise<Finding> {
  const [odds, given] = reading.prices;
  const links = [{ label: 'Kelly Calculator', href: '/kelly-calculator' }];
  const against = odds === undefined || given !== undefined ? null : await priceAgainst(session, reading);
  const other = given ?? against?.odds;
  if (odds === undefined || other === undefined)
    return finding(['Give me the stake and both prices: for example “hedge $100 at +150, other side -120”.'], { links });
  if (given !== undefined && reading.teams.length === 1 && OF_OWN_SIDE.test(reading.text))
    return finding(
      [
        `${session.price(given)} is what the ${reading.teams[0]!.name} pay now. A hedge needs the price of the other side: ask, for example, “hedge $100 at ${session.price(odds)}, other side +120”.`,
      ],
      { links },
    );
  const stake = reading.dollars[0] ? Math.round(reading.dollars[0] * 100) : EXAMPLE_STAKE_CENTS;
  const {
    hedgeCents: hedgeStakeCents,
    profitIfFirstWinsCents,
    profitIfHedgeWinsCents,
  } = hedgeInCents(cents(stake), { decimal: americanToDecimal(odds) }, { decimal: americanToDecimal(other) });
  const least = Math.min(profitIfFirstWinsCents, profitIfHedgeWinsCents);
  return finding(
    [
      `You have ${formatCents(stake)}${reading.dollars[0] ? '' : ' (an example)'} at ${session.price(odds)}. Bet ${formatCents(hedgeStakeCents)} on ${against?.words ?? 'the other side'} at ${session.price(other)}.`,
      `• If the first bet wins: ${formatCents(profitIfFirstWinsCents)}. If the hedge wins: ${formatCents(profitIfHedgeWinsCents)}.`,
      least > 0
        ? `Either way you keep at least ${formatCents(least)}. A hedge costs expected value: it buys certainty at the other book’s margin.`
        : `Either way you lose at most ${formatCents(-least)}: at these prices a hedge limits the loss and locks no profit.`,
    ],
    { sources: SUMS('Equal profit on both results, in whole cents'), links },
  );
}
