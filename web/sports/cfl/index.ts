import { createElement, lazy } from 'react';
import { paths } from '../../lib/paths.ts';
import type { WebSport } from '../web-sport.ts';
import { QuarterState } from './card/quarter-state.tsx';
import { SECTIONS } from './card/sections.tsx';
import { hasPage, Pairing, TeamNote } from './card/team-note.tsx';
import { footballPicks } from './cfl-picks.tsx';
import { scheduleQuery, slateQuery } from './football.queries.ts';
import { teamPath } from './football-paths.ts';
import { clockText, DIVISION_NAME, statusWord } from './football-words.ts';

const Coverage = lazy(() => import('./coverage.tsx').then((module) => ({ default: module.Coverage })));

export const cfl: WebSport<'cfl'> = {
  kind: 'game',
  gamesPath: paths.cflGames,
  pickPath: ({ slateOn }) => `${paths.cflPicks}?date=${slateOn}`,
  gamePath: null,
  slateQuery,
  scheduleQuery,
  words: { search: 'Search teams or venue', noGames: 'No Games Found', timeHead: 'Kickoff', stateHead: 'Score by quarter' },
  groups: {
    param: 'division',
    label: 'Division',
    all: 'All Divisions',
    options: (['east', 'west'] as const).map((value) => ({ value, label: `${DIVISION_NAME[value]} Division` })),
    has: ({ awayDivision, homeDivision }, division) => awayDivision === division || homeDivision === division,
  },
  clock: ({ live }) => live && clockText(live),
  statusWord,
  partOfDay: () => null,
  resultNote: () => null,
  sideNote: (game, side) => createElement(TeamNote, { game, side }),
  teamPath: (game, side) => (hasPage(game, side) ? teamPath(side.code) : null),
  strip: (game) => (game.periods ? createElement(QuarterState, { game }) : null),
  preview: (game) => createElement(Pairing, { game }),
  sections: SECTIONS,
  picks: footballPicks,
  Foot: Coverage,
};
