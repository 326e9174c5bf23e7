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

/** What is kept of a game: its result, and the totals of all its men after it in one array. */
interface Written {
  fixture: Fixture;
  result: GameResult;
  totals: Int16Array;
}

/** A man's row in an array of rows. */
const rowOf = (rows: Int16Array, person: number, width: number): Int16Array => rows.subarray(person * width, (person + 1) * width);

const NOTHING = new Int16Array(TOTALS_WIDTH);
/** Above the men of any game: a game's number and a man's place in it share one integer. */
const MEN = 256;

/** Every man's season in the order of play, written as far as someone has asked. */
export class Ledger {
  readonly #fixtures: readonly Fixture[];
  readonly #resultOf: (fixture: Fixture) => GameResult;
  readonly #games: Written[] = [];
  /** By player: the games he was in, as number × MEN + place. Objects for them would be a third of what a season keeps in memory. */
  readonly #places: number[][] = [];
  #played = 0;
  constructor(fixtures: readonly Fixture[], resultOf: (fixture: Fixture) => GameResult) {
    this.#fixtures = fixtures;
    this.#resultOf = resultOf;
  }

  #gameAt(place: number): Written {
    return this.#games[Math.floor(place / MEN)]!;
  }

  #totalsAt(place: number | undefined): Int16Array {
    return place === undefined ? NOTHING : rowOf(this.#gameAt(place).totals, place % MEN, TOTALS_WIDTH);
  }

  #write(fixture: Fixture): void {
    const result = this.#resultOf(fixture);
    const game: Written = { fixture, result, totals: new Int16Array(result.people.length * TOTALS_WIDTH) };
    const place = (this.#games.push(game) - 1) * MEN;
    result.people.forEach((player, person) => {
      const line = rowOf(result.sheet, person, BOX_WIDTH);
      if (line[BOX.appeared] === 0 && line[BOX.pitched] === 0) return;
      this.#places[player] ??= [];
      const own = this.#places[player];
      const totals = rowOf(game.totals, person, TOTALS_WIDTH);
      totals.set(this.#totalsAt(own.at(-1)));
      for (let column = 0; column < BOX_WIDTH; column++) totals[column]! += line[column]!;
      totals[GAMES]! += 1;
      if (player === result.starters.away || player === result.starters.home) totals[STARTS]! += 1;
      if (person === result.decisions.winner) totals[WINS]! += 1;
      if (person === result.decisions.loser) totals[LOSSES]! += 1;
      if (person === result.decisions.save) totals[SAVES]! += 1;
      own.push(place + person);
    });
  }

  /** A man's totals after his games that were over at `until` and belong to a day before `beforeDay`. */
  totalsOf(player: number, until: number, beforeDay: number): Int16Array {
    while (
      this.#played < this.#fixtures.length &&
      this.#fixtures[this.#played]!.day < beforeDay &&
      this.#fixtures[this.#played]!.startsAt < until
    ) {
      const fixture = this.#fixtures[this.#played]!;
      if (!isPostponed(fixture)) this.#write(fixture);
      this.#played += 1;
    }
    const last = this.#places[player]?.findLast((place) => {
      const { fixture, result } = this.#gameAt(place);
      return result.endAt <= until && fixture.day < beforeDay;
    });
    return this.#totalsAt(last);
  }
}
