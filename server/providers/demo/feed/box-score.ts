import type { BatterLine, PitcherLine, WholeBoxScore } from '../../../ports/index.ts';
import { BOX, BOX_WIDTH, boxSheet, playsUntil } from '../engine/tape/box-sheet.ts';
import { BATTER, DETAIL, KIND, PINCH_HITTER, PITCHER, PITCHING_CHANGE, WIDTH } from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import type { Decisions } from '../league/decisions.ts';
import type { Game } from '../league/league.ts';
import { phaseAt, secondsAt } from './game-phase.ts';

const BATTING_PLACES = 9;

function batterLine(
  tape: GameTape,
  sheet: Uint8Array,
  person: number,
  place: number,
  isStarter: boolean,
  position: string,
): BatterLine<number> {
  const { playerId, name } = tape.people[person]!;
  const of = (column: keyof typeof BOX): number => sheet[person * BOX_WIDTH + BOX[column]]!;
  return {
    playerId,
    name,
    position,
    battingOrder: place,
    isStarter,
    atBats: of('atBats'),
    runs: of('runs'),
    hits: of('hits'),
    doubles: of('doubles'),
    triples: of('triples'),
    homeRuns: of('homeRuns'),
    runsBattedIn: of('runsBattedIn'),
    walks: of('walks'),
    strikeouts: of('strikeouts'),
    stolenBases: of('stolenBases'),
    totalBases: of('hits') + of('doubles') + 2 * of('triples') + 3 * of('homeRuns'),
  };
}

function pitcherLine(
  tape: GameTape,
  sheet: Uint8Array,
  person: number,
  isStarter: boolean,
  decisions: Decisions | null,
): PitcherLine<number> {
  const { playerId, name } = tape.people[person]!;
  const of = (column: keyof typeof BOX): number => sheet[person * BOX_WIDTH + BOX[column]]!;
  const decision =
    decisions === null
      ? null
      : person === decisions.winner
        ? 'W'
        : person === decisions.loser
          ? 'L'
          : person === decisions.save
            ? 'S'
            : null;
  return {
    playerId,
    name,
    isStarter,
    outs: of('outs'),
    hits: of('hitsAllowed'),
    runs: of('runsAllowed'),
    earnedRuns: of('earnedRuns'),
    walks: of('walksAllowed'),
    strikeouts: of('strikeoutsThrown'),
    homeRuns: of('homeRunsAllowed'),
    pitches: of('pitches'),
    decision,
  };
}

/** Men who came in during the first `plays` rows, in order: [new, replaced]. */
function changesOf(tape: GameTape, plays: number, kind: number): [person: number, gone: number][] {
  const changes: [number, number][] = [];
  for (let row = 0; row < plays * WIDTH; row += WIDTH) {
    if (tape.cells[row + KIND] === kind)
      changes.push([tape.cells[row + (kind === PINCH_HITTER ? BATTER : PITCHER)]!, tape.cells[row + DETAIL]!]);
  }
  return changes;
}

function sideOf(tape: GameTape, sheet: Uint8Array, plays: number, isHome: boolean, decisions: Decisions | null): WholeBoxScore['home'] {
  const from = isHome ? tape.homeFrom : 0;
  const isOwn = ([person]: [number, number]): boolean => person >= tape.homeFrom === isHome;
  const places = Array.from({ length: BATTING_PLACES }, (_, place) => [from + place]);
  for (const [person, gone] of changesOf(tape, plays, PINCH_HITTER).filter(isOwn)) places.find((men) => men.includes(gone))!.push(person);
  const batters = places.flatMap((men, place) =>
    men.map((person, turn) => batterLine(tape, sheet, person, place + 1, turn === 0, turn === 0 ? tape.positions[person]! : 'PH')),
  );
  const starter = isHome ? tape.starters.home : tape.starters.away;
  const staff = [
    starter,
    ...changesOf(tape, plays, PITCHING_CHANGE)
      .filter(isOwn)
      .map(([person]) => person),
  ];
  return { batters, pitchers: staff.map((person) => pitcherLine(tape, sheet, person, person === starter, decisions)) };
}

/** Both sides' lines at `asOf`; null before the first pitch. */
export function boxScoreAt(game: Game, asOf: number): WholeBoxScore | null {
  const { status, hasStarted } = phaseAt(game, asOf);
  if (!hasStarted) return null;
  const tape = game.season.tapeOf(game.fixture);
  const isOver = status === 'final';
  const plays = isOver ? tape.playCount : playsUntil(tape, secondsAt(game, asOf));
  const sheet = boxSheet(tape, plays);
  const decisions = isOver ? game.season.resultOf(game.fixture).decisions : null;
  return { away: sideOf(tape, sheet, plays, false, decisions), home: sideOf(tape, sheet, plays, true, decisions) };
}
