import type { Ctx } from '../../../kernel/ctx.ts';
import type { AlternateLines, AlternatesFrom } from '../../../ports/index.ts';
import { gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import { storedAnswers } from '../reads/stored-answers.ts';

const answersFrom = () =>
  storedAnswers<AlternateLines, AlternateLines>({
    what: 'alternate lines',
    read: (reported) => reported,
    nothing: { quotes: [], seenAt: null },
  });
/** Apart, so that what was only looked up never keeps a reader from asking. */
const answers: Readonly<Record<AlternatesFrom, ReturnType<typeof answersFrom>>> = { source: answersFrom(), stored: answersFrom() };

/** A game's alternate lines, asked for at most once a minute however many readers there are; null where the source sells none of that sport. */
export function cachedAlternates(
  ctx: Ctx,
  { sport, gameId }: Pick<Contest, 'sport' | 'gameId'>,
  from: AlternatesFrom,
): Promise<AlternateLines> | null {
  const board = gameModuleOf(sport)?.findBoard(ctx.ports);
  const list = board?.listAlternates;
  return list ? answers[from].recent(ctx, gameId, (id, now) => list.call(board, id, now, from)).read() : null;
}
