import { selectionOf } from '@clearedge/contract/markets/board-markets';
import type { LeagueSport } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { leagueMarketOf, leaguePlaysOn } from '../../../server/features/forecasts/index.ts';
import { priceMovedLine } from '../../../server/features/odds/index.ts';
import { type FeedLeagueGame, type LeagueSource, UNDECIDED_CODE } from '../../../server/ports/index.ts';
import { leagueModuleOf, type PlayedGame, type RatedLeague } from '../../../server/sports/registry.ts';
import { type Claim, everyClaim } from './claims.ts';
import { type Boards, boardsOf, type PricedGame, playedLeague, resultOf } from './priced-games.ts';

const BASES = ['model', 'market'] as const;

const fixtureOf = ({ seasonYear: season, startsAt, away, home, isNeutral, stage }: FeedLeagueGame) => ({
  season,
  startsAt,
  away: away.code,
  home: home.code,
  isNeutral,
  isPlayoff: stage !== 'regular',
});

/** Every price of a game that its day's board would call value, on the model and on the consensus, judged by the close. */
function claimsOf(
  sport: LeagueSport,
  game: PricedGame,
  event: FeedLeagueGame,
  { day, close }: Boards,
  rated: RatedLeague,
  season: number,
): Claim[] {
  const { sd, weight, score } = rated.project(fixtureOf(event), leagueMarketOf(day));
  const belief = { sport, score, marginSd: sd.margin, totalSd: sd.total, marginWeight: weight.margin, totalWeight: weight.total };
  return BASES.flatMap((basis) =>
    leaguePlaysOn(new Map([[event.gameId, belief]]), day, everyClaim(basis)).flatMap((play): Claim[] => {
      const { market, side, line, odds, claimedEv: claimed, pushProbability } = play;
      const own = close.find((one) => one.market === market && one.side === side && one.line === line);
      const fair = own
        ? own.noVigProbability !== null && { probability: own.noVigProbability, push: pushProbability }
        : priceMovedLine(close, selectionOf(market, side, line)!, { sport, seasonYear: event.seasonYear, scheduledInnings: 0 });
      if (!play.isValue || !fair) return [];
      const decimal = americanToDecimal(odds);
      const result = resultOf(game, market, side, line);
      const atClose = expectedValue(fair.probability * (1 - fair.push), decimal, fair.push);
      const profit = result === null ? 0 : result === 1 ? decimal - 1 : -1;
      return [{ season, on: event.slateOn, market, basis, claimed, atClose, profit }];
    }),
  );
}

/** Value plays of the season of a league that holds the day; the season before it teaches the model. */
export async function leagueClaims(sport: LeagueSport, source: LeagueSource, within: string, season: number): Promise<Claim[]> {
  const { from, to, year } = await source.feed.getSeasonSpan(within);
  const before = await source.feed.getSeasonSpan(`${year - 1}${within.slice(4)}`);
  const events = await source.feed.listGames(before.from, to, new Date(`${shiftDay(to, 2)}T12:00:00Z`));
  const known = events.filter(({ stage, away, home }) => stage !== 'preseason' && ![away.code, home.code].includes(UNDECIDED_CODE));
  const played = known.flatMap((event): PlayedGame[] =>
    event.score === null
      ? []
      : [
          {
            ...fixtureOf(event),
            awayScore: event.score.away,
            homeScore: event.score.home,
            overtimes: /overtime|shootout/i.test(event.statusNote ?? '') ? 1 : 0,
          },
        ],
  );
  const claims: Claim[] = [];
  for (const day of [...new Set(known.map(({ slateOn }) => slateOn))].filter((one) => one >= from)) {
    const past = played.filter(({ startsAt }) => startsAt < new Date(`${day}T04:00:00Z`));
    if (past.length === 0) continue;
    const rated = leagueModuleOf(sport).model.rate(past, year);
    for (const game of await playedLeague(sport, source, day)) {
      const event = known.find(({ gameId }) => gameId === game.event.gameId);
      const boards = boardsOf(game);
      if (event && boards.day.length > 0) claims.push(...claimsOf(sport, game, event, boards, rated, season));
    }
  }
  return claims;
}
