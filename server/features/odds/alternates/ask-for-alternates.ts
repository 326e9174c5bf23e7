import type { Ctx } from '../../../kernel/ctx.ts';
import type { AlternateLines } from '../../../ports/index.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import { storedAnswers } from '../reads/stored-answers.ts';

const answers = storedAnswers<AlternateLines, AlternateLines>({
  what: 'alternate lines',
  read: (reported) => reported,
  nothing: { quotes: [], seenAt: null },
});

/** A game's alternate lines, asked of the source at most once a minute however many readers there are; null where it sells none of that sport. */
export function cachedAlternates(ctx: Ctx, { sport, gameId }: Pick<Contest, 'sport' | 'gameId'>): Promise<AlternateLines> | null {
  const board = gameModuleOf(sport)?.findBoard(ctx.ports);
  const list = board?.listAlternates;
  return list ? answers.recent(ctx, gameId, (id, now) => list.call(board, id, now)).read() : null;
}
