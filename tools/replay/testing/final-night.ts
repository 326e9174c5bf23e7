import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  wireStatus as espnStatus,
  SCHEDULED,
  wireBoard,
  wireEvent,
} from '../../../server/providers/espn-scoreboard/testing/small-board.ts';
import {
  finalGame,
  finalLine,
  wireGame as mlbGame,
  wireFeed,
  wireStatus,
} from '../../../server/providers/mlb-stats-api/testing/small-league.ts';
import { wireGame as nbaGame, wireToday } from '../../../server/providers/nba-scoreboard/testing/small-today.ts';

export const DAY = '2026-10-22';
export const GAMES = { mlb: '20261022_NYM@PIT', nba: '20261022_GSW@NYK_NBA' } as const;
type Score = readonly [away: number, home: number];
const STARTS = { mlb: `${DAY}T22:40:00Z`, nba: `${DAY}T23:30:00Z` };

const mlbTerms = { gameType: 'L', gameDate: STARTS.mlb, officialDate: DAY };
const schedule = (game: object) => ({ dates: [{ date: DAY, games: [game] }] });
const FINAL = wireStatus('Final', 'Final');
const feed = wireFeed(FINAL, { linescore: finalLine(4, 2) });

const board = (slug: string, event: Record<string, unknown>) => {
  const { leagues, events } = wireBoard(event) as { leagues: object[]; events: object[] };
  return { leagues: leagues.map((league) => ({ ...league, slug })), events };
};
const espn = (slug: 'mlb' | 'nba', score: Score | null) => {
  const [away, home, period] = slug === 'mlb' ? (['NYM', 'PIT', 9] as const) : (['GS', 'NY', 4] as const);
  const status = score ? espnStatus('FINAL', 'post', { period }) : SCHEDULED;
  const lines =
    slug === 'nba' && score
      ? ([
          [score[0] - 84, 28, 28, 28],
          [score[1] - 78, 26, 26, 26],
        ] as const)
      : undefined;
  const texts = [String(score?.[0] ?? 0), String(score?.[1] ?? 0)] as const;
  return board(
    slug,
    wireEvent(away, home, { id: `40${away}`, date: STARTS[slug], week: null, status, score: texts, ...(lines && { lines }) }),
  );
};
const today = (score: Score | null) =>
  wireToday(
    DAY,
    nbaGame('GSW', 'NYK', { startsAt: STARTS.nba, ...(score ? { score } : { status: 1, text: '7:30 pm ET', period: 0, score: [0, 0] }) }),
  );

/** What the second sources say of the night's two finals, 4-2 and 112-104 by the first; null where nothing of theirs was saved. */
export interface Second {
  espnOfMlb: Score | null;
  leagueOfNba: Score | null;
}

/** A night of two games as someone saves it: each board before the games and after them, written by hand. */
export const savedNight = ({ espnOfMlb, leagueOfNba }: Second): Record<string, object> => ({
  'after/mlb-schedule.json': schedule(finalGame(4, 2, mlbTerms)),
  'after/mlb-game.json': {
    ...feed,
    metaData: { wait: 10, timeStamp: '20261023_013900' },
    gameData: { ...(feed.gameData as object), datetime: { dateTime: STARTS.mlb, officialDate: DAY } },
  },
  'after/nba-by-espn.json': espn('nba', [112, 104]),
  ...(espnOfMlb && { 'after/mlb-by-espn.json': espn('mlb', espnOfMlb) }),
  ...(leagueOfNba && { 'after/nba-by-league.json': today(leagueOfNba) }),
  'before/mlb-schedule.json': schedule(mlbGame(mlbTerms)),
  'before/nba-by-espn.json': espn('nba', null),
  ...(espnOfMlb && { 'before/mlb-by-espn.json': espn('mlb', null) }),
  ...(leagueOfNba && { 'before/nba-by-league.json': today(null) }),
});

export function saveNight(dir: string, second: Second): void {
  for (const [name, body] of Object.entries(savedNight(second))) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), JSON.stringify(body));
  }
}
