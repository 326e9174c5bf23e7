import { dayNumberOf, seasonIndexOf } from '../calendar.ts';
import { BoundedMap, createChance } from '../chance.ts';
import { simulateGame } from '../engine/simulate-game.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import { planGame } from '../lineups/plan-game.ts';
import { createSeason, type Season } from '../lineups/season.ts';
import { type Fixture, firstPitchAt, isKnown } from '../schedule/fixture.ts';
import { type GameResult, gameResult } from './game-result.ts';
import { Ledger } from './ledger.ts';

/** A season with the games that were asked for, played once. */
export interface LeagueSeason extends Season {
  tapeOf: (fixture: Fixture) => GameTape;
  resultOf: (fixture: Fixture) => GameResult;
  ledger: Ledger;
}

export interface League {
  seed: string;
  seasonOn: (day: number) => LeagueSeason;
}

export interface Game {
  season: LeagueSeason;
  fixture: Fixture;
}

const SEASONS_KEPT = 2;
const TAPES_KEPT = 240;

export const playGame = (season: Season, fixture: Fixture): GameTape =>
  simulateGame(planGame(season, fixture, firstPitchAt(fixture)), createChance(`${season.seed}|game|${fixture.gameId}`));

function leagueSeason(seed: string, index: number): LeagueSeason {
  const season = createSeason(seed, index);
  const tapes = new BoundedMap<string, GameTape>(TAPES_KEPT);
  const results = new Map<string, GameResult>();
  const tapeOf = (fixture: Fixture): GameTape => tapes.recall(fixture.gameId, () => playGame(season, fixture));
  const resultOf = (fixture: Fixture): GameResult => {
    let result = results.get(fixture.gameId);
    if (result === undefined) {
      result = gameResult(fixture, tapeOf(fixture));
      results.set(fixture.gameId, result);
    }
    return result;
  };
  return { ...season, tapeOf, resultOf, ledger: new Ledger(season.schedule.fixtures, resultOf) };
}

export function createLeague(seed: string): League {
  const seasons = new BoundedMap<number, LeagueSeason>(SEASONS_KEPT);
  return {
    seed,
    seasonOn: (day) => {
      const index = seasonIndexOf(day);
      return seasons.recall(index, () => leagueSeason(seed, index));
    },
  };
}

const GAME_ID = /^(\d{4})(\d{2})(\d{2})_[A-Z]+@[A-Z]+(_2)?$/;

/** A game of any season by its id; null where the schedule has none. */
export function findGame(league: League, gameId: string): Game | null {
  const found = GAME_ID.exec(gameId);
  if (found === null) return null;
  const dayOn = `${found[1]}-${found[2]}-${found[3]}`;
  if (Number.isNaN(Date.parse(dayOn))) return null;
  const season = league.seasonOn(dayNumberOf(dayOn));
  const fixture = season.schedule.byId.get(gameId);
  return fixture === undefined ? null : { season, fixture };
}

/** The games of one Eastern day as known at `asOf`. */
export function gamesKnownOn(league: League, slateOn: string, asOf: number): Game[] {
  const day = dayNumberOf(slateOn);
  const season = league.seasonOn(day);
  return (season.schedule.byDay.get(day) ?? []).filter((fixture) => isKnown(fixture, asOf)).map((fixture) => ({ season, fixture }));
}
