import type { BadgeLook } from '../../../../ui/marks/badge.tsx';
import type { TableRow } from '../../football-types.ts';

interface Mark {
  word: string;
  means: string;
  look: BadgeLook;
}

/** What is certain whatever the remaining results are. */
export const CLINCHED: Record<NonNullable<TableRow['clinched']>, Mark> = {
  first: { word: 'First', means: 'has won the division, with a bye to its final', look: 'value' },
  home_semifinal: { word: 'Home semi', means: 'is host to a division semi-final at least', look: 'info' },
  playoffs: { word: 'Playoffs', means: 'is in the playoffs', look: 'info' },
  out: { word: 'Out', means: 'can no longer reach the playoffs', look: 'plain' },
};

/** What the rank would mean if the season ended now. */
export const PLACE: Record<NonNullable<TableRow['place']>, { word: string; means: string }> = {
  division_bye: { word: 'Bye', means: 'straight to the division final' },
  semifinal: { word: 'Semi-final', means: 'plays the division semi-final' },
  crossover: { word: 'Crosses over', means: 'takes the third place of the other division in its semi-final' },
};
