import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedLeagueGame, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import type { Days } from './days.ts';
import type { ListedGame } from './week-feed.ts';

type Stated = Pick<ListedGame, 'game' | 'checkedAt'>;

/** Another source of a league's games, which confirms the finals of the first. */
export interface SecondSource {
  /** As receipts name it: "ESPN". */
  name: string;
  /** The games of a week; a ProviderFault where it does not answer. */
  listWeek: (week: Days) => Promise<readonly Stated[]>;
  /** What of its own answers no longer holds: then it confirms nothing. */
  listChanged: () => readonly string[];
}

/** An older answer says nothing of a game that may have ended since. */
const TOO_OLD_MS = 5 * MINUTE_MS;

type Result = Pick<FeedLeagueGame, 'score' | 'statusNote'>;

/** "4-3, final in overtime": the away side first. */
export const resultText = ({ score, statusNote }: Result): string =>
  `${score ? `${score.away}-${score.home}, ` : ''}${statusNote ? statusNote.toLowerCase() : 'final in regulation'}`;

const runningText = ({ status, score }: FeedLeagueGame): string => (score ? `${status} at ${score.away}-${score.home}` : status);

export const resultOf = ({ facts, ending = null }: ReportedLeagueFacts): Result => ({ score: facts.score, statusNote: ending });

/** What a second source says of a final: the same, something else (in the operator's words), or nothing that counts. */
export function hearSecond(own: Result, other: Stated | undefined, asOf: Date): 'same' | 'silent' | { says: string } {
  if (!other) return 'silent';
  const { game, checkedAt } = other;
  if (game.status === 'final') {
    if (!game.score) return 'silent';
    return resultText(game) === resultText(own) ? 'same' : { says: resultText(game) };
  }
  return asOf.getTime() - checkedAt.getTime() > TOO_OLD_MS ? 'silent' : { says: runningText(game) };
}
