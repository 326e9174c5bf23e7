/** The environment of a server whose machine's clock stands: what it shows then depends on nothing but seed and time. */
export const frozenAt = (at: string): Record<string, string> => ({
  FROZEN_AT: at,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${new URL('frozen-time.mjs', import.meta.url).href}`].filter(Boolean).join(' '),
});
