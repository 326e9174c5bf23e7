import { expect, test } from 'vitest';
import type { FeedLeagueGame } from '../../../ports/index.ts';
import type { LeagueGame } from '../league-game.ts';
import { finalGame } from '../testing/games.ts';
import { leagueGame } from '../testing/league-game.ts';
import { futureWords, seasonFactsOf } from './season-facts.ts';

const final = (gameId: string, away: number, home: number, values: Partial<FeedLeagueGame> = {}): LeagueGame =>
  leagueGame(gameId, finalGame(gameId, away, home, values));
const facts = (games: readonly LeagueGame[], isClosed = false) => seasonFactsOf('cfl', 2026, games, isClosed);
const held = (game: LeagueGame): LeagueGame => ({ ...game, contest: { ...game.contest, resultHold: 'in doubt' } });

const REGULAR = [final('20260613_TOR@HAM', 24, 23), final('20260612_MTL@BC', 21, 28)];
const OPEN = leagueGame('20260711_HAM@TOR');
const withStatus = (status: FeedLeagueGame['status']): LeagueGame => leagueGame('20260711_HAM@TOR', { status });
const SEMIFINAL = final('20261101_HAM@TOR', 10, 20, { stage: 'semifinal' });

test.each<[string, LeagueGame[], boolean]>([
  ['every game is final', REGULAR, true],
  ['one is to come', [...REGULAR, OPEN], false],
  ['one was called off', [...REGULAR, withStatus('cancelled')], true],
  ['one is put off', [...REGULAR, withStatus('postponed')], false],
  ['one was put off and the playoffs are on', [...REGULAR, withStatus('postponed'), SEMIFINAL], true],
  ['one is still to come though the playoffs are on', [...REGULAR, OPEN, SEMIFINAL], false],
  ['one is final without a score', [...REGULAR, withStatus('final')], false],
  ['a result is in doubt', [REGULAR[0]!, held(REGULAR[1]!)], false],
  ['there is no regular season yet', [final('20260525_HAM@TOR', 50, 0, { stage: 'preseason' })], false],
])('the regular season when %s', (_name, games, isOver) => {
  expect(facts(games).isRegularOver).toBe(isOver);
});

test('a club’s games count as scheduled whether they were played or called off; playoffs and preseason do not', () => {
  const { clubs } = facts([...REGULAR, withStatus('cancelled'), SEMIFINAL, final('20260525_HAM@TOR', 50, 0, { stage: 'preseason' })]);
  expect(clubs.TOR).toEqual({ name: 'Toronto Argonauts', division: 'East Division', wins: 1, played: 1, scheduled: 2 });
});

test('a division is led by the club that the tie-breaks put first, and by none where only a lot could', () => {
  const level = [final('20260612_BC@SSK', 20, 20), final('20260613_TOR@HAM', 24, 23), final('20260614_SSK@BC', 20, 20)];
  expect(facts(level).leaders).toEqual({ 'West Division': null, 'East Division': 'TOR' });
  const settled = [...level, final('20260620_MTL@BC', 10, 20), final('20260621_SSK@MTL', 10, 20)];
  expect(facts(settled).leaders['West Division']).toBe('BC');
});

const CUP = { stage: 'grey_cup' } as const;
test.each<[string, LeagueGame[], string | null]>([
  ['to its winner', [final('20261115_TOR@BC', 17, 24, CUP)], 'BC'],
  ['to nobody before it is played', [leagueGame('20261115_TOR@BC', CUP)], null],
  ['to nobody by a playoff game before it', [SEMIFINAL], null],
  ['to nobody while its result is in doubt', [held(final('20261115_TOR@BC', 17, 24, CUP))], null],
])('the title goes %s', (_name, games, champion) => {
  expect(facts([...REGULAR, ...games]).champion).toBe(champion);
});

test('a series is won by its wins, not by its last game', () => {
  const game = (day: number, away: number, home: number): LeagueGame => ({
    ...final(`202606${day}_BOS@DAL`, away, home, { stage: 'finals' }),
    sport: 'nba',
  });
  const championOf = (games: LeagueGame[]): string | null => seasonFactsOf('nba', 2026, games, false).champion;
  const three = [game(10, 110, 100), game(12, 99, 98), game(14, 120, 101)];
  expect(championOf(three)).toBeNull();
  expect(championOf([...three, game(16, 90, 100)])).toBeNull();
  expect(championOf([...three, game(16, 90, 100), game(18, 111, 110)])).toBe('BOS');
});

test('a future is said as books print it; of conferences their first place is the best record', () => {
  const on = { market: 'future', season: 2026 } as const;
  const found = facts(REGULAR);
  expect(futureWords('cfl', { ...on, future: 'champion', team: 'BC' }, found)).toBe('Grey Cup winner: BC Lions');
  expect(futureWords('cfl', { ...on, future: 'wins', team: 'TOR', side: 'under', line: 9.5 }, found)).toBe(
    'Toronto Argonauts under 9.5 wins',
  );
  const nba = seasonFactsOf('nba', 2026, [], false);
  expect(futureWords('nba', { ...on, future: 'division', team: 'BOS' }, nba)).toBe('Eastern Conference best record: Boston Celtics');
});
