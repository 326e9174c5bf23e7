import type { LineScore } from '../../../ports/index.ts';
import { boxSheet } from '../engine/tape/box-sheet.ts';
import { AT, KIND, RAIN_DELAY, WIDTH } from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import { type Fixture, firstPitchAt } from '../schedule/fixture.ts';
import { type Decisions, decisionsOf } from './decisions.ts';
import { completedInningsAt, lineScoreAt } from './line-score.ts';

/** What a season remembers of each game once its tape is put away. */
export interface GameResult {
  endAt: number;
  line: LineScore<number>;
  completedInnings: number;
  isCalled: boolean;
  decisions: Decisions;
  /** Player indexes and names of winner, loser and save. */
  credited: { winner: string; loser: string; save: string | null };
  starters: { away: number; home: number };
  /** When rain held the game up, and until when. */
  stop: { from: number; until: number } | null;
  sheet: Uint8Array;
  /** Places of the tape's people in the season's list of players. */
  people: Int16Array;
}

function stopOf(tape: GameTape, startAt: number): GameResult['stop'] {
  for (let i = 0; i < tape.playCount; i++) {
    const row = i * WIDTH;
    if (tape.cells[row + KIND] !== RAIN_DELAY) continue;
    const until = i + 1 < tape.playCount ? startOfRow(tape, i + 1) : tape.endAt;
    return { from: startAt + tape.cells[row + AT]! * 1000, until: startAt + until * 1000 };
  }
  return null;
}

// Play is on again when the next thing of any kind happens: a change is told at once, a plate appearance begins with its first pitch.
function startOfRow(tape: GameTape, play: number): number {
  const row = play * WIDTH;
  return tape.cells[row + AT]! - (tape.cells[row + KIND]! <= RAIN_DELAY ? 1 : 0);
}

export function gameResult(fixture: Fixture, tape: GameTape): GameResult {
  const startAt = firstPitchAt(fixture);
  const sheet = boxSheet(tape, tape.playCount);
  const decisions = decisionsOf(tape, sheet);
  const nameAt = (person: number): string => tape.people[person]!.shortName;
  return {
    endAt: startAt + tape.endAt * 1000,
    line: lineScoreAt(tape, tape.playCount),
    completedInnings: completedInningsAt(tape, tape.playCount),
    isCalled: tape.ending === 'called',
    decisions,
    credited: {
      winner: nameAt(decisions.winner),
      loser: nameAt(decisions.loser),
      save: decisions.save === null ? null : nameAt(decisions.save),
    },
    starters: { away: tape.people[tape.starters.away]!.index, home: tape.people[tape.starters.home]!.index },
    stop: stopOf(tape, startAt),
    sheet,
    people: Int16Array.from(tape.people, (player) => player.index),
  };
}
