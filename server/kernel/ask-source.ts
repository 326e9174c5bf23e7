import type { Ctx } from './ctx.ts';

/** What a source answers, or null when it fails: that is logged, and what was stored last stays in use. Never call it inside a transaction. */
export async function askSource<T>(ctx: Pick<Ctx, 'log'>, what: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    ctx.log.warn({ source: what, error: error instanceof Error ? error.message : String(error) }, 'a source did not answer');
    return null;
  }
}
