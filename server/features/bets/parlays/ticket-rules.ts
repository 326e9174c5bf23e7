import type { ParlayBetType } from '@clearedge/contract/aliases';
import type { BetLegRow } from './leg-rows.ts';

export const REPEATED_LEG = 'This leg is on the ticket already.';

/** The place of the first leg that an earlier one repeats; -1 where none does. Legs that nothing grades are not compared. */
export function repeatedLeg(legs: readonly Pick<BetLegRow, 'selection' | 'contestId'>[]): number {
  const keys = legs.map(({ selection, contestId }, at) => (selection && contestId ? `${contestId} ${JSON.stringify(selection)}` : `${at}`));
  return keys.findIndex((key, at) => keys.indexOf(key) < at);
}

/** What the row of a ticket says of its legs. */
export function ticketColumns(
  betType: ParlayBetType,
  legs: readonly Pick<BetLegRow, 'sport' | 'selectionText'>[],
  starts: readonly (Date | null)[],
) {
  const known = starts.flatMap((startsAt) => startsAt?.getTime() ?? []);
  return {
    contestId: null,
    sport: new Set(legs.map(({ sport }) => sport)).size === 1 ? legs[0]!.sport : null,
    gameLabel: `${legs.length} legs`,
    betType,
    selectionText: legs.map(({ selectionText }) => selectionText).join(' + '),
    selection: null,
    startsAt: known.length > 0 ? new Date(Math.min(...known)) : null,
  };
}
