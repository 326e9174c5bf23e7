import { readFileSync } from 'node:fs';
import { CASH_OUT, PRACTICE_STAKE_LEAST, RESET_DAYS, SCORING_BETS_PER_DAY, STARTING_DOLLARS } from '@clearedge/contract/competition';
import { expect, test } from 'vitest';

const ledger = readFileSync(new URL('../../../../docs/ledger.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const WORDS: Readonly<Record<number, string>> = { 1: 'one', 2: 'two', 7: 'seven', 20: 'twenty' };

test.each([
  `less ${100 * CASH_OUT.holdPerLeg}% for each leg, and never more than the bet pays`,
  `times ${1 - CASH_OUT.holdPerLeg} for each leg`,
  `at least ${WORDS[CASH_OUT.leastBooks]} of them`,
  `with fewer than ${WORDS[CASH_OUT.leastBooks]} books on both sides`,
  `Offers begin ${WORDS[CASH_OUT.firstOfferMinutes]} minute after placing`,
  `$${STARTING_DOLLARS.toLocaleString('en-US')} at the first look`,
  `**Least stake** is $${PRACTICE_STAKE_LEAST}`,
  `Possible once in ${WORDS[RESET_DAYS]} days`,
  `the first ${WORDS[SCORING_BETS_PER_DAY]} of a game day`,
])('the ledger’s document says what the code does: %j', (words) => expect(ledger).toContain(words));
