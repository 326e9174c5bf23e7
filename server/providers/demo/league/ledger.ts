import { BOX, BOX_WIDTH } from '../engine/tape/box-sheet.ts';
import { type Fixture, isPostponed } from '../schedule/fixture.ts';
import type { GameResult } from './game-result.ts';

/** Columns of a man's running totals: those of a box sheet, then these. */
export const GAMES = BOX_WIDTH;
export const STARTS = BOX_WIDTH + 1;
export const WINS = BOX_WIDTH + 2;
export const LOSSES = BOX_WIDTH + 3;
export const SAVES = BOX_WIDTH + 4;
const TOTALS_WIDTH = BOX_WIDTH + 5;

interface Played {
  fixture: Fixture;
  result: GameResult;
}

/** Above the men of any game: a game's number and a man's place in it share one integer. */
const MEN = 256;

/** Adds a man's game to his totals. */
function addGame(totals: Int16Array, { sheet, starters, decisions, people }: GameResult, person: number): void {
  for (let column = 0; column < BOX_WIDTH; column++) totals[column]! += sheet[person * BOX_WIDTH + column]!;
  totals[GAMES]! += 1;
  if (people[person] === starters.away || people[person] === starters.home) totals[STARTS]! += 1;
  if (person === decisions.winner) totals[WINS]! += 1;
  if (person === decisions.loser) totals[LOSSES]! += 1;
  if (person === decisions.save) totals[SAVES]! += 1;
}

/** Every man's season in the order of play, read as far as someone has asked. */
export class Ledger {
  readonly #fixtures: readonly Fixture[];
  readonly #resultOf: (fixture: Fixture) => GameResult;
  readonly #games: Played[] = [];
  /** By player: the games he was in, as number × MEN + place. Totals after each would be half of what a season keeps in memory. */
  readonly #places: number[][] = [];
  #read = 0;
  constructor(fixtures: readonly Fixture[], resultOf: (fixture: Fixture) => GameResult) {
    this.#fixtures = fixtures;
    this.#resultOf = resultOf;
  }

  #add(fixture: Fixture): void {
    const result = this.#resultOf(fixture);
    const first = (this.#games.push({ fixture, result }) - 1) * MEN;
    result.people.forEach((player, person) => {
      const row = person * BOX_WIDTH;
      if (result.sheet[row + BOX.appeared] === 0 && result.sheet[row + BOX.pitched] === 0) return;
      this.#places[player] ??= [];
      this.#places[player].push(first + person);
    });
  }

  /** A man's totals after his games that were over at `until` and belong to a day before `beforeDay`. */
  totalsOf(player: number, until: number, beforeDay: number): Int16Array {
    while (
      this.#read < this.#fixtures.length &&
      this.#fixtures[this.#read]!.day < beforeDay &&
      this.#fixtures[this.#read]!.startsAt < until
    ) {
      const fixture = this.#fixtures[this.#read]!;
      if (!isPostponed(fixture)) this.#add(fixture);
      this.#read += 1;
    }
    const own = this.#places[player] ?? [];
    const last = own.findLastIndex((place) => {
      const { fixture, result } = this.#games[Math.floor(place / MEN)]!;
      return result.endAt <= until && fixture.day < beforeDay;
    });
    const totals = new Int16Array(TOTALS_WIDTH);
    for (const place of own.slice(0, last + 1)) addGame(totals, this.#games[Math.floor(place / MEN)]!.result, place % MEN);
    return totals;
  }
}
