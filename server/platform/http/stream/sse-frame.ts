import type { StreamMessage } from '../../../kernel/ctx.ts';

/** One server-sent event; the name is the message's topic, so that a page subscribes to what it shows. */
export const frame = (id: string, event: string, data: unknown): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What a browser is told of a message: whose it is stays here. */
export const shownTo = (message: StreamMessage): object => (message.topic === 'user' ? { topic: 'user', what: message.what } : message);

/** Messages that say the same again within a moment are sent once. */
export function sameness(message: StreamMessage): string {
  if (message.topic === 'slate') return `slate ${message.slateOn} ${message.sport}`;
  if (message.topic === 'live') return `live ${message.gameId}`;
  if (message.topic === 'user') return `user ${message.userId} ${message.what}`;
  return 'clock';
}
