import { gameResult } from '../league/game-result.ts';
import { playGame } from '../league/league.ts';
import { createSeason, type Season } from '../lineups/season.ts';
import { moneylineChances } from '../market/moneyline-chances.ts';
import { type Fixture, isPostponed } from '../schedule/fixture.ts';
import { addGame, addPrices, emptyTally, type LeagueTally } from './league-tally.ts';
import { tapeViolations } from './tape-violations.ts';

function addFixture(tally: LeagueTally, season: Season, fixture: Fixture): void {
  const tape = playGame(season, fixture);
  const result = gameResult(fixture, tape);
  addGame(tally, result);
  tally.violations += tapeViolations(tape);
  const chances = moneylineChances({ season, fixture });
  if (chances !== null) addPrices(tally, chances, result.line.totals.home.runs > result.line.totals.away.runs);
}

/** Plays a season, or its first `most` games, and counts it up. */
export function tallySeason(seed: string, seasonIndex: number, most = Infinity): LeagueTally {
  const season = createSeason(seed, seasonIndex);
  const tally = emptyTally();
  const played = season.schedule.fixtures.filter((fixture) => !isPostponed(fixture));
  for (const fixture of played.slice(0, most)) addFixture(tally, season, fixture);
  return tally;
}
