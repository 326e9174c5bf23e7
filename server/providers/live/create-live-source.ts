import type { DataSource, FinishedGame, ProviderReport, SourceShelf } from '../../ports/index.ts';
import { cflScoreboard } from '../cfl-scoreboard/index.ts';
import { espnGolf } from '../espn-golf/index.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { mlbStatsApi } from '../mlb-stats-api/index.ts';
import { newsFeeds } from '../news-feeds/index.ts';
import { OPEN_METEO_CREDIT, openMeteo } from '../open-meteo/index.ts';
import { type TheOddsApi, theOddsApi } from '../the-odds-api/index.ts';
import type { LiveAddresses } from './addresses.ts';
import { noGolfOdds, noOdds, noProps } from './no-prices.ts';
import { creditNotes, notesOf } from './notes-of.ts';

export interface LiveTerms {
  addresses: LiveAddresses;
  oddsApiKey: string | null;
  oddsApiCredits: number;
  oddsApiRegions: string;
  openMeteoKey: string | null;
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

const NOTICE = `Games and statistics © MLB Advanced Media, L.P. ${OPEN_METEO_CREDIT}.`;
const NO_KEY = 'Prices are not connected here: they need ODDS_API_KEY.';

function noticeOf({ oddsApiKey, isRehearsal }: LiveTerms): string {
  const rehearsal = isRehearsal ? 'Rehearsal with recorded answers: nothing here is happening now. ' : '';
  return `${rehearsal}${NOTICE}${oddsApiKey === null ? ` ${NO_KEY}` : ''}`;
}

/** The real world behind the same ports as every other source; what nobody can tell is null or empty. */
export function createLiveSource(terms: LiveTerms, around: Surroundings, shelf: SourceShelf): LiveSource {
  const { addresses } = terms;
  const mlb = mlbStatsApi(around, addresses.mlb);
  const cfl = cflScoreboard(around, { scoreboard: addresses.cflScoreboard, history: addresses.cflHistory });
  const golf = espnGolf(around, { scoreboard: addresses.golfScoreboard, leaderboard: addresses.golfLeaderboard });
  const news = newsFeeds(around, { mlb: addresses.newsMlb, espn: addresses.newsEspn, tradeRumors: addresses.newsTradeRumors });
  const access = { forecastUrl: addresses.weatherForecast, archiveUrl: addresses.weatherArchive, apiKey: terms.openMeteoKey };
  const meteo = openMeteo(mlb.findPark, around, access);
  const world = { baseball: mlb.baseball, players: mlb.players, football: cfl.feed, golf: golf.feed };
  const prices = pricesOf(terms, (odds) => theOddsApi(odds, world, around, shelf));
  const notes = (): Record<string, string[]> => ({ ...mlb.notes(), ...cfl.notes(), ...golf.notes() });
  return {
    source: {
      source: { kind: 'live', label: terms.isRehearsal ? 'Live rehearsal' : 'Live', notice: noticeOf(terms) },
      baseball: mlb.baseball,
      players: mlb.players,
      odds: prices?.odds ?? noOdds,
      props: prices?.props ?? noProps,
      news: news.news,
      weather: meteo.weather,
      football: { feed: cfl.feed, odds: prices?.footballOdds ?? noOdds },
      golf: { feed: golf.feed, odds: prices?.golfOdds ?? noGolfOdds },
    },
    readPastDay: mlb.readPastDay,
    learnCredits: async () => prices?.learnCredits(),
    listReports: () =>
      [
        ...mlb.listHealth(),
        ...(prices?.listHealth() ?? []),
        ...cfl.listHealth(),
        ...golf.listHealth(),
        ...meteo.listHealth(),
        ...news.listHealth(),
      ].map((health) => ({ health, report: reportOf(health, prices, notes()[health.name] ?? []) })),
  };
}

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
    notes: own ? [...creditNotes(own.credits()), ...notesOf(own.tallies())] : [...doubts],
  };
}
