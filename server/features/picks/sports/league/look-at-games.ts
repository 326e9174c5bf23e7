import type { PickLeague } from '@clearedge/contract/routes/leagues/league-picks';
import { SPORTS } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { formatAmerican } from '@clearedge/quant/price';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../../sports/registry.ts';
import {
  type ComingGame,
  driverNames,
  type LeagueForecast,
  type LeaguePlay,
  leaguePlaysOn,
  listComingGames,
  listLeagueInputs,
  listNewestLeagueForecasts,
} from '../../../forecasts/index.ts';
import { listSidesOf } from '../../../odds/index.ts';
import { findRatedGames } from '../../../ratings/index.ts';
import { chancesOf } from '../../pick-chances.ts';
import { evWords } from '../../publish/claim-words.ts';
import type { Look, PickDraft, PickSource } from '../../publish/pick-source.ts';
import { selectionWords } from '../../publish/selection-words.ts';
import { chooseLeaguePicks, type PricedPlay } from './choose-picks.ts';

type Teams = Parameters<typeof driverNames>[0];

const LEAST_POINTS = 0.15;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (value: number, decimals: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;

/** What each factor adds towards the side that is backed, in points. */
function driversOf({ market, side }: LeaguePlay, { sport, drivers }: LeagueForecast, teams: Teams): string {
  const isTotal = market === 'total';
  const sign = side === 'home' || side === 'over' ? 1 : -1;
  const names = driverNames(teams);
  const unit = SPORTS[sport].scoreUnit.many;
  const sizes = drivers.list
    .map(({ factor, margin, total }) => ({ factor, size: sign * (isTotal ? total : margin) }))
    .filter(({ factor, size }) => names[factor] !== null && Math.abs(size) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size));
  if (sizes.length === 0) return ' The model sees no difference worth a line.';
  return ` In ${unit} for it: ${sizes.map(({ factor, size }) => `${names[factor]} ${signed(size, 1)}`).join(', ')}.`;
}

/** What our own model has it at, before the market was heard. */
function ownWords({ market, side }: LeaguePlay, { sport, marginModel, totalModel }: LeagueForecast, { awayName, homeName }: Teams): string {
  if (market === 'total') return ` Our model alone expects ${totalModel.toFixed(1)} ${SPORTS[sport].scoreUnit.many}.`;
  const own = side === 'home' ? marginModel : -marginModel;
  const team = side === 'home' ? homeName : awayName;
  return ` Our model alone has ${team} ${own < 0 ? 'losing' : 'winning'} by ${Math.abs(own).toFixed(1)} on average.`;
}

/** Why a price is thought worth taking, with signed drivers and what is not known. */
function reasoningOf(play: LeaguePlay & { marketProbability: number }, forecast: LeagueForecast, teams: Teams): string {
  const { win, push, marketWin, breakEven } = chancesOf(play);
  const chance = push > 0 ? `${percent(win)} to win (${percent(push)} to push)` : percent(win);
  const price = `${selectionWords(play, teams)} at ${formatAmerican(play.odds)} (${play.bookName})`;
  const needs = `break-even ${percent(breakEven)}. ${evWords(play)}; fair at ${formatAmerican(Math.round(play.fairOdds))}.`;
  if (play.basis === 'market')
    return `The market is our number: the books together, without their margin, make it ${chance}. ${price}, the best of ${play.bookCount} books; ${needs}`;
  const weight = play.market === 'total' ? forecast.totalWeight : forecast.marginWeight;
  const fewest = Math.min(forecast.awayGames, forecast.homeGames);
  return [
    `${price}: we say ${chance}, the market ${percent(marketWin!)}; ${needs}`,
    ownWords(play, forecast, teams),
    driversOf(play, forecast, teams),
    ` The model counts for ${Math.round(100 * weight)}% of it, the books for the rest.`,
    fewest < 4 ? ` Early in the season: only ${plural(fewest, 'game')} of one club are known.` : '',
  ].join('');
}

/** Prices are deepest, and stand longest unchanged, in the last day and a half. */
const AHEAD_HOURS = 36;

/** Forecasts that were made from the market as it stands: every price on a line that has just moved would look generous to an older one. */
async function listReady(ctx: Ctx, sport: PickLeague, games: readonly ComingGame[]): Promise<Map<string, LeagueForecast>> {
  const newest = await listNewestLeagueForecasts(
    ctx.db,
    sport,
    games.map(({ id }) => id),
  );
  const inputs = await listLeagueInputs(ctx, sport, games, await findRatedGames(ctx, sport));
  return new Map(
    inputs.flatMap(({ game, inputsHash }) => {
      const forecast = newest.get(game.id);
      return forecast?.inputsHash === inputsHash && forecast.inputs.market ? [[game.id, forecast] as const] : [];
    }),
  );
}

const draftOf = (price: PricedPlay, game: ComingGame, forecast: LeagueForecast): PickDraft => ({
  game,
  price,
  confidence: price.confidence,
  reasoning: reasoningOf(price, forecast, game),
  modelVersion: forecast.modelVersion,
  projectionId: forecast.id,
});

async function look(ctx: Ctx, sport: PickLeague): Promise<Look> {
  const games = await listComingGames(ctx.db, sport, ctx.now(), AHEAD_HOURS);
  const ready = games.length === 0 ? new Map<string, LeagueForecast>() : await listReady(ctx, sport, games);
  const plays = leaguePlaysOn(ready, games.length === 0 ? [] : await listSidesOf(ctx, games), keptClaimsOf(ctx.ports, sport));
  return {
    days: [...new Set(games.map(({ slateOn }) => slateOn))],
    choose: (slateOn, standing) => {
      const own = new Map(games.filter((game) => game.slateOn === slateOn).map((game) => [game.id, game]));
      const chosen = chooseLeaguePicks(
        plays.filter(({ contestId }) => own.has(contestId)),
        standing,
      );
      return chosen.map((play) => draftOf(play, own.get(play.contestId)!, ready.get(play.contestId)!));
    },
  };
}

/** What a league's coming games offer for publication. */
export const leaguePicks = (sport: PickLeague): PickSource => ({ sport, look: (ctx) => look(ctx, sport), tellsOf: `/${sport}/picks` });
