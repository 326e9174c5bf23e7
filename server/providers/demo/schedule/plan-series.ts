import { dayOnOf, weekdayOf } from '../calendar/day-number.ts';
import { firstDayOf } from '../calendar/season-calendar.ts';
import { createChance } from '../chance/create-chance.ts';
import { CLUBS } from '../clubs/club-table.ts';
import { type Fixture, gameIdOf } from './fixture.ts';
import { drawPairings, type Pairing } from './pairings.ts';
import { startTime } from './start-time.ts';

const GAMES_PER_SERIES = 3;
const MONDAY_SERIES = [7, 8] as const;
const FRIDAY_OFFSET = 4;

function plannedGame(
  seed: string,
  seasonIndex: number,
  day: number,
  pairing: Pairing,
  gameOfSeries: number,
  series: number,
  isSundayNight: boolean,
): Fixture {
  const [away, home] = pairing;
  const slateOn = dayOnOf(day);
  const gameId = gameIdOf(slateOn, CLUBS[away]!.code, CLUBS[home]!.code, 1);
  const turn = series * GAMES_PER_SERIES + gameOfSeries;
  const start = startTime(seed, gameId, home, day, weekdayOf(day), gameOfSeries, isSundayNight);
  return {
    gameId,
    seasonIndex,
    day,
    slateOn,
    away,
    home,
    gameNumber: 1,
    turn: { away: turn, home: turn },
    ...start,
    moved: null,
    makesUp: null,
    rain: null,
  };
}

/** The season as the league prints it before the first game: 54 rounds of three-game series. */
export function planSeries(seed: string, seasonIndex: number): Fixture[] {
  const firstDay = firstDayOf(seasonIndex);
  const fixtures: Fixture[] = [];
  drawPairings(seed, seasonIndex).forEach((rounds, week) => {
    const next = createChance(`${seed}|week|${firstDay + week * 7}`);
    const mondays = MONDAY_SERIES[Math.floor(next() * MONDAY_SERIES.length)]!;
    const nationalGame = Math.floor(next() * rounds[1].length);
    rounds.forEach((round, half) => {
      // Half of the clubs rest on Monday, the other half on Thursday, so that every day has baseball.
      const order = round.map((pairing) => ({ pairing, draw: next() })).sort((a, b) => a.draw - b.draw);
      order.forEach(({ pairing }, place) => {
        const opener = firstDay + week * 7 + (half === 1 ? FRIDAY_OFFSET : place < mondays ? 0 : 1);
        for (let game = 0; game < GAMES_PER_SERIES; game++) {
          const isSundayNight = half === 1 && game === 2 && place === nationalGame;
          fixtures.push(plannedGame(seed, seasonIndex, opener + game, pairing, game, week * 2 + half, isSundayNight));
        }
      });
    });
  });
  return fixtures.sort((a, b) => a.startsAt - b.startsAt || (a.gameId < b.gameId ? -1 : 1));
}
