import { describe, expect, it } from 'vitest';
import { readFilter } from './filter-options.ts';
import { closeText, findingText, keyName, measureText, partName, unreportedText } from './performance-words.ts';
import { sampleFinding, sampleOwnBet } from './testing/sample-performance.ts';

describe('a finding', () => {
  it.each([
    [{}, 'Underdogs +150 to +199: −18% over 43 bets, interval −41% to +6%: not yet distinguishable from chance.'],
    [
      { cut: 'book', key: 'Harbor', verdict: 'alone' },
      'Bets at Harbor: −18% over 43 bets, interval −41% to +6%: stands out alone, but not once all 31 parts looked at are counted.',
    ],
    [
      { cut: 'weekday', key: '2', verdict: 'distinguishable', roi: -0.4, interval: { low: -0.6, high: -0.2 } },
      'Tuesdays: −40% over 43 bets, interval −60% to −20%: distinguishable from chance, all 31 parts looked at counted.',
    ],
  ] as const)('%j', (over, text) => expect(findingText(sampleFinding(over), 31)).toBe(text));

  it.each([
    ['price', 'to-200', 'Favorites −200 and shorter'],
    ['price', '-149to-110', 'Favorites −149 to −110'],
    ['price', '-109to109', 'Even prices −109 to +109'],
    ['price', 'from200', 'Underdogs +200 and longer'],
    ['lead', 'over24h', 'Bets placed a day or more before the start'],
    ['side', 'home', 'Home club bets'],
    ['role', 'underdog', 'Underdogs'],
  ] as const)('of %s %s is about %s', (cut, key, name) => expect(partName(cut, key)).toBe(name));

  it('keeps a book’s own name, whatever it looks like', () => expect(keyName('book', 'moneyline')).toBe('moneyline'));
});

describe('other words', () => {
  it('say what is missing with both counts', () =>
    expect(unreportedText({ what: 'edge', have: 1042, need: 3480 })).toBe(
      'Whether you have an edge: telling one of 5% from none takes about 3,480 bets at your prices; there are 1,042.',
    ));

  it('give each measure its unit', () => {
    expect([measureText('expectedValue', 0.011), measureText('probabilityGain', -0.004), measureText('cents', 2.4)]).toEqual([
      '+1.1%',
      '−0.40 pts',
      '+2.4¢',
    ]);
  });

  it('say why a bet has no closing line value', () => {
    const { closing } = sampleOwnBet();
    expect(closeText(closing)).toBe('CLV +2.5%');
    expect(closeText({ ...closing, expectedValue: null, kind: 'line_moved', linePoints: 0.5 })).toBe('line moved +0.5');
    expect(closeText({ ...closing, expectedValue: null, kind: 'none' })).toBe('no close captured');
  });

  it('drop what an address cannot mean', () => {
    const search = new URLSearchParams(`period=1y&market=parlay&price=150to199&book=${'x'.repeat(61)}&unit=units`);
    expect(readFilter(search)).toEqual({ price: '150to199' });
    expect(readFilter(new URLSearchParams('book=%20Harbor%20&period=7d'))).toEqual({ book: 'Harbor', period: '7d' });
  });
});
