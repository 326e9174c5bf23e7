import { createChance, drawNormal } from '../chance.ts';
import { gameIdOf, type LeagueForm } from '../leagues/league.ts';
import { NHL_CALENDAR } from './calendar.ts';
import type { HockeyTape } from './engine/play.ts';
import { simulateHockey } from './engine/simulate-game.ts';
import { playoffs, regularSeason } from './schedule.ts';
import { NHL_TEAMS } from './teams.ts';

/** Goals that the home side has over the visitors. */
const HOME_EDGE = 0.22;
/** A day's own form, in goals a game, which no one knows. */
const FORM = 0.12;
/** Who is in goal is known beforehand: how often the second goalie plays, and what he allows more; both average to nothing. */
const BACKUP = { share: 0.28, goals: 0.28 } as const;

export const hasBackupGoalie = (text: string, gameId: string, code: string): boolean =>
  createChance(`${text}|goalie|${gameId}|${code}`)() < BACKUP.share;

/** Goals more than on average that a club allows for its goalie of the day. */
const goalieOf = (text: string, gameId: string, code: string): number =>
  hasBackupGoalie(text, gameId, code) ? BACKUP.goals * (1 - BACKUP.share) : -BACKUP.goals * BACKUP.share;

export const NHL: LeagueForm<HockeyTape> = {
  key: 'nhl',
  calendar: NHL_CALENDAR,
  teams: NHL_TEAMS,
  talent: { deviation: 0.37, stored: 0.65, weeklyDrift: 0.015 },
  edgeOf: (fixture, { away, home }, text) => {
    const atHome = fixture.isNeutral ? 0 : HOME_EDGE / 2;
    const gameId = gameIdOf(fixture);
    return {
      away: away.attack - home.defence - atHome + goalieOf(text, gameId, fixture.home),
      home: home.attack - away.defence + atHome + goalieOf(text, gameId, fixture.away),
    };
  },
  regularSeason,
  playoffs,
  play: (text, fixture, edge) => {
    const next = createChance(`${text}|game|${gameIdOf(fixture)}`);
    const day = { away: edge.away + drawNormal(next, 0, FORM), home: edge.home + drawNormal(next, 0, FORM) };
    return simulateHockey({ edge: day, mustDecide: fixture.stage !== 'regular' }, next);
  },
};
