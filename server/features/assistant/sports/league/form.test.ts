import { expect, test } from 'vitest';
import type { AssistantSession } from '../../session/session.ts';
import { NAMES } from '../../testing/evaluation/names.ts';
import { lexiconOf } from '../../understand/directory.ts';
import { readMessage } from '../../understand/read-message.ts';
import { leagueAnswers } from './index.ts';

const record = { wins: 2, losses: 1, ties: 0, overtimeLosses: 0 };
const game = (slateOn: string, awayTeamCode: string, homeTeamCode: string) => ({
  slateOn,
  awayTeamCode,
  homeTeamCode,
  awayScore: 1,
  homeScore: 3,
});
const PAGE = {
  team: { code: 'BOS', name: 'Boston Bruins', record, streak: 'L1' },
  standing: null,
  splits: { home: { record }, away: { record } },
  results: [game('2026-11-28', 'BOS', 'NSH'), game('2026-11-26', 'NYR', 'BOS'), game('2026-11-24', 'BOS', 'NYI')],
  againstSpread: { games: 0 },
};

test.each([
  ['bruins last 5 games', 'Last 3 games: Sat, Nov 28 L 1-3 at NSH; Thu, Nov 26 W 3-1 v. NYR; Tue, Nov 24 L 1-3 at NYI.'],
  ['bruins last 5 on the road', 'Last 2 away games: Sat, Nov 28 L 1-3 at NSH; Tue, Nov 24 L 1-3 at NYI.'],
  ['bruins last 5 at home', 'Last 1 home game: Thu, Nov 26 W 3-1 v. NYR.'],
])('“%s” lists the games played there', async (question, words) => {
  const session = { now: new Date('2026-11-29T17:00:00Z'), read: () => Promise.resolve(PAGE) } as unknown as AssistantSession;
  const [reading] = readMessage(question, '2026-11-29', lexiconOf(NAMES), null);
  const { lines } = await leagueAnswers('nhl').answers.form!(session, reading!);
  expect(lines.join('\n')).toContain(words);
});
