import type { VerbResult } from '@clearedge/contract/route';
import type { leagueRoutes } from '@clearedge/contract/routes/leagues/leagues';
import type { LeagueOdds } from '@clearedge/contract/shapes/league/league-odds';
import type { z } from 'zod';
import type { LeagueLiveState } from '../../ports/index.ts';
import { leagueModuleOf } from '../../sports/registry.ts';
import type { ForeseenGame, ShownPrices } from '../odds/index.ts';
import { divisionOf, type FinalGame, type LeagueGame, overtimesOf } from './league-game.ts';
import { recordBefore } from './record-rules.ts';
import { weekLabel } from './week-rules.ts';

type Result<K extends keyof typeof leagueRoutes> = VerbResult<(typeof leagueRoutes)[K]>;

export type Game = Result<'GET /api/:league/games'>[number];
export type GameDetail = Result<'GET /api/:league/games/:gameId'>;
export type Schedule = Result<'GET /api/:league/schedule'>;
export type Standings = Result<'GET /api/:league/standings'>;
export type TableRow = Standings['divisions'][number]['rows'][number];
export type Teams = Result<'GET /api/:league/teams'>;
export type Team = Teams['teams'][number];
export type TeamPage = Result<'GET /api/:league/teams/:code'>;
export type Meeting = GameDetail['meetings'][number];
export type OddsShape = 'a' | 'b';

const IN_PLAY: readonly LeagueGame['contest']['status'][] = ['live', 'delayed', 'suspended'];

/** Null unless the game is in play, or broken off in the middle. */
function presentLive({ sport, contest, live }: LeagueGame, foreseen: ForeseenGame | undefined): Game['live'] {
  if (!live || !IN_PLAY.includes(contest.status)) return null;
  const { gameId: _gameId, plays: _plays, score: _score, periods: _periods, asOf, ...own } = live;
  const outlook = foreseen?.forecast.at(live);
  return {
    ...own,
    isOvertime: live.period > leagueModuleOf(sport).periods,
    homeWin: outlook?.homeWin ?? null,
    meanTotal: outlook?.meanTotal ?? null,
    asOf: asOf.toISOString(),
  };
}

export const presentPlays = (live: LeagueLiveState | null): GameDetail['plays'] =>
  (live?.plays ?? []).map((play) => ({ ...play, at: play.at.toISOString() }));

type Odds = z.input<typeof LeagueOdds>;
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
export function presentGame(game: LeagueGame, season: readonly LeagueGame[], now: GamesNow, shape: OddsShape): Game {
  const { sport, contest, periods, week, stage, isNeutral } = game;
  const { id, gameId, slateOn, venue, city, roof, statusNote, awayScore, homeScore, awayCode, homeCode } = contest;
  const markets = now.prices.get(id)?.odds ?? [];
  return {
    id,
    gameId,
    sport,
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
    awayDivision: divisionOf(sport, awayCode)?.key ?? null,
    homeDivision: divisionOf(sport, homeCode)?.key ?? null,
    awayRecord: recordBefore(sport, season, awayCode, contest.startsAt),
    homeRecord: recordBefore(sport, season, homeCode, contest.startsAt),
    venue,
    city,
    roof: roof === 'dome' && leagueModuleOf(sport).isPlayedInArenas ? 'arena' : roof,
    isNeutral,
    statusNote,
    awayScore,
    homeScore,
    periods,
    status: contest.status === 'final' ? 'completed' : contest.status,
    isCompleted: contest.status === 'final',
    hasOvertime: overtimesOf(game) > 0,
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
