/** The environment of a server whose machine's clock begins there: it finds what it knows as fresh as it was left, however long ago that is. */
export const runningFrom = (at: string): Record<string, string> => ({
  MACHINE_TIME: at,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${new URL('machine-time.mjs', import.meta.url).href}`].filter(Boolean).join(' '),
});

/** The environment of a server whose machine's clock stands: what it shows then depends on nothing but seed and time. */
export const frozenAt = (at: string): Record<string, string> => ({ ...runningFrom(at), MACHINE_STANDS: '1' });

/** Environments of a server that is started again and again: its machine's clock goes on between. */
export function goingOnFrom(at: string): () => Record<string, string> {
  const behindMs = Date.now() - Date.parse(at);
  return () => runningFrom(new Date(Date.now() - behindMs).toISOString());
}
