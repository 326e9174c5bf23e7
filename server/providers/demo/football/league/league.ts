import { dayNumberOf, dayOnOf } from '../../calendar.ts';
import { BoundedMap } from '../../chance.ts';
import { seasonIndexOf } from '../calendar/season-calendar.ts';
import { type Fixture, gameIdAt } from '../schedule/fixture.ts';
import { createSeason, type FootballSeason } from './season.ts';

export interface FootballGame {
  season: FootballSeason;
  fixture: Fixture;
}

export interface FootballLeague {
  seasonOn: (day: number) => FootballSeason;
  /** Games of an Eastern day, in the order of kickoff. */
  gamesOn: (slateOn: string) => FootballGame[];
  /** By the id it bears at `asOf`; null where there is none. */
  findGame: (gameId: string, asOf: number) => FootballGame | null;
}

const SEASONS_KEPT = 3;
const DAY_OF_ID = /^(\d{4})(\d{2})(\d{2})_/;

export function createFootballLeague(seed: string): FootballLeague {
  const seasons = new BoundedMap<number, FootballSeason>(SEASONS_KEPT);
  const seasonOn = (day: number): FootballSeason => {
    const index = seasonIndexOf(day);
    return seasons.recall(index, () => createSeason(seed, index));
  };
  const gamesOn = (slateOn: string): FootballGame[] => {
    const day = dayNumberOf(slateOn);
    const season = seasonOn(day);
    return season.fixtures.filter((fixture) => fixture.day === day).map((fixture) => ({ season, fixture }));
  };
  return {
    seasonOn,
    gamesOn,
    findGame: (gameId, asOf) => {
      const [, year, month, date] = DAY_OF_ID.exec(gameId) ?? [];
      const slateOn = `${year}-${month}-${date}`;
      if (Number.isNaN(Date.parse(slateOn)) || dayOnOf(dayNumberOf(slateOn)) !== slateOn) return null;
      return gamesOn(slateOn).find(({ fixture }) => gameIdAt(fixture, asOf) === gameId) ?? null;
    },
  };
}
