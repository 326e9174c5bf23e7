import { CallError, call } from '@clearedge/contract/client';
import type { SlipEntry } from '../../../core/slip/index.ts';
import { messageOf } from '../../../lib/query.ts';
import { betBody } from './bet-body.ts';
import { forgetKeys, keyFor } from './placement-keys.ts';

export interface FailedEntry {
  entry: SlipEntry;
  message: string;
}
export interface Placement {
  placed: SlipEntry[];
  failed: FailedEntry[];
}

const NO_ANSWER = 'No answer arrived. Try again: it is placed only once.';
const PLACED_BEFORE =
  'An earlier attempt placed this bet with another stake or price: see Pending Bets. Place it again only if you want a second one.';

const isConflict = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';

function reasonOf(error: unknown): string {
  if (isConflict(error)) return PLACED_BEFORE;
  return messageOf(error) ?? NO_ANSWER;
}

async function placeOne(entry: SlipEntry): Promise<FailedEntry | null> {
  try {
    await call('POST /api/bets', { body: betBody(entry) }, { idempotencyKey: keyFor(entry) });
    forgetKeys([entry]);
    return null;
  } catch (error) {
    if (isConflict(error)) forgetKeys([entry]);
    return { entry, message: reasonOf(error) };
  }
}

/** Places every entry at once, each with its own key; tells which were taken and why the others were not. */
export async function placeEntries(entries: readonly SlipEntry[]): Promise<Placement> {
  const answers = await Promise.all(entries.map(placeOne));
  return {
    placed: entries.filter((_entry, at) => answers[at] === null),
    failed: answers.filter((answer) => answer !== null),
  };
}
