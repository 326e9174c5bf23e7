/** The environment of a server whose machine's clock begins there: it finds what it knows as fresh as it was left, however long ago that is. */
export const runningFrom = (at: string): Record<string, string> => ({
  MACHINE_TIME: at,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${new URL('machine-time.mjs', import.meta.url).href}`].filter(Boolean).join(' '),
});

/** The environment of a server whose machine's clock stands: what it shows then depends on nothing but seed and time. */
export const frozenAt = (at: string): Record<string, string> => ({ ...runningFrom(at), MACHINE_STANDS: '1' });
