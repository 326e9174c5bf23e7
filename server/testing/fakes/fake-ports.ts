import { type LeagueSport, PICK_SPORTS } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type {
  BookRef,
  BoxScore,
  DoubtfulResult,
  FeedGame,
  FeedNewsItem,
  FeedPlayer,
  FeedProp,
  FeedQuote,
  FinishedGame,
  GameWeather,
  Injury,
  KeptClaims,
  LineUp,
  LiveState,
  Mail,
  Providers,
  ReportedFacts,
  SeasonLine,
  SourceInfo,
} from '../../ports/index.ts';
import { emptyGolf, type FakeGolf, fakeGolf } from './fake-golf.ts';
import { emptyLeague, type FakeLeague, fakeLeague } from './fake-league.ts';
import { fakePayments } from './fake-payments.ts';
import { claimsKept } from './kept-claims.ts';

/** What the fake sources answer; a test changes it between calls. Asked "as of" a time, they hide what comes later. */
export interface FakeWorld {
  source: SourceInfo;
  /** Past plays on the model kept all of their claims unless a test says otherwise. */
  keptClaims: KeptClaims;
  contests: FeedGame[];
  seasonSpan: { from: string; to: string; year: number };
  live: Map<string, LiveState>;
  boxScores: Map<string, BoxScore>;
  /** Told once their last day has begun. */
  finished: FinishedGame[];
  facts: Map<string, ReportedFacts | DoubtfulResult>;
  nextChange: Date | null;
  books: BookRef[];
  quotes: FeedQuote[];
  /** At numbers beside those of `quotes`. */
  alternates: FeedQuote[];
  rosters: Map<string, FeedPlayer[]>;
  seasonLines: Map<string, SeasonLine[]>;
  /** Null: the source keeps no injured lists. */
  injuries: Injury[] | null;
  lineUps: Map<string, { away: LineUp; home: LineUp }>;
  props: FeedProp[];
  news: FeedNewsItem[];
  weather: Map<string, GameWeather>;
  /** By sport; without an entry the source has no such league. */
  leagues: Partial<Record<LeagueSport, FakeLeague>>;
  /** Changed in place; a source that has no golf is `ports: { golf: null }`. */
  golf: FakeGolf;
  /** What was mailed, oldest first. */
  mails: Mail[];
  /** When set, every call to a source rejects with it. */
  outage: Error | null;
}

const dayOfId = (gameId: string): string => `${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}`;

const emptyWorld = (): FakeWorld => ({
  source: { kind: 'demo', label: 'Simulated league', notice: 'Games are simulated.' },
  keptClaims: Object.fromEntries(PICK_SPORTS.map((sport) => [sport, claimsKept(1)])),
  contests: [],
  seasonSpan: { from: '2026-03-26', to: '2026-10-31', year: 2026 },
  live: new Map(),
  boxScores: new Map(),
  finished: [],
  facts: new Map(),
  nextChange: null,
  books: [],
  quotes: [],
  alternates: [],
  rosters: new Map(),
  seasonLines: new Map(),
  injuries: [],
  lineUps: new Map(),
  props: [],
  news: [],
  weather: new Map(),
  leagues: { cfl: emptyLeague() },
  golf: emptyGolf(),
  mails: [],
  outage: null,
});

/** In-memory providers over a world that the test scripts: `const { ports, world } = fakePorts(); world.contests.push(...)`. */
export function fakePorts(start: Partial<FakeWorld> = {}): { ports: Providers; world: FakeWorld } {
  const world: FakeWorld = { ...emptyWorld(), ...start };
  const answer = <T>(value: () => T): Promise<T> => (world.outage ? Promise.reject(world.outage) : Promise.resolve(value()));
  const ports: Providers = {
    get source() {
      return world.source;
    },
    get keptClaims() {
      return world.keptClaims;
    },
    baseball: {
      listContests: (slateOn) => answer(() => world.contests.filter((contest) => contest.slateOn === slateOn)),
      listSeason: (from, to) => answer(() => world.contests.filter((contest) => contest.slateOn >= from && contest.slateOn <= to)),
      getSeasonSpan: () => answer(() => world.seasonSpan),
      findLiveState: (gameId) => answer(() => world.live.get(gameId) ?? null),
      findBoxScore: (gameId) => answer(() => world.boxScores.get(gameId) ?? null),
      listFinishedGames: (slateOn, asOf) =>
        answer(() => world.finished.filter(({ gameId, playedOn }) => dayOfId(gameId) === slateOn && playedOn <= easternDay(asOf))),
      findFacts: (gameId, asOf) => answer(() => ifKnown(world.facts.get(gameId), (facts) => 'doubts' in facts || facts.reportedAt <= asOf)),
      findNextChange: () => answer(() => world.nextChange),
    },
    odds: {
      listBooks: () => answer(() => world.books),
      findStanding: (_slateOn, asOf) => answer(() => ({ seenAt: asOf, isWhole: false })),
      listQuotes: (slateOn, asOf, since) =>
        answer(() => {
          const games = new Set(world.contests.filter((contest) => contest.slateOn === slateOn).map((contest) => contest.gameId));
          return world.quotes.filter((quote) => games.has(quote.gameId) && quote.quotedAt <= asOf && (!since || quote.quotedAt > since));
        }),
      listAlternates: (gameId, asOf) =>
        answer(() => {
          const quotes = world.alternates.filter((quote) => quote.gameId === gameId && quote.quotedAt <= asOf);
          const newest = Math.max(...quotes.map(({ quotedAt }) => quotedAt.getTime()));
          return { quotes, seenAt: quotes.length > 0 ? new Date(newest) : null };
        }),
    },
    players: {
      listRoster: (teamCode) => answer(() => world.rosters.get(teamCode) ?? []),
      listSeasonLines: (teamCode) => answer(() => world.seasonLines.get(teamCode) ?? []),
      findInjuries: (teamCode, asOf) =>
        answer(() => world.injuries && { players: world.injuries.filter((injury) => injury.teamCode === teamCode), checkedAt: asOf }),
      findLineUps: (gameId) => answer(() => world.lineUps.get(gameId) ?? null),
    },
    props: { listProps: (gameId, asOf) => answer(() => world.props.filter((prop) => prop.gameId === gameId && prop.quotedAt <= asOf)) },
    news: {
      listNews: (asOf, limit) =>
        answer(() =>
          world.news
            .filter((item) => item.publishedAt <= asOf)
            .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
            .slice(0, limit),
        ),
    },
    weather: { findWeather: (gameId) => answer(() => world.weather.get(gameId) ?? null) },
    get leagues() {
      return Object.fromEntries(Object.entries(world.leagues).map(([sport, league]) => [sport, fakeLeague(league, answer)]));
    },
    golf: fakeGolf(world.golf, answer),
    health: null,
    mailer: { send: (mail) => answer(() => void world.mails.push(mail)) },
    languageModel: null,
    messenger: null,
    signInProvider: null,
    pusher: { publicKey: 'none', isKnown: () => false, send: async () => 'gone' },
    payments: fakePayments(),
  };
  return { ports, world };
}

const ifKnown = <T>(value: T | undefined, isKnown: (value: T) => boolean): T | null =>
  value !== undefined && isKnown(value) ? value : null;
