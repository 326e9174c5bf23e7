/** The parts of a season in their order, and what a week of each is called; null where its number names it. Semi-finals and finals are a division's. */
export const CFL_STAGES = {
  preseason: 'Preseason',
  regular: null,
  semifinal: 'Division semi-finals',
  final: 'Division finals',
  grey_cup: 'Grey Cup',
} as const;

export type CflStage = keyof typeof CFL_STAGES;
