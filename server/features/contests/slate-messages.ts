import type { SportKey } from '@clearedge/contract/sports';
import type { Ctx, StreamMessage } from '../../kernel/ctx.ts';
import type { Contest } from './contest.ts';

/** The day in a game's id; a game that was moved to another day keeps the id of its first. */
const dayOfGame = (gameId: string): string => gameId.slice(0, 8);
const compact = (day: string): string => day.replaceAll('-', '');

/** Whether a message may change what is shown of an Eastern day of these sports. */
export function isAboutSlate(message: StreamMessage, slateOn: string, sports: readonly SportKey[]): boolean {
  if (isOfOther(message, sports)) return false;
  if (message.topic === 'slate') return message.slateOn === slateOn;
  return message.topic === 'clock' || (message.topic === 'live' && dayOfGame(message.gameId) === compact(slateOn));
}

/** News of a day or a game of a sport that is none of these. */
export const isOfOther = (message: StreamMessage, sports: readonly SportKey[]): boolean =>
  (message.topic === 'slate' || message.topic === 'live') && !sports.includes(message.sport);

/** Whether a message may change what is shown of a game. */
export function isAboutGame(message: StreamMessage, gameId: string): boolean {
  if (message.topic === 'slate') return compact(message.slateOn) === dayOfGame(gameId);
  return message.topic === 'clock' || (message.topic === 'live' && message.gameId === gameId);
}

/** Tells that the days of these contests have changed, each once for its sport. */
export async function publishSlates(ctx: Pick<Ctx, 'publish'>, contests: readonly Pick<Contest, 'sport' | 'slateOn'>[]): Promise<void> {
  const days = new Map(contests.map(({ sport, slateOn }) => [`${sport} ${slateOn}`, { sport, slateOn }]));
  for (const day of days.values()) await ctx.publish({ topic: 'slate', ...day });
}
