import type { BookRef, FeedLeagueGame, FeedQuote, LeagueLiveState, LeagueSource, ReportedLeagueFacts } from '../../ports/index.ts';

/** What a fake league answers; a test changes it between calls. Facts and prices later than the time asked about are hidden. */
export interface FakeLeague {
  games: FeedLeagueGame[];
  seasonSpan: { from: string; to: string; year: number };
  /** The season before it, which a day up to its last belongs to. */
  endedSpan: FakeLeague['seasonSpan'] | null;
  live: Map<string, LeagueLiveState>;
  /** With every play; a game that is missing has the last ones of `live` alone. */
  tapes: Map<string, LeagueLiveState>;
  facts: Map<string, ReportedLeagueFacts>;
  nextChange: Date | null;
  books: BookRef[];
  quotes: FeedQuote[];
}

export const emptyLeague = (): FakeLeague => ({
  games: [],
  seasonSpan: { from: '2026-05-18', to: '2026-11-15', year: 2026 },
  endedSpan: null,
  live: new Map(),
  tapes: new Map(),
  facts: new Map(),
  nextChange: null,
  books: [],
  quotes: [],
});

/** A league's source over a world that the test scripts. */
export function fakeLeague(world: FakeLeague, answer: <T>(value: () => T) => Promise<T>): LeagueSource {
  const gamesOn = (slateOn: string): Set<string> =>
    new Set(world.games.filter((game) => game.slateOn === slateOn).map(({ gameId }) => gameId));
  return {
    feed: {
      listGames: (from, to) => answer(() => world.games.filter(({ slateOn }) => slateOn >= from && slateOn <= to)),
      getSeasonSpan: (slateOn) => answer(() => (world.endedSpan && slateOn <= world.endedSpan.to ? world.endedSpan : world.seasonSpan)),
      findLiveState: (gameId) => answer(() => world.live.get(gameId) ?? null),
      findPlayByPlay: (gameId) => answer(() => world.tapes.get(gameId) ?? null),
      findFacts: (gameId, asOf) =>
        answer(() => {
          const facts = world.facts.get(gameId);
          return facts !== undefined && facts.reportedAt <= asOf ? facts : null;
        }),
      findNextChange: () => answer(() => world.nextChange),
    },
    odds: {
      listBooks: () => answer(() => world.books),
      findStanding: (_slateOn, asOf) => answer(() => ({ seenAt: asOf, isWhole: false })),
      listQuotes: (slateOn, asOf, since) =>
        answer(() => {
          const games = gamesOn(slateOn);
          return world.quotes.filter((quote) => games.has(quote.gameId) && quote.quotedAt <= asOf && (!since || quote.quotedAt > since));
        }),
    },
  };
}
