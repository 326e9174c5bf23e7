import { BOX, BOX_WIDTH, boxSheet } from '../../../server/providers/demo/engine/tape/box-sheet.ts';
import {
  AT,
  AWAY_RUNS,
  BASES_AFTER,
  BASES_BEFORE,
  HALF,
  HOME_RUNS,
  isBottom,
  KIND,
  LAST_PLATE_KIND,
  OUTS_AFTER,
  OUTS_BEFORE,
  PITCHES,
  SCORED,
  WIDTH,
  WILD_PITCH,
} from '../../../server/providers/demo/engine/tape/play-columns.ts';
import type { GameTape } from '../../../server/providers/demo/engine/tape/tape.ts';
import { gameResult } from '../../../server/providers/demo/league/game-result.ts';
import { playGame } from '../../../server/providers/demo/league/league.ts';
import { lineScoreAt } from '../../../server/providers/demo/league/line-score.ts';
import type { PlannedGame } from '../../../server/providers/demo/lineups/plan-game.ts';
import { createSeason, type Season } from '../../../server/providers/demo/lineups/season.ts';
import { diaryOf } from '../../../server/providers/demo/market/book-diary.ts';
import { BOOKS } from '../../../server/providers/demo/market/books.ts';
import { consensusOf } from '../../../server/providers/demo/market/consensus.ts';
import { marketSteps } from '../../../server/providers/demo/market/game-quotes.ts';
import { type Fixture, firstPitchAt, isPostponed } from '../../../server/providers/demo/schedule/fixture.ts';
import { addGame, addPrices, emptyTally, type LeagueTally } from './league-tally.ts';

const sumOf = (sheet: Uint8Array, column: number, from: number, to: number): number => {
  let sum = 0;
  for (let person = from; person < to; person++) sum += sheet[person * BOX_WIDTH + column]!;
  return sum;
};

const menOn = (tape: GameTape, row: number, column: number): number =>
  [0, 1, 2].filter((base) => tape.cells[row + column + base] !== 0).length;

/** Plays that break a rule of the game: everybody on base scores, is out or stays; the clock and the score never run back. */
function brokenPlays(tape: GameTape): number {
  const { cells } = tape;
  let broken = 0;
  const runs: [number, number] = [0, 0];
  for (let row = 0; row < tape.playCount * WIDTH; row += WIDTH) {
    const kind = cells[row + KIND]!;
    runs[isBottom(cells[row + HALF]!) ? 1 : 0] += cells[row + SCORED]!;
    if (cells[row + AWAY_RUNS] !== runs[0] || cells[row + HOME_RUNS] !== runs[1]) broken += 1;
    if (row > 0 && cells[row + AT]! < cells[row + AT - WIDTH]!) broken += 1;
    if (kind > WILD_PITCH) continue;
    const outs = cells[row + OUTS_AFTER]! - cells[row + OUTS_BEFORE]!;
    const before = menOn(tape, row, BASES_BEFORE) + (kind <= LAST_PLATE_KIND ? 1 : 0);
    const after = menOn(tape, row, BASES_AFTER) + outs + cells[row + SCORED]!;
    if (cells[row + OUTS_AFTER]! > 3 || (cells[row + OUTS_AFTER]! < 3 && before !== after && !isWalkOff(tape, row))) broken += 1;
  }
  return broken;
}

const isWalkOff = (tape: GameTape, row: number): boolean =>
  row === (tape.playCount - 1) * WIDTH && tape.cells[row + HOME_RUNS]! > tape.cells[row + AWAY_RUNS]!;

/** How often a game's plays, line score and box do not say the same. */
export function tapeViolations(tape: GameTape): number {
  const sheet = boxSheet(tape, tape.playCount);
  const { totals } = lineScoreAt(tape, tape.playCount);
  const all = tape.people.length;
  const sides = [
    { own: totals.away, from: 0, to: tape.homeFrom, against: [tape.homeFrom, all] as const },
    { own: totals.home, from: tape.homeFrom, to: all, against: [0, tape.homeFrom] as const },
  ];
  let broken = brokenPlays(tape);
  for (const { own, from, to, against } of sides) {
    const of = (column: keyof typeof BOX): number => sumOf(sheet, BOX[column], from, to);
    const allowed = (column: keyof typeof BOX): number => sumOf(sheet, BOX[column], ...against);
    const pairs = [
      [of('runs'), own.runs],
      [of('hits'), own.hits],
      [allowed('runsAllowed'), own.runs],
      [allowed('hitsAllowed'), own.hits],
      [allowed('strikeoutsThrown'), of('strikeouts')],
      [allowed('walksAllowed'), of('walks')],
      [allowed('homeRunsAllowed'), of('homeRuns')],
      [allowed('battersFaced'), of('plateAppearances')],
    ];
    broken += pairs.filter(([one, other]) => one !== other).length;
    if (allowed('earnedRuns') > own.runs || of('runsBattedIn') > own.runs) broken += 1;
  }
  let pitches = 0;
  for (let row = 0; row < tape.playCount * WIDTH; row += WIDTH) pitches += tape.cells[row + PITCHES]!;
  return broken + (sumOf(sheet, BOX.pitches, 0, all) === pitches ? 0 : 1);
}

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

/** The home side's chance without the hold, by the mean of the books, at the opening and at the close; null where no one priced the game. */
function moneylineChances(game: PlannedGame): { open: number; close: number } | null {
  const moments = consensusOf(game);
  const endsAt = firstPitchAt(game.fixture);
  const books = BOOKS.flatMap((book, index) => {
    const prices = marketSteps(index, 'moneyline', diaryOf(game, book, moments), endsAt).flatMap((step) =>
      step.prices === null ? [] : [[step.prices[0], step.prices[1]] as [number, number]],
    );
    return prices.length === 0 ? [] : [{ open: shareOf(prices[0]!), close: shareOf(prices.at(-1)!) }];
  });
  if (books.length === 0) return null;
  const mean = (of: 'open' | 'close'): number => books.reduce((sum, book) => sum + book[of], 0) / books.length;
  return { open: mean('open'), close: mean('close') };
}

function shareOf([away, home]: [number, number]): number {
  return impliedBy(home) / (impliedBy(away) + impliedBy(home));
}

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
