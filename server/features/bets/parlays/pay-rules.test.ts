import type { Grade } from '@clearedge/quant/grading';
import { describe, expect, it } from 'vitest';
import { decideTicket, type TicketTerms, ticketToWin } from './pay-rules.ts';

const terms = (over: Partial<TicketTerms> = {}): TicketTerms => ({
  betType: 'parlay',
  odds: 264,
  stakeCents: 10_00,
  freeStakeCents: 0,
  boostPercent: null,
  sizes: null,
  ...over,
});
const legs = (results: (Grade | null)[], odds: number | null = -110) => results.map((result) => ({ odds, result }));
const money = (over: Partial<TicketTerms>, results: (Grade | null)[], odds: number | null = -110) => {
  const found = decideTicket(terms(over), legs(results, odds));
  return found.kind === 'paid' ? [found.grade, found.profitCents, found.payoutCents] : [found.kind];
};

const TEASED = (teaserPoints: number, odds: number) => ({ betType: 'teaser', teaserPoints, odds });

describe('a ticket of several legs', () => {
  it.each<[string, Partial<TicketTerms>, (Grade | null)[], unknown[]]>([
    ['pays its own price when all legs win', {}, ['win', 'win'], ['win', 26_40, 36_40]],
    ['is lost with its first lost leg', {}, ['loss', null], ['loss', -10_00, 0]],
    ['waits for its last leg', {}, ['win', null], ['pending']],
    ['is paid at what is left when a leg pushes', {}, ['win', 'push'], ['win', 9_09, 19_09]],
    ['comes back when every leg drops out', {}, ['push', 'void'], ['push', 0, 10_00]],
    ['is void when every leg is', {}, ['void', 'void'], ['void', 0, 10_00]],
    ['pays winnings with the boost, rounded down', { boostPercent: 33 }, ['win', 'win'], ['win', 35_11, 45_11]],
    ['pays winnings alone of a free bet', { stakeCents: 0, freeStakeCents: 10_00 }, ['win', 'win'], ['win', 26_40, 26_40]],
    ['costs nothing when a free bet loses', { stakeCents: 0, freeStakeCents: 10_00 }, ['loss', 'win'], ['loss', 0, 0]],
    ['leaves a price that is not its legs multiplied to its owner', { odds: 400 }, ['win', 'void'], ['ask']],
    ['leaves a teaser with a push to its owner', { betType: 'teaser', odds: -120 }, ['win', 'push'], ['ask']],
    ['pays a teaser of the usual table by it', TEASED(6, 160), ['win', 'push', 'win'], ['win', 8_33, 18_33]],
    ['hands it back with one leg left', TEASED(6, -120), ['win', 'push'], ['push', 0, 10_00]],
    ['leaves a teaser at another price than the table’s to its owner', TEASED(6, -110), ['win', 'push'], ['ask']],
    ['and one of points that no table has', TEASED(10, -120), ['win', 'push'], ['ask']],
    ['loses a teaser of the table with its first lost leg', TEASED(6, 160), ['push', 'loss', null], ['loss', -10_00, 0]],
    ['loses a teaser with a lost leg whatever the others do', { betType: 'teaser', odds: -120 }, ['push', 'loss'], ['loss', -10_00, 0]],
  ])('%s', (_what, over, results, expected) => expect(money(over, results)).toEqual(expected));

  it('asks what is left of legs without prices pays', () => expect(money({}, ['win', 'void'], null)).toEqual(['ask']));

  it('settles a round robin parlay by parlay, each with its share of the stake', () => {
    const robin = { betType: 'round_robin', stakeCents: 30_00, sizes: [2], odds: 100 };
    // +100 and $10 on each of three doubles: two lose, one pays $40.
    expect(money(robin, ['win', 'win', 'loss'], 100)).toEqual(['win', 10_00, 40_00]);
    expect(money(robin, ['win', 'loss', 'loss'], 100)).toEqual(['loss', -30_00, 0]);
    expect(money(robin, ['win', 'loss', null], 100)).toEqual(['pending']);
    expect(money(robin, ['void', 'void', 'void'], 100)).toEqual(['void', 0, 30_00]);
    expect(ticketToWin(terms(robin), legs([null, null, null], 100))).toBe(90_00);
  });

  it('says what a ticket can win with its boost', () => expect(ticketToWin(terms({ boostPercent: 50 }), legs([null, null]))).toBe(39_60));
});
