import type { AnyPick } from '@clearedge/contract/routes/picks/any-pick';
import { type LeagueSport, leagueFormOf } from '@clearedge/contract/sports';
import { type ComponentType, createElement, lazy } from 'react';
import { PeriodStrip } from '../core/league/card/period-strip.tsx';
import { hasPage, Pairing, TeamNote } from '../core/league/card/team-note.tsx';
import { gameQuery, scheduleQuery, slateQuery } from '../core/league/league.queries.ts';
import { gamePath, gamesPath, picksPath, teamPath } from '../core/league/league-paths.ts';
import type { LeagueGame } from '../core/league/league-types.ts';
import { clockText, statusWord } from '../core/league/league-words.ts';
import { leaguePicks } from './league-picks.tsx';
import type { GameParts, LeagueParts, PickParts } from './web-sport.ts';

type Part = ComponentType<{ game: LeagueGame }>;
// What is under a card comes with the first section that is opened.
const section = (name: 'Books' | 'Plays' | 'Form') =>
  lazy(() => import('../core/league/card/section-bodies.tsx').then((module) => ({ default: module[name] as Part })));
const Coverage = lazy(() => import('./league-coverage.tsx').then((module) => ({ default: module.Coverage })));

interface LeagueOptions extends LeagueParts {
  key: LeagueSport;
  /** When its games begin, as a column is headed: "Kickoff". */
  timeHead: string;
}

/** The parts of a league of teams: what all such leagues share, with the words that are its own. */
export function leagueSport({ key, timeHead, ...league }: LeagueOptions) {
  const { divisions, divisionWord, periods } = leagueFormOf(key);
  return {
    kind: 'game',
    league,
    gamesPath: gamesPath(key),
    pickPath: ({ slateOn }) => picksPath(key, { date: slateOn }),
    gamePath: (gameId) => gamePath(key, gameId),
    gameQuery: (gameId) => gameQuery(key, gameId),
    slateQuery: (requested) => slateQuery(key, requested),
    scheduleQuery: (requested) => scheduleQuery(key, requested),
    words: { search: 'Search teams or venue', noGames: 'No Games Found', timeHead, stateHead: `Score by ${periods.name}` },
    groups: {
      param: 'division',
      label: divisionWord ? 'Conference' : 'Division',
      all: divisionWord ? 'All Conferences' : 'All Divisions',
      options: Object.entries(divisions).map(([value, label]) => ({ value, label })),
      has: ({ awayDivision, homeDivision }, division) => awayDivision === division || homeDivision === division,
    },
    clock: ({ live }) => live && clockText(key, live),
    statusWord,
    partOfDay: () => null,
    resultNote: () => null,
    sideNote: (game, side) => createElement(TeamNote, { game, side }),
    teamPath: (game, side) => (hasPage(game, side) ? teamPath(key, side.code) : null),
    strip: (game) => (game.periods ? createElement(PeriodStrip, { game }) : null),
    preview: (game) => createElement(Pairing, { game }),
    sections: [
      { key: 'books', name: 'Every book', Body: section('Books') },
      { key: 'plays', name: 'Play by play', Body: section('Plays'), isShown: (game) => game.periods !== null },
      { key: 'form', name: 'Form and meetings', Body: section('Form') },
    ],
    picks: leaguePicks(key) as PickParts<AnyPick, unknown>,
    Foot: ({ books }) => createElement(Coverage, { league: key, finalName: league.finalName, books }),
  } satisfies GameParts<LeagueGame> & { league: LeagueParts; picks: PickParts<AnyPick, unknown> };
}
