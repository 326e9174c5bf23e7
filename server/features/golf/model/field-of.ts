import type { FieldPlayer, GolfRatings } from '@clearedge/quant/sports/golf';
import type { EntryRow } from '../rows/entry-rows.ts';
import type { TournamentRow } from '../rows/tournament-rows.ts';

const HOLES = 18;

/** Without a cut the first half stands for what comes before it; nothing depends on where it ends. */
const CUT_AFTER = 2;

const dayOf = (on: string): number => Date.parse(on) / 86_400_000;

/** A player as the model starts him: his skill to the tournament's week, and where he stands. Null where that is not known. */
export function fieldPlayer(
  row: Pick<TournamentRow, 'cut' | 'scheduledRounds' | 'startsOn'>,
  entry: Pick<EntryRow, 'playerId' | 'status' | 'toPar' | 'rounds'>,
  ratings: Pick<GolfRatings, 'skillOf'>,
): FieldPlayer | null {
  const isOut = entry.status === 'cut' || entry.status === 'withdrawn' || entry.status === 'disqualified';
  const holes = entry.rounds.reduce<number | null>((sum, { thru }) => (sum === null || thru === null ? null : sum + thru), 0);
  const hasBegun = holes === null || holes > 0;
  if (!isOut && hasBegun && (holes === null || entry.toPar === null)) return null;
  const played = (holes ?? 0) / HOLES;
  const cutAfter = row.cut?.afterRound ?? CUT_AFTER;
  return {
    skill: ratings.skillOf(entry.playerId, dayOf(row.startsOn)).skill,
    toPar: entry.toPar ?? 0,
    roundsBeforeCut: Math.max(0, cutAfter - played),
    roundsAfterCut: Math.max(0, row.scheduledRounds - Math.max(cutAfter, played)),
    isOut,
  };
}

export { dayOf };
