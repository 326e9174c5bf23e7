/** The parts of a season in their order, and what a day of each is called. */
export const NHL_STAGES = {
  preseason: 'Preseason',
  regular: 'Regular season',
  round_1: 'First round',
  round_2: 'Second round',
  conference_final: 'Conference finals',
  stanley_cup_final: 'Stanley Cup Final',
} as const;
