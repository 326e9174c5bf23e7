import type { MessagePort } from 'node:worker_threads';
import type { SourceCall, SourceReady, SourceReply } from './protocol.ts';

type Methods = Record<string, (...args: unknown[]) => unknown>;

const isGroup = (value: unknown): value is Methods =>
  typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function');

/** On the thread: answers calls to a source made of groups of methods, one after the other as they come. */
export function answerCalls(source: object, port: MessagePort): void {
  const members = Object.entries(source);
  const groups = Object.fromEntries(members.filter(([, value]) => isGroup(value))) as Record<string, Methods>;

  async function answer({ id, group, method, args }: SourceCall): Promise<SourceReply> {
    try {
      const target = groups[group];
      const call = target?.[method];
      if (typeof call !== 'function') throw new TypeError(`the source has no ${group}.${method}`);
      return { id, value: await call.apply(target, args) };
    } catch (error) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      return { id, error: { name, message, stack } };
    }
  }

  port.on('message', (call: SourceCall) => void answer(call).then((reply) => port.postMessage(reply)));
  const plain = Object.fromEntries(members.filter(([, value]) => !isGroup(value)));
  port.postMessage({ plain, groups: Object.keys(groups) } satisfies SourceReady);
}
