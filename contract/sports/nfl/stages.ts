/** The parts of a season in their order, and what a week of each is called; null where its number names it. */
export const NFL_STAGES = {
  preseason: 'Preseason',
  regular: null,
  wild_card: 'Wild-card round',
  divisional: 'Divisional round',
  conference: 'Conference championships',
  super_bowl: 'Super Bowl',
} as const;
