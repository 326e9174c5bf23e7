import { createElement } from 'react';
import { paths } from '../../lib/paths.ts';
import type { WebSport } from '../web-sport.ts';
import { gameQuery, slateQuery } from './baseball.queries.ts';
import { calledText, inningText, statusWord } from './game-clock.ts';
import { LivePanel } from './live-panel.tsx';
import { dailyPicks } from './pick-parts.ts';
import { pitcherText } from './pitchers.ts';

export const mlb: WebSport<'mlb'> = {
  kind: 'game',
  gamesPath: paths.games(),
  pickPath: ({ gameKey }) => paths.game(gameKey),
  gamePath: (gameId) => paths.game(gameId),
  gameQuery,
  slateQuery,
  scheduleQuery: null,
  words: { search: 'Search teams', noGames: 'No games found', timeHead: 'Time', stateHead: 'AI confidence' },
  groups: null,
  clock: ({ live }) => live && inningText(live),
  statusWord,
  partOfDay: ({ isDoubleheader, gameNumber }) => (isDoubleheader ? `Game ${gameNumber}` : null),
  resultNote: calledText,
  sideNote: (game, { side }) => pitcherText(game, side),
  teamPath: null,
  strip: ({ status, gameId, live }) => (status === 'live' ? createElement(LivePanel, { gameId, brief: live }) : null),
  preview: () => null,
  sections: [],
  picks: dailyPicks,
  Foot: null,
};
