import { expect, test } from 'vitest';
import type { AssistantSession } from '../../session/session.ts';
import { NAMES } from '../../testing/evaluation/names.ts';
import { lexiconOf } from '../../understand/directory.ts';
import { readMessage } from '../../understand/read-message.ts';
import { leagueAnswers } from './index.ts';

const pick = (awayTeamCode: string, homeTeamCode: string, pickType: string, selection: string) => ({
  matchup: `${awayTeamCode} @ ${homeTeamCode}`,
  awayTeamCode,
  homeTeamCode,
  pickType,
  pick: { market: pickType, side: pickType === 'total' ? 'over' : 'home', period: 'full' },
  selection,
  odds: 120,
  bookName: 'Book A',
  priceSeenAt: '2026-11-29T16:00:00Z',
  publishedAt: '2026-11-29T16:00:00Z',
  winProbability: 0.48,
  expectedValue: 2.9,
  result: null,
});
const LIST = [pick('KC', 'CHI', 'moneyline', 'Chicago Bears'), pick('TEN', 'NO', 'total', 'Over 44')];
const DAY = {
  record: { wins: 3, losses: 2, pushes: 0, units: 1.2, picks: 5 },
  games: 2,
  nextOn: null,
  publishes: ['moneyline'],
  leastEv: 2,
};

const LEXICON = lexiconOf(NAMES);
async function say(question: string): Promise<string> {
  const session = {
    now: new Date('2026-11-29T17:00:00Z'),
    today: '2026-11-29',
    price: (odds: number) => `+${odds}`,
    read: (_: unknown, route: string) => Promise.resolve(route.endsWith('/day') ? DAY : LIST),
  };
  const [reading] = readMessage(question, session.today, LEXICON, null);
  const found = await leagueAnswers('nfl').answers.picks!(session as unknown as AssistantSession, reading!);
  return found.lines.join('\n');
}

test('picks of a league are those of the club, market and side asked about, or that none is on them', async () => {
  expect(await say('nfl picks today')).toMatch(/^2 NFL picks for .*Chicago Bears at.*Over 44 at/s);
  expect(await say('bears picks today')).toMatch(/^1 NFL pick for .*KC @ CHI(?!.*TEN)/s);
  expect(await say('nfl picks on totals')).toMatch(/^1 NFL pick for .*Over 44(?!.*KC)/s);
  expect(await say('ravens picks today')).toMatch(
    /^None of the 2 NFL picks for Sun, Nov 29 is on a game of the Baltimore Ravens\.\nNFL picks so far: 3-2-0/,
  );
  expect(await say('bears total pick')).toMatch(/^None of the 2 NFL picks for .* is on a total of the Chicago Bears/);
});
