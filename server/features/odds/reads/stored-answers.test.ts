import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withTestCtx } from '../../../testing/index.ts';
import { storedAnswers } from './stored-answers.ts';

interface Told {
  of: string;
}
const answers = () => storedAnswers<Told, Told>({ what: 'prices', read: (told) => told, nothing: { of: 'nothing' } });

test('a source that fails leaves its last answer up for a quarter of an hour', async () => {
  await withTestCtx({}, async (ctx, { clock }) => {
    const { recent } = answers();
    const read = (ask: () => Promise<Told>): Promise<Told> => recent(ctx, 'game', ask).read();
    const fails = (): Promise<Told> => Promise.reject(new Error('away'));
    expect(await read(fails)).toEqual({ of: 'nothing' });
    clock.advanceMinutes(1);
    expect(await read(async () => ({ of: 'first' }))).toEqual({ of: 'first' });
    for (const minutes of [1, 1, 13]) {
      clock.advanceMinutes(minutes);
      expect(await read(fails)).toEqual({ of: 'first' });
    }
    clock.advanceMinutes(1);
    expect(await read(fails)).toEqual({ of: 'nothing' });
  });
});

test('an answer is let go once a newer one has come', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await withTestCtx({}, async (ctx, { clock }) => {
    const { recent } = answers();
    const told: WeakRef<Told>[] = [];
    const ask = async (): Promise<Told> => {
      const answer = { of: `minute ${told.length}` };
      told.push(new WeakRef(answer));
      return answer;
    };
    for (let minute = 0; minute < 5; minute++) {
      clock.advanceMinutes(1);
      await recent(ctx, 'game', ask).read();
    }
    await nextTurn();
    collect();
    expect(told.filter((answer) => answer.deref() !== undefined)).toHaveLength(1);
  });
});
