/** What a game of some sport is divided into. */
export type GameUnit = 'inning' | 'quarter' | 'period';

interface PartData {
  unit: GameUnit;
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
} as const satisfies Record<string, PartData>;

export type Part = keyof typeof PARTS;
/** The parts of games that are divided so. */
export type PartIn<Unit extends GameUnit> = { [Key in Part]: (typeof PARTS)[Key]['unit'] extends Unit ? Key : never }[Part];
/** The part of the event that a market is about. */
export type Period = 'full' | Part;

export const PERIODS = ['full', ...(Object.keys(PARTS) as Part[])] as const satisfies readonly Period[];

/** A part's data; null for the full game. */
export const partOf = (period: Period): PartData | null => (period === 'full' ? null : PARTS[period]);

/** A value of each part of games that are divided so, from its data. */
export const mapPartsIn = <Unit extends GameUnit, Value>(
  unit: Unit,
  read: (data: PartData, part: PartIn<Unit>) => Value,
): Record<PartIn<Unit>, Value> =>
  Object.fromEntries(
    Object.entries(PARTS).flatMap(([part, data]) => (data.unit === unit ? [[part, read(data, part as PartIn<Unit>)]] : [])),
  ) as Record<PartIn<Unit>, Value>;
