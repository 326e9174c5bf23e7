import type { TheOddsApi } from '../the-odds-api/index.ts';

const MOST_NAMED = 5;
const REASONS = {
  unknown_club: 'a club nobody knows',
  no_game: 'no such game on the schedule',
  ambiguous: 'more than one game fits',
} as const;

const listed = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMED).join('; ')}${names.length > MOST_NAMED ? `; ${names.length - MOST_NAMED} more` : ''}`;

/** What of the prices could not be placed, for the operator. */
export function notesOf({ mlb, football, players }: ReturnType<TheOddsApi['tallies']>): string[] {
  const unmatched = [...mlb.unmatched, ...football.unmatched].map(
    ({ event, reason }) => `${event.awayName} at ${event.homeName} (${REASONS[reason]})`,
  );
  const refused = mlb.refused + football.refused;
  const undated = mlb.undated + football.undated;
  return [
    ...(unmatched.length ? [`${unmatched.length} not matched to a game: ${listed(unmatched)}`] : []),
    ...(players.length ? [`${players.length} players not matched: ${listed(players)}`] : []),
    ...(refused ? [`${refused} prices left out as nonsense`] : []),
    ...(undated ? [`${undated} prices left out: without a time, or dated after the answer that brought them`] : []),
  ];
}

/** Why no prices are asked for, where the month's credits are the reason. */
export const creditNotes = ({ remaining, resetsAt }: ReturnType<TheOddsApi['credits']>): string[] =>
  remaining > 0
    ? []
    : [
        `The month’s credits are used up: no prices are asked for before ${resetsAt.toISOString().slice(0, 10)} (UTC), or until more are bought`,
      ];
