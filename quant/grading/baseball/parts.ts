interface PartData {
  /** It ends with so many innings: 1 to 6, as the last inning of a game of seven is played by other rules. */
  innings: number;
  /** As a label: "First 5 innings". In small letters it follows a selection. */
  name: string;
  /** Before the name of a market: "First 5 moneyline". */
  short: string;
  /** Books sell its winner with the tie as a third outcome, so forms offer its totals only. */
  isSoldThreeWay?: true;
  /** What decides it, for receipts and the House Rules. */
  rule: { id: string; title: string; text: string };
}

/**
 * Every part of a baseball game that can be bet on. Prices, chances of legs together, simulated scores, grades, words, forms and House
 * Rules follow its row; what bettors write of it is asked for by the type checker.
 */
export const PARTS = {
  first5: {
    innings: 5,
    name: 'First 5 innings',
    short: 'First 5',
    rule: {
      id: 'baseball-first-five',
      title: 'First five innings',
      text: 'Five full innings must be completed, else the bet is void unless a total is already decided. A tie on a two-way price is a push. The bet is settled when the sixth inning begins and stands whatever happens later, unless the league corrects the runs.',
    },
  },
  inning1: {
    innings: 1,
    name: 'First inning',
    short: 'First inning',
    isSoldThreeWay: true,
    rule: {
      id: 'baseball-first-inning',
      title: 'First inning',
      text: 'The bet is settled when the second inning begins and stands whatever happens later, unless the league corrects the runs. If it is not completed the bet is void unless a total is already decided.',
    },
  },
} as const satisfies Record<string, PartData>;

export type Part = keyof typeof PARTS;
/** The part of the event that a market is about. */
export type Period = 'full' | Part;

/** The parts with their data, in the order in which they end. */
export const PARTS_BY_END = (Object.entries(PARTS) as [Part, PartData][]).sort(([, a], [, b]) => a.innings - b.innings);
export const PERIODS = ['full', ...(Object.keys(PARTS) as Part[])] as const satisfies readonly Period[];

/** A value of each part, from its data. */
export const mapParts = <Value>(read: (data: PartData, part: Part) => Value): Record<Part, Value> =>
  Object.fromEntries(Object.entries(PARTS).map(([part, data]) => [part, read(data, part as Part)])) as Record<Part, Value>;

/** A part's data; null for the full game. */
export const partOf = (period: Period): PartData | null => (period === 'full' ? null : PARTS[period]);
