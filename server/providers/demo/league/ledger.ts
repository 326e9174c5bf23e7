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

/** One game of one man. What it shows are views, made when asked for: arrays of their own for each would be half of what a league keeps in memory. */
class LedgerEntry {
  readonly #game: Written;
  readonly #person: number;
  constructor(game: Written, person: number) {
    this.#game = game;
    this.#person = person;
  }

  get fixture(): Fixture {
    return this.#game.fixture;
  }

  get endAt(): number {
    return this.#game.result.endAt;
  }

  /** His season's totals after the game. */
  get totals(): Int16Array {
    return this.#game.totals.subarray(this.#person * TOTALS_WIDTH, (this.#person + 1) * TOTALS_WIDTH);
  }

  /** His row of the game's box sheet. */
  get line(): Int16Array {
    return this.#game.result.sheet.subarray(this.#person * BOX_WIDTH, (this.#person + 1) * BOX_WIDTH);
  }
}

const NOTHING = new Int16Array(TOTALS_WIDTH);

/** Every man's games in the order of play, written as far as someone has asked. */
export class Ledger {
  readonly #fixtures: readonly Fixture[];
  readonly #resultOf: (fixture: Fixture) => GameResult;
  readonly #entries: LedgerEntry[][] = [];
  #played = 0;
  constructor(fixtures: readonly Fixture[], resultOf: (fixture: Fixture) => GameResult) {
    this.#fixtures = fixtures;
    this.#resultOf = resultOf;
  }

  #entriesOfPlayer(player: number): LedgerEntry[] {
    let own = this.#entries[player];
    if (own === undefined) {
      own = [];
      this.#entries[player] = own;
    }
    return own;
  }

  #write(fixture: Fixture): void {
    const result = this.#resultOf(fixture);
    const game: Written = { fixture, result, totals: new Int16Array(result.people.length * TOTALS_WIDTH) };
    result.people.forEach((player, person) => {
      const entry = new LedgerEntry(game, person);
      const { line, totals } = entry;
      if (line[BOX.appeared] === 0 && line[BOX.pitched] === 0) return;
      const own = this.#entriesOfPlayer(player);
      totals.set(own.at(-1)?.totals ?? NOTHING);
      for (let column = 0; column < BOX_WIDTH; column++) totals[column]! += line[column]!;
      totals[GAMES]! += 1;
      if (player === result.starters.away || player === result.starters.home) totals[STARTS]! += 1;
      if (person === result.decisions.winner) totals[WINS]! += 1;
      if (person === result.decisions.loser) totals[LOSSES]! += 1;
      if (person === result.decisions.save) totals[SAVES]! += 1;
      own.push(entry);
    });
  }

  /** A man's games that were over at `until` and belong to a day before `beforeDay`. */
  entriesOf(player: number, until: number, beforeDay: number): readonly LedgerEntry[] {
    while (
      this.#played < this.#fixtures.length &&
      this.#fixtures[this.#played]!.day < beforeDay &&
      this.#fixtures[this.#played]!.startsAt < until
    ) {
      const fixture = this.#fixtures[this.#played]!;
      if (!isPostponed(fixture)) this.#write(fixture);
      this.#played += 1;
    }
    const own = this.#entries[player] ?? [];
    let count = own.length;
    while (count > 0 && (own[count - 1]!.endAt > until || own[count - 1]!.fixture.day >= beforeDay)) count -= 1;
    return own.slice(0, count);
  }

  totalsOf(player: number, until: number, beforeDay: number): Int16Array {
    return this.entriesOf(player, until, beforeDay).at(-1)?.totals ?? NOTHING;
  }
}
