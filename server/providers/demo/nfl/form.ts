import { createChance, drawNormal } from '../chance.ts';
import { AMERICAN } from '../football/engine/american.ts';
import type { GameTape } from '../football/engine/play.ts';
import { simulateGame } from '../football/engine/simulate-game.ts';
import { type GameResult, gameIdOf, type LeagueForm } from '../leagues/league.ts';
import { NFL_CALENDAR } from './calendar.ts';
import { playoffs } from './schedule/playoffs.ts';
import { regularSeason } from './schedule/season.ts';
import { NFL_TEAMS } from './teams.ts';

/** Points of attack that the home side has over the visitors. */
const HOME_EDGE = 2.6;
/** What no one can know before the kickoff: each side's day, and the air that both play in. */
const UNKNOWN = { form: 4, air: 3.4 } as const;

export interface NflTape extends GameResult {
  game: GameTape;
}

export const NFL: LeagueForm<NflTape> = {
  key: 'nfl',
  calendar: NFL_CALENDAR,
  teams: NFL_TEAMS,
  talent: { deviation: 4.4, stored: 0.55, weeklyDrift: 0.4 },
  edgeOf: ({ isNeutral }, { away, home }) => {
    const atHome = isNeutral ? 0 : HOME_EDGE / 2;
    return { away: away.attack - home.defence - atHome, home: home.attack - away.defence + atHome };
  },
  regularSeason,
  playoffs,
  play: (text, fixture, edge) => {
    const next = createChance(`${text}|game|${gameIdOf(fixture)}`);
    const air = drawNormal(next, 0, UNKNOWN.air);
    const day = { away: edge.away + air + drawNormal(next, 0, UNKNOWN.form), home: edge.home + air + drawNormal(next, 0, UNKNOWN.form) };
    const game = simulateGame({ code: AMERICAN, edge: day, mustDecide: fixture.stage !== 'regular' }, next);
    return { game, endAt: game.endAt, score: game.score, periods: game.quarters, hasOvertime: game.hasOvertime };
  },
};
