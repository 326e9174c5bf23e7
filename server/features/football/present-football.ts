import type { VerbResult } from '@clearedge/contract/route';
import type { footballRoutes } from '@clearedge/contract/routes/football/football';
import type { FootballOdds } from '@clearedge/contract/shapes/football/football-odds';
import { divisionOf } from '@clearedge/quant/sports/football/standings';
import type { z } from 'zod';
import type { LeagueLiveState, LeaguePlay } from '../../ports/index.ts';
import type { ForeseenGame, ShownPrices } from '../odds/index.ts';
import type { FinalGame, FootballGame } from './football-game.ts';
import { recordBefore } from './record-rules.ts';
import { weekLabel } from './week-rules.ts';

type Result<K extends keyof typeof footballRoutes> = VerbResult<(typeof footballRoutes)[K]>;

export type Game = Result<'GET /api/cfl/games'>[number];
export type GameDetail = Result<'GET /api/cfl/games/:gameId'>;
export type Schedule = Result<'GET /api/cfl/schedule'>;
export type Standings = Result<'GET /api/cfl/standings'>;
export type TableRow = Standings['divisions'][number]['rows'][number];
export type Teams = Result<'GET /api/cfl/teams'>;
export type Team = Teams['teams'][number];
export type TeamPage = Result<'GET /api/cfl/teams/:code'>;
export type Meeting = GameDetail['meetings'][number];
export type OddsShape = 'a' | 'b';

const QUARTERS = 4;
const IN_PLAY: readonly FootballGame['contest']['status'][] = ['live', 'delayed', 'suspended'];

/** Null in overtime. */
const quarterOf = (period: number): number | null => (period > QUARTERS ? null : period);

/** Null unless the game is in play, or broken off in the middle. */
function presentLive({ contest, live }: FootballGame, foreseen: ForeseenGame | undefined): Game['live'] {
  if (!live || !IN_PLAY.includes(contest.status)) return null;
  const { period, clock, isBreak, possession, down, distance, ballOn, lastPlay, asOf } = live;
  const outlook = foreseen?.forecast.at(live);
  return {
    quarter: quarterOf(period),
    isOvertime: period > QUARTERS,
    clock,
    isBreak,
    possession,
    down,
    distance,
    ballOn,
    lastPlay,
    homeWin: outlook?.homeWin ?? null,
    meanTotal: outlook?.meanTotal ?? null,
    asOf: asOf.toISOString(),
  };
}

export const presentPlays = (live: LeagueLiveState | null): GameDetail['plays'] => (live?.plays ?? []).map(presentPlay);

const presentPlay = ({ at, period, clock, possession, text, isScoring, score }: LeaguePlay): GameDetail['plays'][number] => ({
  at: at.toISOString(),
  quarter: quarterOf(period),
  clock,
  possession,
  text,
  isScoring,
  score,
});

type Odds = z.input<typeof FootballOdds>;
type Listed = Extract<Odds, readonly unknown[]>;
type Fields = Exclude<Odds, readonly unknown[]>;
type Market = ShownPrices['odds'][number];

const marketOf = <M extends Market['market']>(markets: readonly Market[], kind: M): Extract<Market, { market: M }> | null =>
  (markets.find(({ market }) => market === kind) as Extract<Market, { market: M }> | undefined) ?? null;

/** Shape B: a list with one entry per market that anybody priced. */
const listedOdds = (markets: readonly Market[]): Listed => markets.map(listedMarket);

function listedMarket(odds: Market): Listed[number] {
  if (odds.market === 'moneyline') return { market: 'h2h', awayOdds: odds.awayOdds, homeOdds: odds.homeOdds };
  if (odds.market === 'totals') {
    const { market, total, overOdds, underOdds } = odds;
    return { market, total, overOdds, underOdds };
  }
  const { market, awaySpread, homeSpread, awaySpreadOdds, homeSpreadOdds } = odds;
  return { market, awaySpread, homeSpread, awaySpreadOdds, homeSpreadOdds };
}

/** Shape A: an object with one field per market, null where no one priced it. */
function fieldOdds(markets: readonly Market[]): Fields {
  const [moneyline, spread, total] = [marketOf(markets, 'moneyline'), marketOf(markets, 'spreads'), marketOf(markets, 'totals')];
  return {
    moneyline: moneyline && { away: moneyline.awayOdds, home: moneyline.homeOdds },
    spread: spread && {
      away: spread.awaySpread,
      home: spread.homeSpread,
      awayOdds: spread.awaySpreadOdds,
      homeOdds: spread.homeSpreadOdds,
    },
    total: total && { line: total.total, overOdds: total.overOdds, underOdds: total.underOdds },
  };
}

/** What is known of games now, by contest. */
export interface GamesNow {
  prices: ReadonlyMap<string, ShownPrices>;
  foreseen: ReadonlyMap<string, ForeseenGame>;
}

/** A game as a card shows it; both documented shapes in one body, but for `odds`, which is a list or an object. */
export function presentGame(game: FootballGame, season: readonly FootballGame[], now: GamesNow, shape: OddsShape): Game {
  const { contest, periods, week, stage, isNeutral } = game;
  const { id, gameId, slateOn, venue, city, roof, statusNote, awayScore, homeScore, awayCode, homeCode } = contest;
  const markets = now.prices.get(id)?.odds ?? [];
  return {
    id,
    gameId,
    sport: 'cfl',
    season: contest.seasonYear,
    week,
    weekLabel: weekLabel(game),
    stage,
    slateOn,
    gameTime: contest.startsAt.toISOString(),
    isTimeTentative: contest.isStartTentative,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: awayCode,
    homeTeamCode: homeCode,
    awayDivision: divisionOf(awayCode),
    homeDivision: divisionOf(homeCode),
    awayRecord: recordBefore(season, awayCode, contest.startsAt),
    homeRecord: recordBefore(season, homeCode, contest.startsAt),
    venue,
    city,
    roof,
    isNeutral,
    statusNote,
    awayScore,
    homeScore,
    quarters: periods,
    status: contest.status === 'final' ? 'completed' : contest.status,
    isCompleted: contest.status === 'final',
    hasOvertime: (periods?.away.length ?? 0) > QUARTERS,
    live: presentLive(game, now.foreseen.get(id)),
    endedAt: contest.endedAt?.toISOString() ?? null,
    odds: shape === 'a' ? fieldOdds(markets) : listedOdds(markets),
    markets,
  };
}

export const presentMeeting = (game: FinalGame): Meeting => ({
  gameId: game.contest.gameId,
  season: game.contest.seasonYear,
  weekLabel: weekLabel(game),
  slateOn: game.contest.slateOn,
  awayTeamCode: game.contest.awayCode,
  homeTeamCode: game.contest.homeCode,
  awayScore: game.contest.awayScore,
  homeScore: game.contest.homeScore,
});
