import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { describe, expect, it } from 'vitest';
import type { FinderProp } from '../finder.queries.ts';
import { worthNote } from '../list/side-button.tsx';
import { rangeOf } from '../list/use-window.ts';
import { oneSided, sampleFinderProp } from '../testing/sample-finder.ts';
import { choicesOf, type Filter, findIn } from './filter-rules.ts';
import { againstOf, countFilters, NO_FILTERS, readUrl, writeUrl } from './finder-url.ts';
import { confidenceWord, evBand, rateText } from './words.ts';
import { judge, worthBand } from './worth-rules.ts';

const ALL = { books: [], against: 'market', side: null } as const;
const filter = (query = ''): Filter => readUrl(new URLSearchParams(query));

describe('worth', () => {
  it('is measured against the market where nothing of ours can be pooled with it, and says so', () => {
    const prop = sampleFinderProp({ pooled: null, model: null });
    const found = judge(prop, { ...ALL, against: 'pooled' })!;
    expect(found.over).toEqual(judge(prop, ALL)!.over);
    expect(found.over).toMatchObject({ reference: 'market', chance: prop.fair });
  });

  it('is what quant makes of the best price and the fair, worst or pooled chance', () => {
    const prop = sampleFinderProp();
    const ev = (chance: number, odds: number) => expectedValue(chance, americanToDecimal(odds), 0);
    expect(judge(prop, ALL)!.over).toMatchObject({ odds: 120, book: 'SUM', ev: ev(0.48, 120) });
    expect(judge(prop, ALL)!.under).toMatchObject({ odds: -115, book: 'NRT', ev: ev(0.52, -115) });
    expect(judge(prop, { ...ALL, against: 'worst' })!.over!.ev).toBe(ev(0.47, 120));
    expect(judge(prop, { ...ALL, against: 'worst' })!.under!.ev).toBe(ev(0.515, -115));
    expect(judge(prop, { ...ALL, against: 'pooled' })!.over!.ev).toBe(ev(0.5, 120));
    expect(100 * judge(prop, ALL)!.best!.ev!).toBeCloseTo(prop.expectedValue!, 6);
  });

  it('hands the stake back when the line is landed on', () => {
    const prop = sampleFinderProp({ line: 1, push: 0.2 });
    expect(judge(prop, ALL)!.over!.ev).toBe(expectedValue(0.48 * 0.8, 2.2, 0.2));
  });

  it('takes prices of the chosen books only, and none where they offer none', () => {
    expect(judge(sampleFinderProp(), { ...ALL, books: ['NRT'] })!.over).toMatchObject({ odds: 110, book: 'NRT' });
    expect(judge(sampleFinderProp(), { ...ALL, books: ['ZZZ'] })).toBeNull();
  });

  it.each([
    ['value', {}, 'market', null],
    ['one book', { bookCount: 1 }, 'market', 'one book'],
    ['a price far above the market', { fair: 0.5 }, 'market', 'likely error'],
    ['a number far from the books', { pooled: 0.56 }, 'pooled', 'far from market'],
    ['an old price', { isStale: true }, 'market', 'stale'],
    ['a price below its chance', { overOdds: 100, quotes: [['SUM', 100, -140]] }, 'market', 'no edge'],
  ] as const)('says why a price is not value: %s', (_what, change, against, doubt) => {
    const over = judge(sampleFinderProp(change as Partial<FinderProp>), { ...ALL, against })!.over!;
    expect(over.doubt).toBe(doubt);
    expect(worthBand(over) === undefined).toBe(doubt !== null && doubt !== 'no edge');
    expect(worthNote(sampleFinderProp(), over).includes('Not value')).toBe(over.ev !== null && over.ev > 0 && doubt !== null);
  });

  it('looks at the side that seems worth more, as the server does, also where it is a likely error and the other side would be value', () => {
    const prop = sampleFinderProp({ fair: 0.45, overOdds: 140, underOdds: -110, quotes: [['SUM', 140, -110]] });
    expect(judge(prop, ALL)).toMatchObject({ best: { side: 'over', doubt: 'likely error' }, under: { doubt: null } });
  });

  it('is not said of one side alone, nor of an old price', () => {
    expect(judge(oneSided(), ALL)).toMatchObject({ over: { ev: null, fairOdds: null }, under: null });
    expect(judge(sampleFinderProp({ isStale: true }), ALL)!.best!.ev).toBeNull();
  });
});

describe('finding', () => {
  const list = [
    oneSided(),
    sampleFinderProp(),
    sampleFinderProp({ playerId: 'pp-2', playerName: 'C. Cole', propType: 'pitcher_outs', category: 'pitching', fair: 0.4 }),
  ];
  const names = (query: string) => findIn(list, filter(query), 'market').map(({ prop }) => prop.playerName);

  it('orders value first, then by worth, props without a fair price last', () => {
    expect(names('')).toEqual(['A. Judge', 'C. Cole', 'R. Devers']);
    expect(names('sort=player')).toEqual(['A. Judge', 'C. Cole', 'R. Devers']);
    expect(names('sort=rate&side=over')[2]).toBeDefined();
  });

  it('filters by category, kind, game, side, words and EV', () => {
    expect(names('category=pitching')).toEqual(['C. Cole']);
    expect(names('propType=home_runs')).toEqual(['R. Devers']);
    expect(names('game=20260711_LAD@SF')).toEqual([]);
    expect(names('side=under')).toEqual(['C. Cole', 'A. Judge']);
    expect(names('q=judge+hits')).toEqual(['A. Judge']);
    expect(names('positiveEVOnly=true')).toEqual(['A. Judge']);
    expect(names('minEV=5.5')).toEqual(['A. Judge', 'C. Cole']);
    expect(names('minEV=5.7')).toEqual(['C. Cole']);
    expect(names('minEV=50')).toEqual([]);
    expect(names('books=NRT')).toEqual(['A. Judge', 'C. Cole']);
  });

  it('offers the kinds, games and books of the day', () => {
    const { kinds, games, books } = choicesOf(list, 'all');
    expect(kinds.map(({ value }) => value)).toEqual(['pitcher_outs', 'hits', 'home_runs']);
    expect([games, books]).toEqual([[{ value: '20260711_NYY@BOS', label: 'NYY @ BOS' }], ['NRT', 'SUM']]);
    expect(choicesOf(list, 'pitching').kinds).toHaveLength(1);
  });

  it('goes through 3,000 props in far less than a blink', () => {
    const many = Array.from({ length: 3000 }, (_, at) => sampleFinderProp({ playerId: `p-${at}`, fair: 0.3 + (at % 40) / 100 }));
    expect(findIn(many, filter('minEV=5'), 'market').length).toBeGreaterThan(100);
  });
});

describe('the address', () => {
  it('reads what it writes, says nothing of what is usual, and takes nonsense for the usual', () => {
    const query =
      'category=hitting&propType=hits&minEV=7&positiveEVOnly=true&game=g&side=over&books=SUM%2CNRT&method=shin&worst=true&span=L5&sort=rate&q=x';
    expect(writeUrl(new URLSearchParams(query), {}).toString()).toBe(query);
    expect(
      writeUrl(new URLSearchParams(query), { ...NO_FILTERS, method: 'power', isWorst: false, span: 'L10', sort: 'ev' }).toString(),
    ).toBe('');
    const fresh = readUrl(new URLSearchParams());
    expect(readUrl(new URLSearchParams('category=x&minEV=51&side=up&method=magic&span=L7&sort=z&date=today&books=a'))).toEqual(fresh);
    expect([readUrl(new URLSearchParams('minEV=50')).minEV, readUrl(new URLSearchParams('minEV=-1')).minEV]).toEqual([50, 0]);
    expect([countFilters(fresh), countFilters(readUrl(new URLSearchParams(query)))]).toEqual([0, 7]);
    expect([
      againstOf('market', fresh),
      againstOf('market', { ...fresh, isWorst: true }),
      againstOf('model', { ...fresh, isWorst: true }),
    ]).toEqual(['market', 'worst', 'pooled']);
  });
});

describe('words', () => {
  it('bands EV at 10 and 5 percent and confidence at 80, 60 and 40', () => {
    expect([0.1, 0.0999, 0.05, 0.0499, -1].map(evBand)).toEqual(['high', 'mid', 'mid', 'low', 'low']);
    expect([80, 79, 60, 59, 40, 39].map(confidenceWord)).toEqual(['Very High', 'High', 'High', 'Medium', 'Medium', 'Low']);
  });

  it('says a rate with its sample, pushes and range', () => {
    expect(rateText({ games: 10, over: 7, push: 1, low: 0.45, high: 0.94 }, 'over')).toBe(
      'Over in 7 of 10 games, 1 pushed (78%, 95% range 45% to 94%)',
    );
    expect(rateText({ games: 10, over: 7, push: 1, low: 0.45, high: 0.94 }, 'under')).toBe(
      'Under in 2 of 10 games, 1 pushed (22%, 95% range 6% to 55%)',
    );
    expect(rateText({ games: 0, over: 0, push: 0, low: null, high: null }, 'over')).toBe('Over in 0 of 0 games');
  });
});

describe('the rows in sight', () => {
  it.each([
    [3000, 60, 0, 900, 0, 23],
    [3000, 60, -60_000, 900, 992, 1023],
    [3000, 60, -180_000, 900, 2992, 3000],
    [5, 60, 400, 900, 0, 5],
    [0, 60, 0, 900, 0, 0],
  ])('of %i rows of %i at %i in %i: %i to %i', (count, height, top, window, from, to) => {
    expect(rangeOf(count, height, top, window)).toEqual({ from, to });
  });
});
