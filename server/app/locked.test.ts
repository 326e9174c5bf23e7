import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { analyzeSlates } from '../features/analysis/index.ts';
import { GAME_ID, NOW, prepareGame, reprice } from '../features/analysis/testing/scene.ts';
import { formForecasts } from '../features/football-picks/forecasts/form-forecasts.ts';
import { publishFootballPicks } from '../features/football-picks/publish/publish-picks.ts';
import { addFootballGame, addFootballPrices } from '../features/football-picks/testing/football-board.ts';
import { sampleGames, storeGames } from '../features/history/testing/sample-games.ts';
import { publishPicks } from '../features/picks/publish/publish-picks.ts';
import { addGames } from '../features/picks/testing/board.ts';
import { addReport } from '../features/trends/testing/add-report.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { createUser, fakeTimers, makeServer, type TestClient, type TestServer, withTestCtx } from '../testing/index.ts';
import { appRoutes } from './app-routes.ts';
import { features } from './features.ts';

/** What nobody without the tier may find anywhere: texts and figures, and names of fields that only paid answers have. */
interface Secrets {
  texts: string[];
  fields: string[];
}

interface Paid {
  url: string;
  fields: readonly string[];
  /** Who pays for it; Pro unless said. */
  tier?: 'elite';
  /** The part of the answer that is paid for; all of it when left out. */
  paidPart?: (answer: unknown) => unknown;
}
interface ShownPick {
  reasoning: string;
}

interface ComparedPart {
  markets: { best: Record<'first' | 'second', { evPct: number | null } | null> }[];
}

const LOCKED_GAME = '20260711_ATL@NYM';
/** A man, a book and a price that stand nowhere but among the props. */
const ONLY_PROP = { playerId: 'only-prop', playerName: 'Zebulon Onlyprop', overPrice: 1273, book: { code: 'ZZZ', name: 'Propshop' } };
const ONLY_PROP_TEXTS = [ONLY_PROP.playerName, ONLY_PROP.book.name, String(ONLY_PROP.overPrice)];
const OPEN_PICKS = 3;

const FOOTBALL_GAMES = ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK'].map((matchup) => `20260711_${matchup}`);

/** Of the first three everybody may know all but the sentence; games of one making share figures with them. */
const beyondOpen = (list: unknown): unknown => {
  const [open, rest] = [(list as ShownPick[]).slice(0, OPEN_PICKS), (list as ShownPick[]).slice(OPEN_PICKS)];
  const known = new Set(telling(open));
  return [open.map(({ reasoning }) => reasoning), telling(rest).filter((text) => !known.has(text))];
};

/** Where each kind of paid content is asked for, and which of its fields may be told to nobody else. Another kind is another row. */
const PAID: readonly Paid[] = [
  {
    url: `/api/games/${GAME_ID}/analysis`,
    fields: ['valuePlays', 'favoured', 'fairPrices', 'valueFrom', 'suggestedBets'],
  },
  {
    url: `/api/games/${LOCKED_GAME}/analysis`,
    fields: [],
  },
  {
    url: `/api/games/${GAME_ID}/player-props`,
    fields: ['hitRates', 'modelProbability', 'projection', 'bookmaker'],
  },
  {
    url: '/api/prop-finder?date=2026-07-11',
    fields: ['worstOver', 'worstUnder', 'lastLines', 'bestSide'],
    tier: 'elite',
  },
  {
    url: '/api/kelly/markets?date=2026-07-11',
    fields: ['modelChance', 'modelLow', 'modelHigh', 'modelPush', 'marketChance'],
    // The board and its prices are public; the chances are not.
    paidPart: (board) =>
      (board as { games: { sides: Record<string, unknown>[] }[] }).games.flatMap(({ sides }) =>
        sides.map(({ modelChance, modelLow, modelHigh }) => [modelChance, modelLow, modelHigh]),
      ),
  },
  {
    url: '/api/parlay-opportunities?date=2026-07-11',
    tier: 'elite',
    fields: ['estimatedProbability'],
    // Prices are public; what they are worth is not.
    paidPart: (list) =>
      (list as { estimatedProbability: number; ev: number }[]).map(({ estimatedProbability, ev }) => [estimatedProbability, ev]),
  },
  {
    url: '/api/player-props?date=2026-07-11',
    tier: 'elite',
    fields: [],
    // Names and prices stand in the practice book as well.
    paidPart: (list) => (list as { playerName: string; edge: number | null }[]).map(({ playerName, edge }) => [playerName, edge]),
  },
  {
    url: '/api/odds-comparison?date=2026-07-11',
    fields: ['bookmakers', 'bestOdds', 'bestLine', 'evPct', 'leastProfit', 'breakEven'],
    // Prices stand on the public board; what they are worth against the fair price does not.
    paidPart: (games) =>
      (games as ComparedPart[]).flatMap(({ markets }) => markets.flatMap(({ best }) => [best.first?.evPct, best.second?.evPct])),
  },
  {
    url: '/api/hot-trends',
    fields: ['baseRate', 'averageOdds', 'chanceAmong', 'percentageLow', 'roiLow'],
  },
  {
    url: '/api/strategies/suggestions',
    tier: 'elite',
    fields: ['withoutOpinion'],
  },
  {
    url: '/api/consultation/experts',
    tier: 'elite',
    fields: ['nextFreeAt', 'specialty'],
  },
  {
    url: '/api/early-access',
    tier: 'elite',
    fields: ['stepsDone'],
  },
  {
    url: '/api/daily-picks',
    fields: ['reasoning'],
    paidPart: beyondOpen,
  },
  {
    url: '/api/cfl/daily-picks?date=2026-07-11',
    fields: ['reasoning'],
    paidPart: beyondOpen,
  },
];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const isTelling = (text: string): boolean => /^\d+\.\d{5,}$/.test(text) || (text.includes(' ') && /[.:]/.test(text)) || UUID.test(text);

/** Sentences, ids, and numbers that are no round ones: a price of +105 stands on the public board, a probability to sixteen digits does not. */
function telling(value: unknown): string[] {
  if (typeof value === 'number') return String(value).length >= 8 ? [String(value)] : [];
  if (typeof value === 'string') return isTelling(value) ? [JSON.stringify(value).slice(1, -1)] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(telling) : [];
}

async function secretsOf(pro: TestClient, elite: TestClient): Promise<Secrets> {
  const texts: string[] = [...ONLY_PROP_TEXTS];
  for (const { url, tier, paidPart = (answer: unknown) => answer } of PAID) {
    const answer = await (tier === 'elite' ? elite : pro).get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    const found = telling(paidPart(answer.json()));
    expect([url, found.length > 0 || answer.body.includes(ONLY_PROP.playerName)]).toEqual([url, true]);
    texts.push(...found);
  }
  return { texts: [...new Set(texts)], fields: PAID.flatMap(({ fields }) => [...fields]) };
}

// The stream never ends by itself: it has a test of its own below.
const reads = Object.entries(contract as Record<string, Route>).filter(([key]) => key.startsWith('GET ') && key !== 'GET /api/stream');
const NOBODY = '00000000-0000-4000-8000-000000000000';
const fill = (path: string, gameId: string): string =>
  path.replace(':gameId', encodeURIComponent(gameId)).replace(':date', '2026-07-11').replace(/:\w+/g, NOBODY);
const QUERY: Record<string, string> = {
  'GET /api/games': '?date=2026-07-11',
  'GET /api/search': '?q=Boston',
  'GET /api/games/:gameId/line-history': '?market=moneyline&side=home',
  'GET /api/games/:gameId/player-props/:playerId': '?propType=hits&line=0.5',
  'GET /api/odds-comparison': '?date=2026-07-11',
  'GET /api/odds-comparison/opportunities': '?date=2026-07-11',
  'GET /api/daily-picks': '?date=2026-07-11',
  'GET /api/kelly/markets': '?date=2026-07-11',
  'GET /api/daily-picks/day': '?date=2026-07-11',
  'GET /api/performance/daily': '?date=2026-07-11',
  'GET /api/cfl/daily-picks': '?date=2026-07-11',
  'GET /api/record': '?market=moneyline',
};

const addressesOf = (gameId: string): string[] => [
  ...reads.flatMap(([key]) => {
    const path = fill(key.slice('GET '.length), gameId);
    return [path, ...(QUERY[key] ? [path + QUERY[key]] : [])];
  }),
  ...appRoutes.map(({ pattern }) => fill(pattern, gameId)),
];
const addresses = [...new Set([...addressesOf(GAME_ID), ...addressesOf(LOCKED_GAME)])];

const foundIn = (body: string, { texts, fields }: Secrets): string[] => [
  ...texts.filter((text) => body.includes(text)),
  ...fields.filter((field) => body.includes(`"${field}"`)),
];

/**
 * What an answer or a page may have all the same: the record says why a day has no bet, and what was behind a pick once it is revealed; the practice book
 * offers props to all who are signed in, by name and price, without what the model makes of them.
 */
const ALLOWED_AT: Record<string, readonly string[]> = {
  '/api/record': ['reasoning'],
  '/record': ['reasoning'],
  '/api/virtual/props/': ONLY_PROP_TEXTS,
};
const allowedAt = (address: string): readonly string[] =>
  Object.entries(ALLOWED_AT).flatMap(([start, secrets]) => (address.startsWith(start) ? secrets : []));

async function leaksTo(client: TestClient, secrets: Secrets): Promise<string[]> {
  const leaks: string[] = [];
  for (const address of addresses) {
    const { body } = await client.get(address, { cookie: `${client.cookie}; signed-in=1` });
    const allowed = allowedAt(address);
    const found = foundIn(body, secrets).filter((secret) => !allowed.includes(secret));
    if (found.length > 0) leaks.push(`${address}: ${found[0]}`);
  }
  return leaks;
}

interface Acts {
  publish: () => Promise<unknown>;
  flushStream: () => void;
}
type Run = (ctx: Ctx, server: TestServer, acts: Acts) => Promise<void>;
const STREAM_MS = 250;

async function withHouse(run: Run): Promise<void> {
  const webDist = mkdtempSync(join(tmpdir(), 'clearedge-locked-'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><html><head></head><body><!--boot--></body></html>');
  await withTestCtx({ now: NOW, isDemo: false }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -120, 110);
    await reprice(ctx, world, 220, 110);
    world.clock.advanceMinutes(1);
    await addGames(ctx, world, 4, 150, 1, { hasTotals: true });
    world.feed.props.push({
      gameId: GAME_ID,
      teamCode: 'BOS',
      prop: 'hits',
      line: 0.5,
      underPrice: -110,
      quotedAt: ctx.now(),
      ...ONLY_PROP,
    });
    for (const gameId of FOOTBALL_GAMES) await addFootballPrices(ctx, (await addFootballGame(ctx, gameId)).id);
    await formForecasts(ctx);
    await addReport(ctx);
    await storeGames(ctx, sampleGames([2025], 2).slice(0, 300));
    await analyzeSlates(ctx);
    const pages = { webDist, routes: appRoutes, publicUrl: () => 'https://edge.example' };
    const timers = fakeTimers();
    const server = await makeServer(features, { world: { ...world, house: { ...world.house, timers } }, pages });
    const publish = async (): Promise<void> => {
      await publishPicks(world.ctxFor('system'), false);
      expect(await publishFootballPicks(world.ctxFor('system'))).toHaveLength(4);
    };
    await run(ctx, server, { publish, flushStream: () => timers.pass(STREAM_MS) });
    await server.close();
  });
  rmSync(webDist, { recursive: true, force: true });
}

test('nothing locked is in any answer or page for a visitor or a free user', { timeout: 120_000 }, async () => {
  await withHouse(async (ctx, server, acts) => {
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    await acts.publish();
    const secrets = await secretsOf(pro, await server.as(await createUser(ctx, { tier: 'elite' })));
    expect(secrets.texts.length).toBeGreaterThan(40);
    // Pro asks first everywhere: what was made for pro must not be what the next one is sent.
    expect((await leaksTo(pro, secrets)).length).toBeGreaterThan(6);
    expect(await leaksTo(server.visitor, secrets)).toEqual([]);
    expect(await leaksTo(await server.as(await createUser(ctx, { tier: 'free' })), secrets)).toEqual([]);
  });
});

test('a page that pro opens carries what everybody may see', { timeout: 120_000 }, async () => {
  await withHouse(async (ctx, server, acts) => {
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    await acts.publish();
    const secrets = await secretsOf(pro, await server.as(await createUser(ctx, { tier: 'elite' })));
    for (const path of ['/', '/games', `/game/${encodeURIComponent(GAME_ID)}`]) {
      const { body } = await pro.get(path, { cookie: `${pro.cookie}; signed-in=1` });
      expect(body).toContain('"locked":true');
      expect(foundIn(body, secrets)).toEqual([]);
    }
  });
});

/** Everything that the stream says to a client until the answer is told to end. */
async function listen(base: string, cookie: string): Promise<{ said: () => string; end: () => void }> {
  const abort = new AbortController();
  const { body } = await fetch(`${base}/api/stream`, { headers: { cookie }, signal: abort.signal });
  let text = '';
  const read = async (): Promise<void> => {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  void read().catch(() => undefined);
  return { said: () => text, end: () => abort.abort() };
}

test('the stream says that something was published, never what', { timeout: 120_000 }, async () => {
  await withHouse(async (ctx, server, acts) => {
    const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const [pro, free] = [await server.as(await createUser(ctx, { tier: 'pro' })), await server.as(await createUser(ctx, { tier: 'free' }))];
    const heard = [await listen(base, ''), await listen(base, free.cookie)];
    await acts.publish();
    await pro.post(`/api/games/${GAME_ID}/analyze`);
    acts.flushStream();
    for (const { said } of heard) await expect.poll(said).toContain('"slate"');
    const secrets = await secretsOf(pro, await server.as(await createUser(ctx, { tier: 'elite' })));
    for (const { said, end } of heard) {
      expect(foundIn(said(), secrets)).toEqual([]);
      end();
    }
  });
});
