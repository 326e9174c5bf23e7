import type { Outcome, TieBreak } from '@clearedge/quant/sports/football/standings';

const LETTERS: Readonly<Record<Outcome, string>> = { win: 'W', loss: 'L', tie: 'T' };

/** W3, L1, T1, or – before the first game. */
export const streakText = (streak: { outcome: Outcome; count: number } | null): string =>
  streak ? `${LETTERS[streak.outcome]}${streak.count}` : '–';

/** What parted a club from the one above it with as many points. */
export const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  wins: 'More wins',
  tied_percentage: 'Results in games among the tied clubs',
  tied_difference: 'Point difference in games among the tied clubs',
  tied_quotient: 'Points scored divided by points allowed among the tied clubs',
  division_percentage: 'Results against the division',
  division_difference: 'Point difference against the division',
  division_quotient: 'Points scored divided by points allowed against the division',
  all_difference: 'Point difference in all games',
  all_quotient: 'Points scored divided by points allowed in all games',
  coin_toss: 'Level in every tie-break: the league would toss a coin, and the order here is alphabetical',
};

export const TABLE_RULES: readonly string[] = [
  'A win is worth two points, a tie one.',
  'Clubs with as many points are parted by wins; results, point difference and point ratio among themselves; the same three against the division; point difference and ratio in all games; a coin toss.',
  'Whenever a step parts some of the tied clubs, those still tied begin again at the first step.',
  'The first of each division goes straight to the division final; the second is host to the third in the semi-final.',
  'A fourth place with more points than the third of the other division takes its place and crosses over; with as many points it does not.',
  'A mark stands only where the remaining games cannot change it: ties in points count against it.',
];
