import type { AnyGame } from '../../core/games.ts';
import type { GameParts } from '../../sports/web-sport.ts';
import { sampleCell, sampleGame } from '../sample-game.ts';

const [away, home] = [sampleCell(150), sampleCell(-170)];

/** A game of testball; what the sport does not have is left out of its answer. */
export const testballGame = (over: object = {}): AnyGame => {
  const ofBaseball = ['awayPitcher', 'homePitcher', 'awayPitcherStats', 'homePitcherStats', 'aiSummary'];
  return {
    ...Object.fromEntries(Object.entries(sampleGame()).filter(([name]) => !ofBaseball.includes(name))),
    sport: 'testball',
    gameId: '20260711_RED@BLU',
    awayTeam: 'Reds',
    homeTeam: 'Blues',
    awayTeamCode: 'RED',
    homeTeamCode: 'BLU',
    venue: 'Test Park',
    odds: [{ market: 'moneyline', awayOdds: 150, homeOdds: -170, away, home, bookCount: 2 }],
    live: null,
    ...over,
  } as unknown as AnyGame;
};

export const testball: GameParts<AnyGame & { minute?: number }> = {
  kind: 'game',
  gamesPath: '/testball',
  pickPath: () => '/testball',
  gamePath: null,
  gameQuery: null,
  slateQuery: ({ date }) => ({ queryKey: ['testball', date], queryFn: () => Promise.resolve([testballGame()]) }),
  scheduleQuery: null,
  words: { search: 'Search teams', noGames: 'No games found', timeHead: 'Throw-in', stateHead: 'Score' },
  groups: null,
  clock: ({ minute }) => (minute === undefined ? null : `${minute}'`),
  statusWord: ({ isCompleted }) => (isCompleted ? 'Final' : undefined),
  partOfDay: () => null,
  resultNote: () => null,
  sideNote: () => null,
  teamPath: null,
  strip: () => null,
  preview: () => null,
  sections: [],
  Foot: null,
};
