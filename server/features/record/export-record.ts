import type { Verb } from '../../kernel/feature.ts';
import { CHAIN_START, type Link, type Statement } from '../chain/index.ts';
import { headsOf, signStatement } from './heads/head-rules.ts';
import { readRecord } from './read-record.ts';

const chainOf = (links: readonly Link[], statements: readonly (Statement | null)[]) => ({
  length: links.length,
  head: links.at(-1)?.hash ?? CHAIN_START,
  entries: links.map(({ sequence, previous, seal, hash }, at) => ({ sequence, previous, seal, hash, statement: statements[at] ?? null })),
});

/** Both chains, link by link, under one signature. `docs/record.md` says how to check them. */
export const exportRecord: Verb<'GET /api/record/export'> = async (ctx) => {
  const record = await readRecord(ctx);
  const { published, results } = record;
  const about = { exportedAt: ctx.now().toISOString(), source: ctx.ports.source.label };
  return {
    format: 'clearedge-record-4',
    ...about,
    signed: signStatement(ctx, { kind: 'export', ...about, ...headsOf(record) }),
    picks: chainOf(
      published.map(({ pick }) => pick),
      published.map(({ pick, isSealed }) => (isSealed ? null : pick.statement())),
    ),
    results: chainOf(
      results,
      results.map((result) => result.statement()),
    ),
  };
};
