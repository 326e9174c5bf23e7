import type { LeagueSport } from '@clearedge/contract/sports';

interface Feat {
  /** A number of a player's line, and from where on it is worth telling. */
  stat: string;
  from: number;
  words: (count: number) => string;
}

/** What makes a headline of a player's game, by sport; where players' numbers are not told there is none. */
export const HEROES: Readonly<Partial<Record<LeagueSport, readonly Feat[]>>> = {
  nfl: [
    { stat: 'passing_yards', from: 290, words: (count) => `throws for ${count} yards` },
    { stat: 'rushing_yards', from: 95, words: (count) => `runs for ${count} yards` },
    { stat: 'receiving_yards', from: 100, words: (count) => `catches passes for ${count} yards` },
  ],
  nba: [
    { stat: 'points', from: 28, words: (count) => `scores ${count} points` },
    { stat: 'rebounds', from: 15, words: (count) => `takes ${count} rebounds` },
    { stat: 'assists', from: 12, words: (count) => `gives ${count} assists` },
  ],
  nhl: [
    { stat: 'goals', from: 2, words: (count) => `scores ${count} goals` },
    { stat: 'saves', from: 32, words: (count) => `makes ${count} saves` },
    { stat: 'points', from: 3, words: (count) => `has a hand in ${count} goals` },
  ],
};
