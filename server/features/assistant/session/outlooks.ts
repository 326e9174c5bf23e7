import { listContestsByIds } from '../../contests/index.ts';
import { foreseeGames } from '../../odds/index.ts';
import type { Source } from './finding.ts';
import { percent } from './say.ts';
import type { AssistantSession } from './session.ts';
import type { Game } from './slate.ts';

export interface Outlooks {
  /** "PHI 63.0% to win, 9.4 runs expected", by the id of a game; those in play whose closing prices describe them alone. */
  words: ReadonlyMap<string, string>;
  sources: Source[];
}

/** The chances of the games in play among these, from where each stands and its closing prices: nothing of our model is in them. */
export async function readOutlooks({ ctx, closure }: AssistantSession, games: readonly Game[]): Promise<Outlooks> {
  const contests = await listContestsByIds(
    ctx,
    games.filter(({ status }) => status === 'live' && closure === null).map(({ id }) => id),
  );
  const foreseen = await foreseeGames(ctx, contests);
  const words = new Map<string, string>();
  for (const { id, liveState, homeCode, awayCode } of contests) {
    const outlook = liveState && foreseen.get(id)?.forecast.at(liveState);
    if (!outlook) continue;
    const [leader, chance] = outlook.homeWin >= 0.5 ? [homeCode, outlook.homeWin] : [awayCode, 1 - outlook.homeWin];
    words.set(id, `${leader} ${percent(chance)} to win, ${outlook.meanTotal.toFixed(1)} runs expected`);
  }
  const newest = contests
    .filter(({ id }) => words.has(id))
    .flatMap(({ liveState }) => liveState?.asOf.toISOString() ?? [])
    .toSorted()
    .at(-1);
  return {
    words,
    sources: newest ? [{ label: 'Chances in play, from closing prices and the state of the game', asOf: newest, href: '/games' }] : [],
  };
}
