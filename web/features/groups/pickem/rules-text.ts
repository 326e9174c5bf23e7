import type { Rules } from './pickem.queries.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const dayName = ({ cardDay }: Pick<Rules, 'cardDay'>): string => DAYS[cardDay - 1] ?? DAYS[0];

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** The rules in force, one sentence each. */
export function rulesText(rules: Rules): string[] {
  const { cardGames, hasWeights, missedPenalty, dropsWorst } = rules;
  return [
    `Pick the winners of the first ${cardGames} games to start on ${dayName(rules)}. Prices do not count.`,
    hasWeights
      ? 'Give each pick its own confidence number, from 1 up to the games on the card. A right pick earns its number.'
      : 'A right pick earns 1 point.',
    missedPenalty > 0
      ? `A game you leave out costs ${points(missedPenalty)}. Games that are not played cost nothing.`
      : 'A game you leave out costs nothing.',
    'Equal points go to whoever is closest to the total runs of the last game.',
    ...(dropsWorst ? ['Your worst finished week of the year does not count.'] : []),
  ];
}

export const signedPoints = (count: number): string => (count < 0 ? `−${-count}` : String(count));
