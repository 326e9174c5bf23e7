import { DEFAULT_SPORT, type GameSport, type LeagueSport } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFeed } from '../../ports/baseball-feed.ts';
import type { GolfFeed, GolfOddsBoard } from '../../ports/golf-feed.ts';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { OddsBoard } from '../../ports/odds-board.ts';
import type { PlayerStats } from '../../ports/player-stats.ts';
import type { PropMarket } from '../../ports/prop-market.ts';
import type { SourceStore } from '../../ports/source-store.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { addedClub, unknownClub } from '../leagues/spellings.ts';
import { ODDS_API_URL, type OddsApiAccess, OddsApiClient } from './client.ts';
import { SharedBudget } from './credits/shared-budget.ts';
import { OddsApiGolf, type PricedTournament } from './golf/golf-board.ts';
import { mapScore, type OfferedScore } from './map-scores.ts';
import type { PricedGame, PricedSport } from './match-games.ts';
import { type BoardTally, SportBoard } from './odds-board.ts';
import { OddsApiProps } from './prop-market.ts';
import { ODDS_API_SPORTS, type OddsApiSport } from './sports.ts';
import { cflCodeOf, mlbCodeOf, nbaCodeOf, nflCodeOf, nhlCodeOf } from './team-names.ts';

export interface OddsApiTerms extends Partial<Omit<OddsApiAccess, 'apiKey'>> {
  apiKey: string;
  monthlyCredits: number;
}

type Tournaments = Pick<GolfFeed, 'listTournaments' | 'findLeaderboard'>;

/** Whose games, players and tournaments are priced. */
export interface PricedWorld {
  baseball: Pick<BaseballFeed, 'listContests'>;
  players: Pick<PlayerStats, 'listRoster'>;
  leagues: Partial<Record<LeagueSport, Pick<LeagueFeed, 'listGames'>>>;
  golf: Tournaments;
}

export interface TheOddsApi {
  odds: OddsBoard;
  props: PropMarket;
  leagueOdds: Partial<Record<LeagueSport, OddsBoard>>;
  golfOdds: GolfOddsBoard;
  /** Live and finished MLB games of the last day, to check results by; costs two credits. */
  listScores: () => Promise<OfferedScore[]>;
  /** Asks for nothing but what is left of the month; free. */
  learnCredits: () => Promise<void>;
  listHealth: () => ProviderHealth[];
  credits: () => { remaining: number; limit: number; resetsAt: Date };
  tallies: () => { boards: BoardTally[]; players: string[] };
}

const DAYS_AHEAD = 7;
const FEATURED = ['h2h', 'spreads', 'totals'] as const;
const ON = new Set(['scheduled', 'delayed', 'live', 'final', 'suspended']);
const STAGE: Readonly<Record<string, PricedGame['stage']>> = { live: 'begun', suspended: 'begun', final: 'over' };

interface Listed {
  gameId: string;
  away: { code: string };
  home: { code: string };
  startsAt: Date;
  isStartTentative: boolean;
  status: string;
}

const pricedGame = ({ gameId, away, home, startsAt, isStartTentative, status }: Listed): PricedGame => ({
  gameId,
  awayCode: away.code,
  homeCode: home.code,
  startsAt,
  isStartTentative,
  isOn: ON.has(status),
  stage: STAGE[status] ?? 'coming',
  isDelayed: status === 'delayed',
});

export const CODE_OF = { mlb: mlbCodeOf, nfl: nflCodeOf, nba: nbaCodeOf, nhl: nhlCodeOf, cfl: cflCodeOf } satisfies Record<
  GameSport,
  PricedSport['codeOf']
>;

const pricedSport = (use: GameSport, list: (slateOn: string, asOf: Date) => Promise<Listed[]>): PricedSport => ({
  key: ODDS_API_SPORTS[use].key,
  use,
  markets: FEATURED,
  codeOf: (name) => CODE_OF[use](name) ?? addedClub(use, name) ?? unknownClub('the-odds-api', use, name, 'prices'),
  listGames: async (slateOn, asOf) => (await list(slateOn, asOf)).map(pricedGame),
});

/** Without the parts of the season that are not sold under the league's key: they would be asked about in vain. */
const pricedGamesOf =
  (sport: LeagueSport, feed: Pick<LeagueFeed, 'listGames'>) =>
  async (slateOn: string, asOf: Date): Promise<Listed[]> => {
    const { unpriced = [] }: OddsApiSport = ODDS_API_SPORTS[sport];
    return (await feed.listGames(slateOn, slateOn, asOf)).filter(({ stage }) => !unpriced.includes(stage));
  };

const findTournament =
  (golf: Tournaments) =>
  async (tournamentId: string, asOf: Date): Promise<PricedTournament | null> => {
    // Who plays is known from two days before: no sooner can a price be put to a player.
    const today = easternDay(asOf);
    const listed = await golf.listTournaments(today, shiftDay(today, DAYS_AHEAD), asOf);
    const found = listed.find((each) => each.tournamentId === tournamentId);
    if (!found?.isMajor) return null;
    return { ...found, players: (await golf.findLeaderboard(tournamentId, asOf))?.entries ?? [] };
  };

/** Prices of MLB, the leagues and golf's majors, within the month's credits, which the shelf counts for all processes. */
export function theOddsApi(terms: OddsApiTerms, world: PricedWorld, around: Surroundings, store: SourceStore): TheOddsApi {
  const budget = new SharedBudget(terms.monthlyCredits, around.now, store);
  const access = { baseUrl: terms.baseUrl ?? ODDS_API_URL, apiKey: terms.apiKey, regions: terms.regions ?? 'us' };
  const client = new OddsApiClient(access, budget, around);
  const mlb = pricedSport(DEFAULT_SPORT, (slateOn, asOf) => world.baseball.listContests(slateOn, asOf));
  const board = (priced: PricedSport): SportBoard => new SportBoard(priced, client, budget, { store, now: around.now });
  const odds = board(mlb);
  const leagueBoards = Object.entries(world.leagues).map(
    ([use, feed]) => [use, board(pricedSport(use as LeagueSport, pricedGamesOf(use as LeagueSport, feed)))] as const,
  );
  const props = new OddsApiProps(mlb, client, { budget, store, around }, (code, asOf) => world.players.listRoster(code, asOf));
  const golfOdds = new OddsApiGolf(client, budget, store, findTournament(world.golf));
  return {
    odds,
    props,
    leagueOdds: Object.fromEntries(leagueBoards),
    golfOdds,
    listScores: async () => (await client.scores(mlb)).value.rows.map(mapScore),
    learnCredits: () => client.learnCredits(),
    listHealth: () => [client.health],
    credits: () => ({ remaining: budget.remaining, limit: budget.monthlyCredits, resetsAt: budget.resetsAt }),
    tallies: () => ({
      boards: [odds, ...leagueBoards.map(([, own]) => own)].map(({ tally }) => tally),
      players: [...props.unmatchedPlayers, ...golfOdds.unmatchedPlayers],
    }),
  };
}
