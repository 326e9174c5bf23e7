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
  margin: 12.3,
  total: 17.1,
  quarters: [0.253, 0.253, 0.251, 0.243],
  ease: 0.65,
  keys: [
    2.399, 0.699, 0.894, 1.009, 1.068, 1.199, 1.243, 1.369, 1.376, 1.31, 1.212, 1.196, 1.13, 1.091, 1.118, 1.107, 1.121, 0.97, 0.971, 0.976,
    1.065, 1.089, 0.953, 0.971, 0.931, 1.137, 0.877,
  ],
  overtime: { total: 23.9, totalSd: 5.5, marginSd: 6.5 },
};
