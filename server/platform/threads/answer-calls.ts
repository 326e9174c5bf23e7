import type { MessagePort } from 'node:worker_threads';
import { failureOf, type ThreadMessage } from './thread-messages.ts';

/** A call of `group.method(...args)`; a group inside a group is named by both, `football.feed`. */
export interface MethodCall {
  group: string;
  method: string;
  args: unknown[];
}

/** What a source says when it is ready: its plain values, and the names of its groups of methods. */
export interface SourceShape {
  plain: Record<string, unknown>;
  groups: string[];
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

const isGroup = (value: unknown): value is Methods =>
  typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function');

/** The groups of methods of an object and of the objects in it, by their path. */
function groupsOf(source: object, path = ''): [string, Methods][] {
  return Object.entries(source).flatMap(([name, value]: [string, unknown]): [string, Methods][] => {
    if (isGroup(value)) return [[path + name, value]];
    return typeof value === 'object' && value !== null ? groupsOf(value, `${path}${name}.`) : [];
  });
}

/** On the thread: answers calls to a source that is made of groups of methods. */
export function answerCalls(source: object, port: Pick<MessagePort, 'on' | 'postMessage'>): void {
  const groups = new Map(groupsOf(source));
  const say = (message: ThreadMessage): void => port.postMessage(message);

  async function answer({ group, method, args }: MethodCall): Promise<unknown> {
    const target = groups.get(group);
    const call = target?.[method];
    if (typeof call !== 'function') throw new TypeError(`the source has no ${group}.${method}`);
    return call.apply(target, args);
  }

  port.on('message', (call: MethodCall & { id: number }) => {
    answer(call).then(
      (value) => say({ id: call.id, value }),
      (error: unknown) => say({ id: call.id, failure: failureOf(error) }),
    );
  });
  const named = new Set([...groups.keys()].map((path) => path.split('.', 1)[0]));
  const plain = Object.fromEntries(Object.entries(source).filter(([name]) => !named.has(name)));
  say({ ready: { plain, groups: [...groups.keys()] } satisfies SourceShape });
}
