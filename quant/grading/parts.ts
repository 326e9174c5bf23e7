/** What a game of some sport is divided into. */
export type GameUnit = 'inning' | 'quarter' | 'period';
/** Periods of games played against a clock, before overtime. */
const ON_THE_CLOCK = { quarter: 4, period: 3 } as const;
type ClockUnit = keyof typeof ON_THE_CLOCK;
/** What a part is made of; `clock`: all that such a game is divided into. */
type PartUnit = GameUnit | 'clock';

export interface PartData {
  unit: PartUnit;
  /** Its first and its last, from 1. Baseball's end with inning 6 at the latest: the last of a game of seven is played by other rules. */
  from: number;
  to: number;
  /** What is played after regulation belongs to it. */
  hasOvertime?: true;
  /** As a label: "First 5 innings". In small letters it follows a selection. */
  name: string;
  /** Before the name of a market: "First 5 moneyline". */
  short: string;
  /** Books sell its winner with the tie as a third outcome, so forms offer its totals only. */
  isSoldThreeWay?: true;
  /** Its winner is graded so as well: a draw is a side of it, and neither team's. */
  isThreeWay?: true;
}

/** Every part of a game, in any sport, that can be bet on, and what it consists of. Prices, grades, words and forms follow its row. */
export const PARTS = {
  first5: { unit: 'inning', from: 1, to: 5, name: 'First 5 innings', short: 'First 5' },
  inning1: { unit: 'inning', from: 1, to: 1, name: 'First inning', short: 'First inning', isSoldThreeWay: true },
  half1: { unit: 'quarter', from: 1, to: 2, name: 'First half', short: 'First half' },
  half2: { unit: 'quarter', from: 3, to: 4, hasOvertime: true, name: 'Second half', short: 'Second half' },
  quarter1: { unit: 'quarter', from: 1, to: 1, name: 'First quarter', short: 'First quarter' },
  quarter2: { unit: 'quarter', from: 2, to: 2, name: 'Second quarter', short: 'Second quarter' },
  quarter3: { unit: 'quarter', from: 3, to: 3, name: 'Third quarter', short: 'Third quarter' },
  quarter4: { unit: 'quarter', from: 4, to: 4, name: 'Fourth quarter', short: 'Fourth quarter' },
  period1: { unit: 'period', from: 1, to: 1, name: 'First period', short: 'First period' },
  period2: { unit: 'period', from: 2, to: 2, name: 'Second period', short: 'Second period' },
  period3: { unit: 'period', from: 3, to: 3, name: 'Third period', short: 'Third period' },
  regulation: { unit: 'clock', from: 1, to: Number.POSITIVE_INFINITY, name: 'Regulation', short: 'Regulation', isThreeWay: true },
} as const satisfies Record<string, PartData>;

export type Part = keyof typeof PARTS;
/** The parts of games that are divided so. */
export type PartIn<Unit extends GameUnit> = {
  [Key in Part]: (typeof PARTS)[Key]['unit'] extends Unit | (Unit extends ClockUnit ? 'clock' : never) ? Key : never;
}[Part];
/** The part of the event that a market is about. */
export type Period = 'full' | Part;

export const PERIODS = ['full', ...(Object.keys(PARTS) as Part[])] as const satisfies readonly Period[];

/** A part's data; null for the full game. */
export const partOf = (period: Period): PartData | null => (period === 'full' ? null : PARTS[period]);

/** Whether the winner of a part is graded with the draw as a side of its own. */
export const isThreeWay = (period: Period): boolean => partOf(period)?.isThreeWay ?? false;

const isClockUnit = (unit: GameUnit): unit is ClockUnit => unit in ON_THE_CLOCK;

/** A part of games that are divided so, its end among their periods; null for a part that they do not have. */
export function partIn(unit: GameUnit, part: Part): PartData | null {
  const data: PartData = PARTS[part];
  if (data.unit === unit) return data;
  return data.unit === 'clock' && isClockUnit(unit) ? { ...data, to: ON_THE_CLOCK[unit] } : null;
}

/** A value of each part of games that are divided so, from its data. */
export const mapPartsIn = <Unit extends GameUnit, Value>(
  unit: Unit,
  read: (data: PartData, part: PartIn<Unit>) => Value,
): Record<PartIn<Unit>, Value> =>
  Object.fromEntries(
    (Object.keys(PARTS) as Part[]).flatMap((part) => {
      const data = partIn(unit, part);
      return data ? [[part, read(data, part as PartIn<Unit>)]] : [];
    }),
  ) as Record<PartIn<Unit>, Value>;
