import { type Bracket, playoffsOf, standingsOf } from '@clearedge/quant/sports/football/standings';
import type { FootballStage } from '../../../../ports/index.ts';
import { instantAt } from '../../calendar/wall-clock.ts';
import { createChance } from '../../chance/create-chance.ts';
import { drawOne } from '../../chance/draws.ts';
import { FINAL_WEEK, firstDayOfWeek, GREY_CUP_WEEK, SEMIFINAL_WEEK, weekdayIn, yearOf } from '../calendar/season-calendar.ts';
import { CLUBS } from '../clubs.ts';
import type { Entrant, Fixture } from '../schedule/fixture.ts';
import type { ResultOf } from './game-result.ts';

const START = { early: 15 * 60, late: 18 * 60 + 30, greyCup: 18 * 60 } as const;
const endOf = (fixture: Fixture, resultOf: ResultOf): number => fixture.startsAt + resultOf(fixture).endAt * 1000;

function winnerOf(fixture: Fixture, resultOf: ResultOf): Entrant {
  const { score } = resultOf(fixture);
  return { code: (score.home > score.away ? fixture.home : fixture.away).code, knownAt: endOf(fixture, resultOf) };
}

interface Placing {
  week: number;
  stage: FootballStage;
  weekday: number;
  easternMinutes: number;
  place: 1 | 2;
}

function playoffGame(seasonIndex: number, { week, stage, weekday, easternMinutes, place }: Placing, away: Entrant, home: Entrant): Fixture {
  const day = firstDayOfWeek(seasonIndex, week) + weekday;
  return {
    sourceId: `${yearOf(seasonIndex)}-${week}-${place}`,
    seasonIndex,
    week,
    stage,
    day,
    startsAt: instantAt('America/Toronto', day, easternMinutes),
    away,
    home,
    hostCode: home.code,
    isNeutral: false,
    isSecondOfDay: place === 2,
  };
}

/** Who plays in the playoffs is known when the last game of the season is over, and so on from round to round. */
export function addPlayoffs(seed: string, seasonIndex: number, fixtures: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const season = fixtures.filter(({ stage }) => stage === 'regular');
  const table = standingsOf(
    season.map((fixture) => {
      const { score } = resultOf(fixture);
      return { away: fixture.away.code, home: fixture.home.code, awayScore: score.away, homeScore: score.home };
    }),
  );
  const overAt = Math.max(...season.slice(-8).map((fixture) => endOf(fixture, resultOf)));
  const seeded = (code: string): Entrant => ({ code, knownAt: overAt });
  const { east, west } = playoffsOf(table);
  const bracketGames = (bracket: Bracket, place: 1 | 2): [Fixture, Fixture] => {
    const at = { weekday: weekdayIn.saturday, easternMinutes: place === 1 ? START.early : START.late, place };
    const { host, visitor } = bracket.semifinal;
    const semifinal = playoffGame(seasonIndex, { week: SEMIFINAL_WEEK, stage: 'semifinal', ...at }, seeded(visitor), seeded(host));
    const winner = winnerOf(semifinal, resultOf);
    return [semifinal, playoffGame(seasonIndex, { week: FINAL_WEEK, stage: 'final', ...at }, winner, seeded(bracket.finalHost))];
  };
  const [eastSemi, eastFinal] = bracketGames(east, 1);
  const [westSemi, westFinal] = bracketGames(west, 2);
  const at: Placing = { week: GREY_CUP_WEEK, stage: 'grey_cup', weekday: weekdayIn.sunday, easternMinutes: START.greyCup, place: 1 };
  // The two divisions take turns at being the home side.
  const [away, home] = seasonIndex % 2 === 0 ? [eastFinal, westFinal] : [westFinal, eastFinal];
  const greyCup = playoffGame(seasonIndex, at, winnerOf(away, resultOf), winnerOf(home, resultOf));
  const hostCode = drawOne(createChance(`${seed}|football|grey-cup|${seasonIndex}`), CLUBS).code;
  return [...fixtures, eastSemi, westSemi, eastFinal, westFinal, { ...greyCup, hostCode, isNeutral: true }];
}
