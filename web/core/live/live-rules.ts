export type LiveEvent = 'slate' | 'live' | 'user' | 'clock' | 'hello';
export type QueryTest = (key: readonly unknown[]) => boolean;

const pathOf = (key: readonly unknown[]): string => (typeof key[0] === 'string' ? key[0] : '');
const dateOf = (key: readonly unknown[]): string | undefined => (key[1] as { date?: string } | undefined)?.date;

// Lists of a day carry it in their query or at the end of their path; a list without a date is today's.
const isOfSlate = (key: readonly unknown[], slateOn: string): boolean => {
  const path = pathOf(key);
  if (path.includes(`/${slateOn.replaceAll('-', '')}_`) || path.endsWith(`/${slateOn}`)) return true;
  const isDayList = /^\/api\/(games|daily-picks|odds-comparison|cfl\/games|cfl\/daily-picks)$/.test(path);
  return isDayList && (dateOf(key) === undefined || dateOf(key) === slateOn);
};

const USER_PATHS: Record<string, readonly string[]> = {
  notifications: ['/api/notifications'],
  bets: ['/api/bets', '/api/my-bets', '/api/virtual', '/api/user', '/api/responsible-gaming', '/api/games/'],
  virtual: ['/api/virtual', '/api/user', '/api/leaderboard', '/api/groups'],
  session: ['/api/auth/me'],
  tier: [''],
};

/** Which cached answers an event makes old. */
export function testsOf(event: LiveEvent, data: Record<string, unknown>): QueryTest[] {
  if (event === 'slate' && typeof data.slateOn === 'string') {
    const { slateOn } = data;
    return [(key) => isOfSlate(key, slateOn)];
  }
  if (event === 'live' && typeof data.gameId === 'string') {
    const mark = `/${encodeURIComponent(data.gameId)}`;
    return [(key) => pathOf(key).endsWith(mark) || pathOf(key).includes(`${mark}/box-score`)];
  }
  if (event === 'user') {
    const starts = USER_PATHS[String(data.what)] ?? ['/api/notifications', '/api/auth/me'];
    return [(key) => starts.some((start) => pathOf(key).startsWith(start))];
  }
  return event === 'clock' ? [(key) => pathOf(key) === '/api/status'] : [];
}
