/** How scores come about in basketball. */
export interface NbaShape {
  /** Standard deviation of the margin of regulation and of its total about what is expected. Points. */
  margin: number;
  total: number;
  /** Share of the total of each quarter. */
  quarters: readonly [number, number, number, number];
  /** How fast a lead beyond what was expected melts, per game: leaders ease off. */
  ease: number;
  /** How much likelier regulation ends by a margin than the curve has it, by absolute margin from 0; 1 beyond the list. */
  keys: readonly number[];
  /** Points of both sides in an overtime, their spread, and that of its margin. */
  overtime: { total: number; totalSd: number; marginSd: number };
}

export const NBA_SHAPE: NbaShape = {
  margin: 12.7,
  total: 17.6,
  quarters: [0.253, 0.253, 0.251, 0.243],
  ease: 0.29,
  keys: [1.7],
  overtime: { total: 23.9, totalSd: 5.5, marginSd: 4.6 },
};
