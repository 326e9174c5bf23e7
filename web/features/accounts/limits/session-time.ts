const KEY = 'clearedge.since';
const MINUTE_MS = 60_000;

// A reload is the same evening: the start is kept as long as the tab is.
function startedAt(): number {
  try {
    const stored = Number(sessionStorage.getItem(KEY));
    if (stored > 0 && stored <= Date.now()) return stored;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage every load is a new start.
  }
  return Date.now();
}

export const minutesHere = (): number => Math.floor((Date.now() - startedAt()) / MINUTE_MS);

/** Time until the next multiple of the interval since the start. */
export function msToNextReminder(everyMinutes: number): number {
  const every = everyMinutes * MINUTE_MS;
  return every - ((Date.now() - startedAt()) % every);
}
