import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import { CORRECTED_MS } from '../http/index.ts';

/** Games whose last state is remembered. */
const MOST_GAMES = 400;

interface Listed {
  game: FeedLeagueGame;
}

function isBack({ status, score }: FeedLeagueGame, was: FeedLeagueGame): boolean {
  if (was.status === 'final' && (status === 'live' || status === 'scheduled')) return true;
  if (!score || !was.score) return false;
  return score.away < was.score.away || score.home < was.score.home;
}

const stateOf = ({ status, score }: FeedLeagueGame): string => `${status} ${score?.away}-${score?.home}`;

/** A game whose score or end a source takes back stands as it was until the source has stated the same for a minute. */
export class HeldBack<One extends Listed> {
  readonly #last = new Map<string, { taken: One; doubted: { state: string; since: number } | null }>();

  /** The game as it is to be taken. `checkedAt`: when the source confirmed it. */
  take(found: One, checkedAt: Date): One {
    const { sourceId } = found.game;
    const last = this.#last.get(sourceId);
    if (last && isBack(found.game, last.taken.game)) {
      const state = stateOf(found.game);
      if (last.doubted?.state !== state) last.doubted = { state, since: checkedAt.getTime() };
      if (checkedAt.getTime() - last.doubted.since < CORRECTED_MS) return last.taken;
    }
    this.#last.delete(sourceId);
    this.#last.set(sourceId, { taken: found, doubted: null });
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= MOST_GAMES) break;
      this.#last.delete(oldest);
    }
    return found;
  }
}
