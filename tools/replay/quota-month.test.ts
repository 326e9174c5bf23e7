import { DAY_MS, easternDay, MINUTE_MS } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import type { FeedGame } from '../../server/ports/baseball-feed.ts';
import { memoryStore } from '../../server/providers/http/testing/memory-store.ts';
import { theOddsApi } from '../../server/providers/the-odds-api/index.ts';
import { wireOffer } from '../../server/providers/the-odds-api/testing/small-world.ts';
import type { Library } from './library.ts';
import { replayWorld } from './testing/replay-world.ts';

const AUGUST = Date.UTC(2026, 7, 1, 4);
const DAYS = 31;
/** The first pitches of an ordinary day, in minutes after Eastern midnight. */
const FIRST_PITCHES = [785, 970, 1120, 1120, 1125, 1145, 1150, 1150, 1180, 1180, 1210, 1215, 1300, 1300, 1335];
const TEAMS = ['NYM', 'PIT'] as const;

/** Fifteen games a day, none of them real: only when they begin matters here. */
const gamesOf = (slateOn: string): FeedGame[] =>
  FIRST_PITCHES.map(
    (minute, number) =>
      ({
        gameId: `${slateOn.replaceAll('-', '')}_${TEAMS[0]}@${TEAMS[1]}${number}`,
        away: { code: TEAMS[0], name: 'New York Mets' },
        home: { code: TEAMS[1], name: 'Pittsburgh Pirates' },
        startsAt: new Date(Date.parse(`${slateOn}T04:00:00Z`) + minute * MINUTE_MS),
        isStartTentative: false,
        status: 'scheduled',
      }) as FeedGame,
  );

const boards: Library = {
  places: ['odds'],
  span: null,
  remarks: [],
  knows: () => true,
  find: ({ path }, at) => {
    const offer = wireOffer([], { commence_time: new Date(at.getTime() + DAY_MS).toISOString() });
    return Promise.resolve({ status: 200, headers: {}, body: JSON.stringify(path.includes('/events/') ? offer : [offer]), recordedAt: at });
  },
};

test.each([500, 20_000])(
  'a month of %d credits, asked as the product asks: never exceeded, never at zero, never idle for a day',
  async (credits) => {
    let now = new Date(AUGUST);
    const world = replayWorld(boards, () => now, credits);
    const none = {
      listGames: () => Promise.resolve([]),
      listTournaments: () => Promise.resolve([]),
      findLeaderboard: () => Promise.resolve(null),
    };
    const priced = {
      baseball: { listContests: (slateOn: string) => Promise.resolve(gamesOf(slateOn)) },
      players: { listRoster: () => Promise.resolve([]) },
      leagues: { cfl: none },
      golf: none,
    };
    const api = theOddsApi({ apiKey: 'k', monthlyCredits: credits, baseUrl: world.bases.odds }, priced, world.around, memoryStore());
    let least = credits;
    for (let day = 0; day < DAYS; day += 1) {
      const before = world.requested.length;
      for (let minute = 0; minute < DAY_MS / MINUTE_MS; minute += 15) {
        now = new Date(AUGUST + day * DAY_MS + minute * MINUTE_MS);
        if (now >= new Date(Date.UTC(2026, 8, 1))) break;
        const today = easternDay(now);
        await api.odds.listQuotes(today, now);
        const next = gamesOf(today).find(({ startsAt }) => startsAt > now);
        if (next && minute % 30 === 0) await api.props.listProps(next.gameId, now);
        least = Math.min(least, api.credits().remaining);
      }
      expect(world.requested.length, `day ${day + 1}`).toBeGreaterThan(before);
    }
    expect(least).toBeGreaterThan(0);
    expect(world.requested.every((requested) => !requested.includes('apiKey'))).toBe(false);
  },
);
