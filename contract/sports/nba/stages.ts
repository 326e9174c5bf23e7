/** The parts of a season in their order, and what each is called. */
export const NBA_STAGES = {
  regular: 'Regular season',
  cup_quarterfinal: 'NBA Cup quarterfinal',
  cup_semifinal: 'NBA Cup semifinal',
  cup_final: 'NBA Cup final',
  play_in: 'Play-in',
  round_1: 'First round',
  conference_semifinal: 'Conference semifinals',
  conference_final: 'Conference finals',
  finals: 'NBA Finals',
} as const;
