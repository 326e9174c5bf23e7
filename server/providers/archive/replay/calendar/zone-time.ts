const MINUTE_MS = 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
  clocks.set(zone, clock);
  return clock;
}

/** What a zone's wall clock shows, read as if it were UTC. */
function wallTime(at: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(at)) shown[type] = Number(value);
  return Date.UTC(shown.year ?? 0, (shown.month ?? 1) - 1, shown.day, shown.hour, shown.minute);
}

/** The instant at which a zone's clock shows `time` ("19:05") on a day; a time that a clock change skips falls after it. */
export function zoneInstant(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let guess = wanted;
  // Twice, because the first correction may cross a change of the clocks.
  for (let pass = 0; pass < 2; pass += 1) guess += wanted - wallTime(guess, zone);
  return new Date(Math.round(guess / MINUTE_MS) * MINUTE_MS);
}
