import {
  BATTED_IN,
  BATTER,
  CAUGHT_STEALING,
  DETAIL,
  DOUBLE,
  DOUBLE_PLAY,
  ERROR,
  FLY_OUT,
  FORCE_OUT,
  GROUND_OUT,
  HIT_BY_PITCH,
  HOME_RUN,
  KIND,
  LINE_OUT,
  PINCH_HITTER,
  PITCHER,
  PITCHING_CHANGE,
  PLACED_RUNNER,
  POP_OUT,
  personOf,
  RAIN_DELAY,
  SACRIFICE_FLY,
  SCORED,
  SCORERS,
  SINGLE,
  STOLEN_BASE,
  STRIKEOUT,
  TRIPLE,
  WALK,
  WIDTH,
  WILD_PITCH,
} from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';

const OUTFIELD = ['left field', 'left-center', 'center field', 'center field', 'right-center', 'right field'] as const;
const INFIELD = ['third base', 'shortstop', 'shortstop', 'second base', 'second base', 'first base'] as const;
const FIELDERS = ['third baseman', 'shortstop', 'second baseman', 'first baseman', 'left fielder', 'pitcher'] as const;
const NUMBERS = ['', 'solo', 'two-run', 'three-run', 'grand slam'] as const;
const SHORTEST_HOMER_FEET = 346;

type Words = (who: string, detail: number, batted: number) => string;
const at = <T>(places: readonly T[], detail: number): T => places[detail % places.length]!;

const PLAIN: Record<number, Words> = {
  [STRIKEOUT]: (who, detail) => `${who} strikes out ${detail === 1 ? 'looking' : 'swinging'}.`,
  [WALK]: (who) => `${who} walks.`,
  [HIT_BY_PITCH]: (who) => `${who} is hit by a pitch.`,
  [HOME_RUN]: (who, detail, batted) =>
    `${who} hits a ${NUMBERS[batted]}${batted === 4 ? '' : ' home run'} to ${at(OUTFIELD, detail)} (${SHORTEST_HOMER_FEET + Math.floor(detail / 2)} feet).`,
  [TRIPLE]: (who, detail) => `${who} triples to ${at(OUTFIELD, detail)}.`,
  [DOUBLE]: (who, detail) => `${who} doubles to ${at(OUTFIELD, detail)}.`,
  [SINGLE]: (who, detail) => `${who} singles to ${at(OUTFIELD, detail)}.`,
  [ERROR]: (who, detail) => `${who} reaches on an error by the ${at(FIELDERS, detail)}.`,
  [GROUND_OUT]: (who, detail) => `${who} grounds out to ${at(INFIELD, detail)}.`,
  [FLY_OUT]: (who, detail) => `${who} flies out to ${at(OUTFIELD, detail)}.`,
  [LINE_OUT]: (who, detail) => `${who} lines out to ${at(INFIELD, detail)}.`,
  [POP_OUT]: (who, detail) => `${who} pops out to ${at(INFIELD, detail)}.`,
  [DOUBLE_PLAY]: (who, detail) => `${who} grounds into a double play, ${at(INFIELD, detail)} to first.`,
  [FORCE_OUT]: (who, detail) => `${who} grounds into a force out, ${at(INFIELD, detail)} to second.`,
  [SACRIFICE_FLY]: (who, detail) => `${who} hits a sacrifice fly to ${at(OUTFIELD, detail)}.`,
  [STOLEN_BASE]: (who) => `${who} steals second.`,
  [CAUGHT_STEALING]: (who) => `${who} is caught stealing second.`,
  [RAIN_DELAY]: () => 'Play is stopped by rain.',
  [PLACED_RUNNER]: (who) => `${who} starts the inning on second.`,
};

/** One play in words, with the men who came home on it. */
export function playText(tape: GameTape, play: number): string {
  const row = play * WIDTH;
  const { cells, people } = tape;
  const nameOf = (person: number): string => people[person]!.shortName;
  const kind = cells[row + KIND]!;
  if (kind === PITCHING_CHANGE) return `Pitching change: ${nameOf(cells[row + PITCHER]!)} replaces ${nameOf(cells[row + DETAIL]!)}.`;
  if (kind === PINCH_HITTER) return `${nameOf(cells[row + BATTER]!)} bats for ${nameOf(cells[row + DETAIL]!)}.`;
  if (kind === WILD_PITCH) return `${nameOf(cells[row + PITCHER]!)} throws a wild pitch.${homeText(tape, row)}`;
  const who = nameOf(cells[row + BATTER]!);
  return PLAIN[kind]!(who, cells[row + DETAIL]!, cells[row + BATTED_IN]!) + homeText(tape, row);
}

function homeText({ cells, people }: GameTape, row: number): string {
  const scorers: string[] = [];
  for (let i = 0; i < cells[row + SCORED]!; i++) {
    const person = personOf(cells[row + SCORERS + i]!);
    if (cells[row + KIND] !== HOME_RUN || person !== cells[row + BATTER]) scorers.push(people[person]!.shortName);
  }
  return scorers.map((name) => ` ${name} scores.`).join('');
}
