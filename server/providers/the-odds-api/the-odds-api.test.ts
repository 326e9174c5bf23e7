import { describe, expect, test } from 'vitest';
import type { FeedGame } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import type { FeedQuote } from '../../ports/odds-board.ts';
import type { Reply } from '../http/testing/fake-surroundings.ts';
import { mapOutrights, sportKeyOf } from './golf/golf-board.ts';
import { mapScore } from './map-scores.ts';
import { WireOddsEvent } from './schema.ts';
import { GAME, h2h, smallWorld, wireBook, wireMarket, wireOffer } from './testing/small-world.ts';

const SLATE = '2026-08-07';
const short = ({ book, market, side, line, price }: FeedQuote): string => `${book.code} ${market} ${side} ${line ?? ''} ${price}`;
async function quotesOf(...bookmakers: Record<string, unknown>[]): Promise<string[]> {
  const { api, around } = smallWorld(() => ({ body: [wireOffer(bookmakers)] }));
  return (await api.odds.listQuotes(SLATE, around.now())).map(short);
}

test('a league is priced under its key, but not in the part of its season that is sold under another', async () => {
  const game = (stage: string) =>
    ({
      gameId: 'g',
      away: { code: 'KC' },
      home: { code: 'BUF' },
      startsAt: new Date('2026-09-13T17:00:00Z'),
      isStartTentative: false,
      status: 'scheduled',
      stage,
    }) as FeedLeagueGame;
  const sides = [
    { name: 'Kansas City Chiefs', price: -150 },
    { name: 'Buffalo Bills', price: 130 },
  ];
  const clubs = { away_team: 'Kansas City Chiefs', home_team: 'Buffalo Bills', commence_time: '2026-09-13T17:01:00Z' };
  const body = [wireOffer([wireBook('fanduel', wireMarket('h2h', sides))], clubs)];
  const ask = async (stage: string) => {
    const { api, around } = smallWorld(() => ({ body }), { leagues: { nfl: { listGames: () => Promise.resolve([game(stage)]) } } });
    around.at = Date.parse('2026-09-13T16:00:00Z');
    const quotes = await api.leagueOdds.nfl!.listQuotes('2026-09-13', around.now());
    return [around.requests.map(({ url }) => url.pathname), quotes.length];
  };
  expect(await ask('regular')).toEqual([['/v4/sports/americanfootball_nfl/odds'], 2]);
  expect(await ask('preseason')).toEqual([[], 0]);
});

test('a game whose start is put off takes prices until it begins, whatever its book says of the start', async () => {
  const quotesAt = async (status: string, startsAt: string) => {
    const late = wireOffer([wireBook('fanduel', h2h(120, -130, '2026-08-07T23:50:00Z'))]);
    const games = [
      { gameId: GAME, away: { code: 'NYM' }, home: { code: 'PIT' }, startsAt: new Date(startsAt), isStartTentative: false, status },
    ];
    const baseball = { listContests: () => Promise.resolve(games as FeedGame[]) };
    const { api, around } = smallWorld(() => ({ body: [late] }), { baseball });
    around.at = Date.parse('2026-08-07T23:55:00Z');
    return (await api.odds.listQuotes(SLATE, around.now())).length;
  };
  expect(await quotesAt('delayed', '2026-08-07T23:57:00Z')).toBe(2);
  expect(await quotesAt('live', '2026-08-07T22:40:00Z')).toBe(0);
});

describe('featured prices', () => {
  test('sides by name, whichever side the run line favours; a market that a book lacks is no market', async () => {
    const spreads = wireMarket('spreads', [
      { name: 'New York Mets', price: -182, point: 1.5 },
      { name: 'Pittsburgh Pirates', price: 150, point: -1.5 },
    ]);
    const totals = wireMarket('totals', [
      { name: 'Over', price: 102, point: 8.5 },
      { name: 'Under', price: -124, point: 8.5 },
    ]);
    expect(await quotesOf(wireBook('fanduel', h2h(120, -130), spreads, totals), wireBook('bovada', h2h(118, -128)))).toEqual([
      'FAN moneyline away  120',
      'FAN moneyline home  -130',
      'FAN spread away 1.5 -182',
      'FAN spread home -1.5 150',
      'FAN total over 8.5 102',
      'FAN total under 8.5 -124',
      'BOV moneyline away  118',
      'BOV moneyline home  -128',
    ]);
  });

  test('the first inning has one total, and totals of one club name it', async () => {
    const over = (point: number, price: number, description?: string) => ({
      name: 'Over',
      price,
      point,
      ...(description ? { description } : {}),
    });
    const under = (point: number, price: number, description?: string) => ({ ...over(point, price, description), name: 'Under' });
    const inning = wireMarket('totals_1st_1_innings', [over(0.5, -104), under(0.5, -118)]);
    const clubs = wireMarket('team_totals', [
      over(4.5, 110, 'Pittsburgh Pirates'),
      under(4.5, -135, 'Pittsburgh Pirates'),
      over(3.5, -120, 'New York Mets'),
      under(3.5, -102, 'New York Mets'),
    ]);
    expect(await quotesOf(wireBook('fanduel', inning, clubs))).toEqual([
      'FAN inning1_total over 0.5 -104',
      'FAN inning1_total under 0.5 -118',
      'FAN home_total over 4.5 110',
      'FAN home_total under 4.5 -135',
      'FAN away_total over 3.5 -120',
      'FAN away_total under 3.5 -102',
    ]);
  });

  test('a live price is no price of ours, however the book and the league time the start', async () => {
    const books = [wireBook('fanduel', h2h(120, -130, '2026-08-07T22:40:30Z')), wireBook('betus', h2h(118, -128, '2026-08-07T22:39:59Z'))];
    const { api, around } = smallWorld(() => ({ body: [wireOffer(books)] }));
    around.advance(58 * 60_000);
    expect((await api.odds.listQuotes(SLATE, around.now())).map(short)).toEqual(['BUS moneyline away  118', 'BUS moneyline home  -128']);
  });

  test('prices that are none and names of nobody are counted', async () => {
    const { api, around } = smallWorld(() => ({
      body: [wireOffer([wireBook('fanduel', h2h(2.1, -130), wireMarket('h2h', [{ name: 'Draw', price: 300 }]))])],
    }));
    expect((await api.odds.listQuotes(SLATE, around.now())).map(short)).toEqual(['FAN moneyline away  null', 'FAN moneyline home  null']);
    expect(api.tallies().boards[0]!.refused).toBe(2);
  });

  test('a price dated hours ahead is not trusted and is counted; a clock seconds ahead is no error', async () => {
    const { api, around } = smallWorld(() => ({
      body: [
        wireOffer([
          wireBook('draftkings', h2h(150, -170, '2026-08-07T22:30:00Z')),
          wireBook('fanduel', h2h(120, -130, '2026-08-07T21:42:30Z')),
          wireBook('betmgm', { ...h2h(122, -132), last_update: 'soon' }),
        ]),
      ],
    }));
    const quotes = await api.odds.listQuotes(SLATE, around.now());
    expect(quotes.map(short)).toEqual(['FAN moneyline away  120', 'FAN moneyline home  -130']);
    expect(api.tallies().boards[0]!).toMatchObject({ undated: 4, refused: 0 });
  });

  test('a book whose clock ran ahead does not make the next answer look old', async () => {
    const answers: Reply[] = [
      { body: [wireOffer([wireBook('draftkings', h2h(150, -170, '2026-08-07T22:30:00Z')), wireBook('fanduel', h2h(120, -130))])] },
      { body: [wireOffer([wireBook('draftkings', h2h(151, -171, '2026-08-07T21:49:00Z')), wireBook('fanduel', h2h(120, -130))])] },
    ];
    const { api, around } = smallWorld(() => answers.shift());
    await api.odds.listQuotes(SLATE, around.now());
    around.advance(20 * 60_000);
    expect((await api.odds.listQuotes(SLATE, around.now())).map(short)).toContain('DRK moneyline away  151');
  });

  test('a game nobody schedules is counted, never guessed', async () => {
    const { api, around } = smallWorld(() => ({ body: [wireOffer([wireBook('fanduel', h2h(120, -130))], { away_team: 'Havana' })] }));
    expect(await api.odds.listQuotes(SLATE, around.now())).toEqual([]);
    expect(api.tallies().boards[0]!.unmatched).toMatchObject([{ reason: 'unknown_club' }]);
  });

  test('a market that is gone from the next answer was taken down; one call serves every slate and moment', async () => {
    const answers: Reply[] = [
      { body: [wireOffer([wireBook('fanduel', h2h(120, -130)), wireBook('betus', h2h(118, -128))])] },
      { body: [wireOffer([wireBook('fanduel', h2h(125, -135, '2026-08-07T21:50:00Z'))])] },
    ];
    const { api, around } = smallWorld(() => answers.shift());
    await api.odds.listQuotes(SLATE, around.now());
    around.advance(60_000);
    expect(await api.odds.listQuotes(SLATE, around.now())).toHaveLength(4);
    expect(around.requests).toHaveLength(1);
    around.advance(20 * 60_000);
    const later = await api.odds.listQuotes(SLATE, around.now());
    expect(later.map(short)).toContain('BUS moneyline away  null');
    expect(later.find(({ price }) => price === null)?.quotedAt).toEqual(around.now());
    expect((await api.odds.listBooks()).map(({ code }) => code)).toEqual(['FAN']);
  });

  test('asked in American odds, the key on the wire alone, the credits read from the answer', async () => {
    const { api, around } = smallWorld(() => ({ body: [] }));
    await api.odds.listQuotes(SLATE, around.now());
    expect(Object.fromEntries(around.requests[0]!.url.searchParams)).toEqual({
      regions: 'us',
      markets: 'h2h,spreads,totals',
      oddsFormat: 'american',
      dateFormat: 'iso',
      apiKey: 'secret-key',
    });
    expect(api.credits().remaining).toBe(15_000);
    expect(JSON.stringify(api.listHealth())).not.toContain('secret');
  });
});

describe('what the source refuses', () => {
  const refusal = (status: number, error_code: string) =>
    smallWorld(() => ({ status, body: { message: 'secret-key is wrong', error_code } }));

  test('credits used up come as 401: none is spent until the month turns, and free questions are asked every hour', async () => {
    const { api, around } = refusal(401, 'OUT_OF_USAGE_CREDITS');
    await expect(api.odds.listQuotes(SLATE, around.now())).rejects.toMatchObject({ kind: 'out_of_credits' });
    expect(api.credits()).toEqual({ remaining: 0, limit: 20_000, resetsAt: new Date('2026-09-01T00:00:00Z') });
    const { breaker, restsUntil } = api.listHealth()[0]!;
    expect([breaker, restsUntil!.getTime() - around.now().getTime()]).toEqual(['open', 3_600_000]);
    around.advance(3_600_000);
    await api.odds.listQuotes(SLATE, around.now());
    expect(around.requests).toHaveLength(1);
    await expect(api.learnCredits()).rejects.toMatchObject({ kind: 'out_of_credits' });
    expect(around.requests).toHaveLength(2);
  });

  test('who buys more credits is heard within the hour', async () => {
    let isOut = true;
    const headers = { 'x-requests-remaining': '90000' };
    const { api, around } = smallWorld(() =>
      isOut ? { status: 401, body: { error_code: 'OUT_OF_USAGE_CREDITS' } } : { headers, body: [] },
    );
    await expect(api.odds.listQuotes(SLATE, around.now())).rejects.toMatchObject({ kind: 'out_of_credits' });
    isOut = false;
    around.advance(3_600_000);
    await api.learnCredits();
    expect(api.credits().remaining).toBe(90_000);
  });

  test.each(['INVALID_KEY', 'MISSING_KEY', 'DEACTIVATED_KEY'])(
    '%s is a fault of the settings: it says so, without the key, and rests',
    async (code) => {
      const { api, around } = refusal(401, code);
      const fault = await api.odds.listQuotes(SLATE, around.now()).catch((error: unknown) => error);
      expect(fault).toMatchObject({ kind: 'refused', message: expect.stringContaining(code) as string });
      expect(JSON.stringify([fault, api.listHealth()])).not.toContain('secret-key');
      expect(api.listHealth()[0]?.breaker).toBe('open');
    },
  );

  test('too many at once is waited out', async () => {
    const answers: Reply[] = [
      { status: 429, body: { error_code: 'EXCEEDED_FREQ_LIMIT' } },
      { body: [wireOffer([wireBook('fanduel', h2h(120, -130))])] },
    ];
    const { api, around } = smallWorld(() => answers.shift());
    expect(await api.odds.listQuotes(SLATE, around.now())).toHaveLength(2);
    expect(around.slept).toHaveLength(1);
  });
});

describe('prices of players', () => {
  const strikeouts = wireMarket('pitcher_strikeouts', [
    { name: 'Over', description: 'Carmen Mlodzinski', price: 108, point: 5.5 },
    { name: 'Under', description: 'Carmen Mlodzinski', price: -138, point: 5.5 },
    { name: 'Over', description: 'Somebody Else', price: 100, point: 4.5 },
  ]);
  const homers = wireMarket('batter_home_runs', [{ name: 'Over', description: 'Juan Soto', price: 240, point: 0.5 }]);

  test('over and under make one prop, an over alone is one, too; nobody is guessed', async () => {
    const { last_update: _none, ...book } = wireBook('fanduel', strikeouts, homers);
    const { api, around } = smallWorld((url) => ({ body: url.pathname.endsWith('/events') ? [wireOffer([])] : wireOffer([book]) }));
    const props = await api.props.listProps(GAME, around.now());
    expect(props.map(({ playerId, prop, line, overPrice, underPrice }) => [playerId, prop, line, overPrice, underPrice])).toEqual([
      ['p1', 'pitcher_strikeouts', 5.5, 108, -138],
      ['p2', 'home_runs', 0.5, 240, null],
    ]);
    expect(api.tallies().players).toEqual(['Somebody Else']);
    expect(around.requests.map(({ url }) => url.pathname)).toEqual([
      '/v4/sports/baseball_mlb/events',
      '/v4/sports/baseball_mlb/events/e1/odds',
    ]);
  });

  test('other lines of a kind stand beside its main one, and repeat no price of it', async () => {
    const other = wireMarket('pitcher_strikeouts_alternate', [
      { name: 'Over', description: 'Carmen Mlodzinski', price: -400, point: 3.5 },
      { name: 'Over', description: 'Carmen Mlodzinski', price: 112, point: 5.5 },
      { name: 'Over', description: 'Carmen Mlodzinski', price: 310, point: 7.5 },
    ]);
    const { api, around } = smallWorld((url) => ({
      body: url.pathname.endsWith('/events') ? [wireOffer([])] : wireOffer([wireBook('fanduel', other, strikeouts)]),
    }));
    const props = await api.props.listProps(GAME, around.now());
    expect(props.map(({ prop, line, overPrice, underPrice }) => [prop, line, overPrice, underPrice])).toEqual([
      ['pitcher_strikeouts', 5.5, 108, -138],
      ['pitcher_strikeouts', 3.5, -400, null],
      ['pitcher_strikeouts', 7.5, 310, null],
    ]);
    const asked = around.requests.at(-1)!.url.searchParams.get('markets')!.split(',');
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toEqual(expect.arrayContaining(['batter_hits_runs_rbis', 'pitcher_record_a_win', 'pitcher_strikeouts_alternate']));
  });

  test('a win, the combined count and stolen bases, as the source writes them', async () => {
    const win = wireMarket('pitcher_record_a_win', [
      { name: 'Yes', description: 'Carmen Mlodzinski', price: 210 },
      { name: 'No', description: 'Carmen Mlodzinski', price: -270 },
    ]);
    const both = (key: string, point: number): Record<string, unknown> =>
      wireMarket(key, [
        { name: 'Over', description: 'Juan Soto', price: -105, point },
        { name: 'Under', description: 'Juan Soto', price: -125, point },
      ]);
    const book = wireBook('fanduel', win, both('batter_hits_runs_rbis', 1.5), both('batter_stolen_bases', 0.5), both('batter_walks', 0.5));
    const { api, around } = smallWorld((url) => ({ body: url.pathname.endsWith('/events') ? [wireOffer([])] : wireOffer([book]) }));
    const props = await api.props.listProps(GAME, around.now());
    expect(props.map(({ playerId, prop, line, overPrice, underPrice }) => [playerId, prop, line, overPrice, underPrice])).toEqual([
      ['p1', 'pitcher_win', 0.5, 210, -270],
      ['p2', 'hits_runs_rbi', 1.5, -105, -125],
      ['p2', 'stolen_bases', 0.5, -105, -125],
      ['p2', 'batter_walks', 0.5, -105, -125],
    ]);
  });

  test('a market that the source does not know is left out from then on, and the others are asked for again', async () => {
    const unknown = 'batter_walks_alternate';
    const { api, around } = smallWorld((url) => {
      if (url.pathname.endsWith('/events')) return { body: [wireOffer([])] };
      const isRefused = url.searchParams.get('markets')!.split(',').includes(unknown);
      const body = { message: `Markets not supported by this endpoint: ${unknown}`, error_code: 'INVALID_MARKET' };
      return isRefused ? { status: 422, body } : { body: wireOffer([wireBook('fanduel', strikeouts)]) };
    });
    expect((await api.props.listProps(GAME, around.now())).map(({ prop }) => prop)).toEqual(['pitcher_strikeouts']);
    around.advance(6 * 60_000);
    await api.props.listProps(GAME, around.now());
    const asked = around.requests.flatMap(({ url }) => url.searchParams.get('markets')?.split(',') ?? []);
    expect(asked.filter((market) => market === unknown)).toHaveLength(1);
    expect(asked.filter((market) => market === 'batter_walks').length).toBeGreaterThan(1);
  });

  test('a refusal of everything is a fault', async () => {
    const { api, around } = smallWorld((url) =>
      url.pathname.endsWith('/events')
        ? { body: [wireOffer([])] }
        : { status: 422, body: { message: 'Invalid event', error_code: 'INVALID_EVENT_ID' } },
    );
    await expect(api.props.listProps(GAME, around.now())).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });

  test('an event that is over costs nothing but the question', async () => {
    const { api, around } = smallWorld(() => ({ body: [] }));
    expect(await api.props.listProps(GAME, around.now())).toEqual([]);
    expect(around.requests).toHaveLength(1);
  });
});

test('outrights of majors only, matched within the field; lay prices of exchanges are another market', () => {
  const named = (name: string, price: number): Record<string, unknown> => ({ name, price });
  const bookmakers = [
    wireBook(
      'betfair_ex',
      wireMarket('outrights_lay', [named('Scottie Scheffler', 420)]),
      wireMarket('outrights', [named('Scottie Scheffler', 400), named('Nobody', 900)]),
    ),
    wireBook('laying', wireMarket('outrights_lay', [named('Scottie Scheffler', 430)])),
  ];
  const event = WireOddsEvent.parse(wireOffer(bookmakers, { home_team: null, away_team: null }));
  const { sheets, unmatched } = mapOutrights('t', event, [{ playerId: 's', name: 'Scottie Scheffler' }], new Date('2027-01-01T00:00:00Z'));
  expect(sheets.map(({ prices }) => prices)).toEqual([[{ playerId: 's', opponentId: null, side: null, price: 400 }]]);
  expect(unmatched).toEqual(['Nobody']);
  const keys = ['Masters Tournament', 'PGA Championship', 'U.S. Open', 'The Open', 'Wyndham Championship'].map((name) =>
    sportKeyOf({ name, isMajor: !name.startsWith('W') }),
  );
  expect(keys.map((key) => key?.replace(/^golf_|_winner$/g, '') ?? null)).toEqual([
    'masters_tournament',
    'pga_championship',
    'us_open',
    'the_open_championship',
    null,
  ]);
});

test('scores are texts in no order: each belongs to the name beside it', () => {
  const wire = {
    id: 'e1',
    sport_key: 'baseball_mlb',
    commence_time: '2026-04-13T20:11:00Z',
    completed: true,
    home_team: 'Seattle Mariners',
    away_team: 'Houston Astros',
    scores: [
      { name: 'Seattle Mariners', score: '6' },
      { name: 'Houston Astros', score: '2' },
    ],
    last_update: '2026-04-14T09:40:53Z',
  };
  expect(mapScore(wire)).toMatchObject({ isCompleted: true, score: { away: 2, home: 6 } });
  expect(mapScore({ ...wire, completed: false, scores: null, last_update: null })).toMatchObject({ score: null, reportedAt: null });
});
