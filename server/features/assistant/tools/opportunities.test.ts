import { expect, test } from 'vitest';
import type { AssistantSession } from '../session/session.ts';
import { NAMES } from '../testing/evaluation/names.ts';
import { lexiconOf } from '../understand/directory.ts';
import { readMessage } from '../understand/read-message.ts';
import { lookAtPairs, lookAtValue } from './opportunities.ts';

const LEXICON = lexiconOf(NAMES);
const SEEN = '2026-11-29T17:00:00Z';
const GAME = { sport: 'nfl', awayTeamCode: 'NYJ', homeTeamCode: 'HOU', awayTeam: 'New York Jets', homeTeam: 'Houston Texans' };

const leg = (book: string, bookName: string, side: string) => ({ book, bookName, side, line: null, odds: 110, stake: 50, seenAt: SEEN });
const arb = (...books: [string, string][]) => ({
  ...GAME,
  kind: 'arbitrage',
  market: 'moneyline',
  legs: books.map(([code, name], at) => leg(code, name, at === 0 ? 'away' : 'home')),
  leastProfit: 1,
  mostProfit: 1,
  middle: null,
  warnings: [],
});
const value = (market: string, side: string, odds: number, isAlternate: boolean) => ({
  ...GAME,
  market,
  side,
  odds,
  isAlternate,
  line: market === 'total' ? 47.5 : null,
  book: 'QUA',
  bookName: 'Quarry',
  seenAt: SEEN,
  evPct: 3,
  fairOdds: odds,
  fairProbability: 0.5,
  pushProbability: 0,
  agreeing: 5,
  bookCount: 6,
});
const PAIRS = [arb(['HAR', 'Harbor'], ['QUA', 'Quarry']), arb(['HAR', 'Harbor'], ['RED', 'Redwood'])];
const VALUES = [value('total', 'over', 120, true), value('total', 'under', 105, false), value('moneyline', 'away', 150, false)];

const asking =
  (look: typeof lookAtValue, items: readonly object[]) =>
  async (question: string): Promise<string> => {
    const answer = { items, asOf: SEEN, booksCompared: 7, gamesCompared: 40, bankroll: 100, pricesJudged: 900 };
    const session = { now: new Date(SEEN), today: '2026-11-29', price: (odds: number) => `+${odds}`, read: () => Promise.resolve(answer) };
    const [reading] = readMessage(question, '2026-11-29', LEXICON, null);
    return (await look(session as unknown as AssistantSession, reading!)).lines.join('\n');
  };

test('pairs are narrowed to the books named: one of them on either side, two on both', async () => {
  const say = asking(lookAtPairs('arbitrage'), PAIRS);
  expect(await say('any arbs')).toMatch(/^2 arbitrages now/);
  expect(await say('any arbs at quarry')).toMatch(/^1 arbitrage at Quarry now.*Quarry, just now(?!.*Redwood)/s);
  expect(await say('arbs between harbor and quarry')).toMatch(/^1 arbitrage at Harbor and Quarry now(?!.*Redwood)/s);
  expect(await say('nhl arbs')).toMatch(/^No arbitrage now: of 40 games of all sports at 7 books, .* of that kind/);
});

test('prices above fair are narrowed to alternate lines, a side and underdogs, and the answer says so', async () => {
  const say = asking(lookAtValue, VALUES);
  expect(await say('any +ev bets')).toMatch(/^3 prices above/);
  expect(await say('any +ev alternate lines')).toMatch(/^1 alternate price above.*Over 47\.5 \(alternate line\)/s);
  expect(await say('+ev unders')).toMatch(/^1 under price above.*Under 47\.5/s);
  expect(await say('+ev dogs nfl')).toMatch(/^1 underdog moneyline price above.*New York Jets ML \+150/s);
  expect(await say('+ev favorites')).toMatch(/^No favorite moneyline price is above/);
});
