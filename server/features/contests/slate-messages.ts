import type { SportKey } from '@clearedge/contract/sports';
import type { StreamMessage } from '../../kernel/ctx.ts';

/** The day in a game's id; a game that was moved to another day keeps the id of its first. */
const dayOfGame = (gameId: string): string => gameId.slice(0, 8);
const compact = (day: string): string => day.replaceAll('-', '');

/** Whether a message may change what is shown of a sport's Eastern day. */
export function isAboutSlate(message: StreamMessage, slateOn: string, sport: SportKey): boolean {
  if (isOfOther(message, sport)) return false;
  if (message.topic === 'slate') return message.slateOn === slateOn;
  return message.topic === 'clock' || (message.topic === 'live' && dayOfGame(message.gameId) === compact(slateOn));
}

/** News of a day or a game of another sport. */
export const isOfOther = (message: StreamMessage, sport: SportKey): boolean =>
  (message.topic === 'slate' || message.topic === 'live') && message.sport !== sport;

/** Whether a message may change what is shown of a game. */
export function isAboutGame(message: StreamMessage, gameId: string): boolean {
  if (message.topic === 'slate') return compact(message.slateOn) === dayOfGame(gameId);
  return message.topic === 'clock' || (message.topic === 'live' && message.gameId === gameId);
}
