import type { LeagueSport } from '@clearedge/contract/sports';
import type { GolfOddsBoard } from '../../ports/golf-feed.ts';
import type { DataSource, FinishedGame, ProviderReport, SourceStore } from '../../ports/index.ts';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { OddsBoard } from '../../ports/odds-board.ts';
import type { PropMarket } from '../../ports/prop-market.ts';
import { CFL_ADDRESSES } from '../cfl-scoreboard/client.ts';
import { cflScoreboard } from '../cfl-scoreboard/index.ts';
import { ESPN_GOLF_ADDRESSES } from '../espn-golf/client.ts';
import { espnGolf } from '../espn-golf/index.ts';
import { type EspnInjuries, espnInjuries } from '../espn-injuries/index.ts';
import { ESPN_SCOREBOARD_URL } from '../espn-scoreboard/client.ts';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { applySpellings, listUnknown, NO_SPELLINGS, type Spellings } from '../leagues/spellings.ts';
import { MLB_STATS_API_URL } from '../mlb-stats-api/client.ts';
import { mlbStatsApi } from '../mlb-stats-api/index.ts';
import { NBA_SCOREBOARD_URL, nbaScoreboard } from '../nba-scoreboard/index.ts';
import { NEWS_ADDRESSES } from '../news-feeds/client.ts';
import { newsFeeds } from '../news-feeds/index.ts';
import { NHL_API_URL } from '../nhl-api/client.ts';
import { nhlApi } from '../nhl-api/index.ts';
import { OPEN_METEO } from '../open-meteo/client.ts';
import { OPEN_METEO_CREDIT, openMeteo } from '../open-meteo/index.ts';
import { ODDS_API_URL } from '../the-odds-api/client.ts';
import { type TheOddsApi, theOddsApi } from '../the-odds-api/index.ts';
import { confirmFinals } from './confirmed-finals.ts';
import { withFreeze } from './with-freeze.ts';

/** Where each provider is asked; feeds by their whole address. */
export interface LiveAddresses {
  mlb: string;
  odds: string;
  cflScoreboard: string;
  cflHistory: string;
  espnScoreboard: string;
  nhl: string;
  /** It confirms finals alone; null where it is not asked. */
  nbaFinals: string | null;
  golfScoreboard: string;
  golfLeaderboard: string;
  weatherForecast: string;
  weatherArchive: string;
  newsMlb: string;
  newsEspn: string;
  newsTradeRumors: string;
}

export const LIVE_ADDRESSES: LiveAddresses = {
  mlb: MLB_STATS_API_URL,
  odds: ODDS_API_URL,
  cflScoreboard: CFL_ADDRESSES.scoreboard,
  cflHistory: CFL_ADDRESSES.history,
  espnScoreboard: ESPN_SCOREBOARD_URL,
  nhl: NHL_API_URL,
  nbaFinals: NBA_SCOREBOARD_URL,
  golfScoreboard: ESPN_GOLF_ADDRESSES.scoreboard,
  golfLeaderboard: ESPN_GOLF_ADDRESSES.leaderboard,
  weatherForecast: OPEN_METEO.forecastUrl,
  weatherArchive: OPEN_METEO.archiveUrl,
  newsMlb: NEWS_ADDRESSES.mlb,
  newsEspn: NEWS_ADDRESSES.espn,
  newsTradeRumors: NEWS_ADDRESSES.tradeRumors,
};

const MOST_NAMED = 5;
const REASONS = {
  unknown_club: 'a club no one knows',
  no_game: 'no such game on the schedule',
  ambiguous: 'more than one game fits',
} as const;

const listed = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMED).join('; ')}${names.length > MOST_NAMED ? `; ${names.length - MOST_NAMED} more` : ''}`;

/** What of the prices could not be placed, for the operator. */
function notesOf({ boards, players }: ReturnType<TheOddsApi['tallies']>): string[] {
  const unmatched = boards.flatMap(({ unmatched }) =>
    unmatched.map(({ event, reason }) => `${event.awayName} at ${event.homeName} (${REASONS[reason]})`),
  );
  const refused = boards.reduce((sum, own) => sum + own.refused, 0);
  const undated = boards.reduce((sum, own) => sum + own.undated, 0);
  return [
    ...(unmatched.length ? [`${unmatched.length} not matched to a game: ${listed(unmatched)}`] : []),
    ...(players.length ? [`${players.length} players not matched: ${listed(players)}`] : []),
    ...(refused ? [`${refused} prices left out as nonsense`] : []),
    ...(undated ? [`${undated} prices left out: without a time, or dated after the answer that brought them`] : []),
  ];
}

/** Why no prices are asked for, where the month's credits are the reason. */
const creditNotes = ({ remaining, resetsAt }: ReturnType<TheOddsApi['credits']>): string[] =>
  remaining > 0
    ? []
    : [
        `The month’s credits are used up: no prices are asked for before ${resetsAt.toISOString().slice(0, 10)} (UTC), or until more are bought`,
      ];

/** Without a key no one tells prices: boards are empty, and never confirmed. */
const noOdds: OddsBoard = {
  listBooks: () => Promise.resolve([]),
  listQuotes: () => Promise.resolve([]),
  findStanding: () => Promise.resolve({ seenAt: null, isWhole: true }),
};
const noProps: PropMarket = { listProps: () => Promise.resolve([]) };
const noGolfOdds: GolfOddsBoard = { listSheets: () => Promise.resolve([]) };

export interface LiveTerms {
  addresses: LiveAddresses;
  oddsApiKey: string | null;
  oddsApiCredits: number;
  oddsApiRegions: string;
  openMeteoKey: string | null;
  /** What the operator adds to the spellings that are built in. */
  spellings?: Spellings;
  /** Answers are recorded ones, and pages say so. */
  isRehearsal: boolean;
}

export interface LiveSource {
  source: DataSource;
  /** Finished games of a past day by a few small requests, one after the other; the feed itself costs a large one for each game. */
  readPastDay: (day: string) => Promise<FinishedGame[]>;
  /** Free: what is left of the month's credits. */
  learnCredits: () => Promise<void>;
  /** How each provider fares as this process sees it, with its newest answer. */
  listReports: () => { report: ProviderReport; health: ProviderHealth }[];
}

const NOTICE = `MLB games and statistics © MLB Advanced Media, L.P. Scores of the NFL and the NBA and injuries of both and the NHL by ESPN, scores of the NHL by the league; finals of MLB and the NHL confirmed by ESPN, of the NBA by the league. ${OPEN_METEO_CREDIT}.`;
const NO_KEY = 'Prices are not connected here: they need ODDS_API_KEY.';

function noticeOf({ oddsApiKey, isRehearsal }: LiveTerms): string {
  const rehearsal = isRehearsal ? 'Rehearsal with recorded answers: nothing here is happening now. ' : '';
  return `${rehearsal}${NOTICE}${oddsApiKey === null ? ` ${NO_KEY}` : ''}`;
}

type Feeds = Partial<Record<LeagueSport, LeagueFeed>>;

/** The real world behind the same ports as every other source; what no one can tell is null or empty. */
export function createLiveSource(terms: LiveTerms, around: Surroundings, store: SourceStore): LiveSource {
  const { addresses } = terms;
  applySpellings(terms.spellings ?? NO_SPELLINGS);
  const mlb = mlbStatsApi(around, addresses.mlb);
  const cfl = cflScoreboard(around, { scoreboard: addresses.cflScoreboard, history: addresses.cflHistory });
  const espn = espnScoreboard(around, addresses.espnScoreboard);
  const injuries = espnInjuries(around, addresses.espnScoreboard);
  const nhl = nhlApi(around, addresses.nhl);
  const nba = addresses.nbaFinals === null ? null : nbaScoreboard(around, addresses.nbaFinals);
  const golf = espnGolf(around, { scoreboard: addresses.golfScoreboard, leaderboard: addresses.golfLeaderboard });
  const { newsMlb, newsEspn, newsTradeRumors, espnScoreboard: leagues } = addresses;
  const news = newsFeeds(around, { mlb: newsMlb, espn: newsEspn, tradeRumors: newsTradeRumors, leagues });
  const access = { forecastUrl: addresses.weatherForecast, archiveUrl: addresses.weatherArchive, apiKey: terms.openMeteoKey };
  const meteo = openMeteo(mlb.findPark, around, access);
  const finals = confirmFinals({ mlb, espn, nhl, nba });
  const feeds = feedsOf({ cfl, espn: { ...espn, feeds: { ...espn.feeds, nba: finals.nba } }, nhl: { ...nhl, feed: finals.nhl } });
  const world = { baseball: mlb.baseball, players: mlb.players, leagues: feeds, golf: golf.feed };
  const prices = pricesOf(terms, (odds) => theOddsApi(odds, world, around, store));
  const ownNotes = (): Record<string, string[]> => ({
    ...mlb.notes(),
    ...cfl.notes(),
    ...espn.notes(),
    ...nhl.notes(),
    ...injuries.notes(),
    ...golf.notes(),
  });
  const notesOn = (name: string): string[] => [
    ...((finals.notes() as Record<string, string[]>)[name] ?? []),
    ...(ownNotes()[name] ?? []),
    ...listUnknown(name),
  ];
  return {
    source: {
      source: { kind: 'live', label: terms.isRehearsal ? 'Live rehearsal' : 'Live', notice: noticeOf(terms) },
      keptClaims: null,
      baseball: withFreeze(finals.baseball, changedBy(mlb.listHealth)),
      players: mlb.players,
      odds: prices?.odds ?? noOdds,
      props: prices?.props ?? noProps,
      news: news.news,
      weather: meteo.weather,
      leagues: leaguesOf(feeds, prices, injuries),
      golf: { feed: withFreeze(golf.feed, changedBy(golf.listHealth)), odds: prices?.golfOdds ?? noGolfOdds },
    },
    readPastDay: mlb.readPastDay,
    learnCredits: async () => prices?.learnCredits(),
    listReports: () =>
      [
        ...mlb.listHealth(),
        ...(prices?.listHealth() ?? []),
        ...cfl.listHealth(),
        ...espn.listHealth(),
        ...injuries.listHealth(),
        ...nhl.listHealth(),
        ...(nba?.listHealth() ?? []),
        ...golf.listHealth(),
        ...meteo.listHealth(),
        ...news.listHealth(),
      ].map((health) => ({ health, report: reportOf(health, prices, notesOn(health.name)) })),
  };
}

interface LeagueProviders {
  cfl: ReturnType<typeof cflScoreboard>;
  espn: ReturnType<typeof espnScoreboard>;
  nhl: ReturnType<typeof nhlApi>;
}

function feedsOf({ cfl, espn, nhl }: LeagueProviders): Feeds {
  const byEspn = (Object.entries(espn.feeds) as [LeagueSport, LeagueFeed][]).map(
    ([sport, feed]) => [sport, withFreeze(feed, () => espn.listChanged(sport))] as const,
  );
  return {
    cfl: withFreeze(cfl.feed, changedBy(cfl.listHealth)),
    ...Object.fromEntries(byEspn),
    nhl: withFreeze(nhl.feed, changedBy(nhl.listHealth)),
  };
}

const changedBy = (listHealth: () => readonly ProviderHealth[]) => (): string[] => listHealth().flatMap(({ changed }) => changed);

const leaguesOf = (feeds: Feeds, prices: TheOddsApi | null, injuries: EspnInjuries): DataSource['leagues'] =>
  Object.fromEntries(
    (Object.entries(feeds) as [LeagueSport, LeagueFeed][]).map(([sport, feed]) => {
      const findInjuries = injuries.of[sport];
      return [sport, { feed: { ...feed, ...(findInjuries && { findInjuries }) }, odds: prices?.leagueOdds[sport] ?? noOdds }];
    }),
  );

const pricesOf = (terms: LiveTerms, open: (terms: Parameters<typeof theOddsApi>[0]) => TheOddsApi): TheOddsApi | null =>
  terms.oddsApiKey === null
    ? null
    : open({
        apiKey: terms.oddsApiKey,
        monthlyCredits: terms.oddsApiCredits,
        regions: terms.oddsApiRegions,
        baseUrl: terms.addresses.odds,
      });

function reportOf(health: ProviderHealth, prices: TheOddsApi | null, doubts: readonly string[]): ProviderReport {
  const { name, breaker, restsUntil, requests, failures, lastGoodAt, lastFault } = health;
  const own = name === 'the-odds-api' && prices ? prices : null;
  const { remaining, limit, resetsAt } = own?.credits() ?? {};
  return {
    name,
    breaker,
    restsUntil: breaker === 'closed' ? null : restsUntil,
    requests,
    failures,
    lastGoodAt,
    lastFault,
    quota: remaining !== undefined && limit !== undefined && resetsAt ? { used: Math.max(0, limit - remaining), limit, resetsAt } : null,
    notes: [...(own ? [...creditNotes(own.credits()), ...notesOf(own.tallies())] : []), ...doubts],
    changed: health.changed,
  };
}
