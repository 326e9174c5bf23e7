import { formatAmerican, impliedProbability } from '@clearedge/quant/price';
import type { FootballDriver, FootballFactor } from '@clearedge/quant/sports/football/ratings';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../../sports/registry.ts';
import {
  type ComingGame,
  type FootballForecast,
  type FootballPlay,
  findFootballRatings,
  footballPlaysOn,
  listComingGames,
  listFootballInputs,
  listNewestFootballForecasts,
} from '../../../forecasts/index.ts';
import { listSidesOf } from '../../../odds/index.ts';
import { evWords } from '../../publish/claim-words.ts';
import type { Look, PickDraft, PickSource } from '../../publish/pick-source.ts';
import { selectionWords } from '../../publish/selection-words.ts';
import { chooseFootballPicks, type PricedPlay } from './choose-picks.ts';

interface Teams {
  awayName: string;
  homeName: string;
}

const LEAST_POINTS = 0.15;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (value: number, decimals: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;

const namesOf = ({ awayName, homeName }: Teams): Record<FootballFactor, string> => ({
  home: 'home field',
  rest: 'rest',
  home_club: `how ${homeName} have played`,
  away_club: `how ${awayName} have played`,
  scoring: 'how these clubs’ games score',
});

/** What each factor adds towards the side that is backed, in points. */
function driversOf({ market, side }: FootballPlay, drivers: readonly FootballDriver[], teams: Teams): string {
  const isTotal = market === 'total';
  const sign = side === 'home' || side === 'over' ? 1 : -1;
  const names = namesOf(teams);
  const sizes = drivers
    .map(({ factor, margin, total }) => ({ factor, size: sign * (isTotal ? total : margin) }))
    .filter(({ size }) => Math.abs(size) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size));
  if (sizes.length === 0) return ' The model sees no difference worth a line.';
  return ` In points for it: ${sizes.map(({ factor, size }) => `${names[factor]} ${signed(size, 1)}`).join(', ')}.`;
}

/** What our own model has it at, before the market was heard. */
function ownWords({ market, side }: FootballPlay, { marginModel, totalModel }: FootballForecast, { awayName, homeName }: Teams): string {
  if (market === 'total') return ` Our model alone expects ${totalModel.toFixed(1)} points.`;
  const own = side === 'home' ? marginModel : -marginModel;
  const team = side === 'home' ? homeName : awayName;
  return ` Our model alone has ${team} ${own < 0 ? 'losing' : 'winning'} by ${Math.abs(own).toFixed(1)} on average.`;
}

/** Why a price is thought worth taking, with signed drivers and what is not known. */
function reasoningOf(play: FootballPlay & { marketProbability: number }, forecast: FootballForecast, teams: Teams): string {
  const price = `${selectionWords(play, teams)} at ${formatAmerican(play.odds)} (${play.bookName})`;
  const needs = `break-even ${percent(impliedProbability(play.odds))}. ${evWords(play)}; fair at ${formatAmerican(Math.round(play.fairOdds))}.`;
  if (play.basis === 'market')
    return `The market is our number: the books together, without their margin, make it ${percent(play.probability)}. ${price}, the best of ${play.bookCount} books; ${needs}`;
  const weight = play.market === 'total' ? forecast.totalWeight : forecast.marginWeight;
  const fewest = Math.min(forecast.awayGames, forecast.homeGames);
  return [
    `${price}: we say ${percent(play.probability)}, the market ${percent(play.marketProbability)}; ${needs}`,
    ownWords(play, forecast, teams),
    driversOf(play, forecast.drivers.list, teams),
    ` The model counts for ${Math.round(100 * weight)}% of it, the books for the rest.`,
    fewest < 4 ? ` Early in the season: only ${fewest} ${fewest === 1 ? 'game' : 'games'} of one club are known.` : '',
  ].join('');
}

/** Prices are deepest, and stand longest unchanged, in the last day and a half. */
const AHEAD_HOURS = 36;

/** Forecasts that were made from the market as it stands: every price on a line that has just moved would look generous to an older one. */
async function listReady(ctx: Ctx, games: readonly ComingGame[]): Promise<Map<string, FootballForecast>> {
  const { ratings, ratedTo } = await findFootballRatings(ctx);
  const newest = await listNewestFootballForecasts(
    ctx.db,
    games.map(({ id }) => id),
  );
  const inputs = await listFootballInputs(ctx, games, ratings.games, ratedTo);
  return new Map(
    inputs.flatMap(({ game, inputsHash }) => {
      const forecast = newest.get(game.id);
      return forecast?.inputsHash === inputsHash && forecast.inputs.market ? [[game.id, forecast] as const] : [];
    }),
  );
}

const draftOf = (price: PricedPlay, game: ComingGame, forecast: FootballForecast): PickDraft => ({
  game,
  price,
  confidence: price.confidence,
  reasoning: reasoningOf(price, forecast, game),
  modelVersion: forecast.modelVersion,
  projectionId: forecast.id,
});

async function look(ctx: Ctx): Promise<Look> {
  const games = await listComingGames(ctx.db, ctx.now(), AHEAD_HOURS);
  const ready = games.length === 0 ? new Map<string, FootballForecast>() : await listReady(ctx, games);
  const plays = footballPlaysOn(ready, games.length === 0 ? [] : await listSidesOf(ctx, games), keptClaimsOf(ctx.ports, 'cfl'));
  return {
    days: [...new Set(games.map(({ slateOn }) => slateOn))],
    choose: (slateOn, standing) => {
      const own = new Map(games.filter((game) => game.slateOn === slateOn).map((game) => [game.id, game]));
      const chosen = chooseFootballPicks(
        plays.filter(({ contestId }) => own.has(contestId)),
        standing,
      );
      return chosen.map((play) => draftOf(play, own.get(play.contestId)!, ready.get(play.contestId)!));
    },
  };
}

export const footballPicks: PickSource = { sport: 'cfl', look, tellsOf: null };
