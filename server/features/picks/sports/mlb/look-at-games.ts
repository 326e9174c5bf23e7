import { easternDay } from '@clearedge/quant/calendar';
import { formatAmerican } from '@clearedge/quant/price';
import { meanRunsOfLine } from '@clearedge/quant/sports/baseball/game';
import type { Driver, Factor } from '@clearedge/quant/sports/baseball/ratings';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../../sports/registry.ts';
import { type Contest, isBettingClosed, listSlate } from '../../../contests/index.ts';
import { type GameProjection, listGameProjections, playsOn } from '../../../forecasts/index.ts';
import { listSidesOf } from '../../../odds/index.ts';
import { chancesOf } from '../../pick-chances.ts';
import { evWords } from '../../publish/claim-words.ts';
import type { Look, PickDraft, PickSource } from '../../publish/pick-source.ts';
import { confidenceOfPick, type Decision, decidePicks, type Published, readinessOf } from './choose-picks.ts';
import { noBetText } from './no-pick-words.ts';
import type { PickPlay } from './published-figures.ts';

interface Teams {
  awayName: string;
  homeName: string;
  seasonYear: number;
  scheduledInnings: number;
}

const NAMED: Record<Factor, string> = {
  home: 'home field',
  starters: 'the starters',
  bullpens: 'the bullpens',
  fielding: 'fielding',
  offence: 'the bats',
  lineUps: 'the lineups',
  park: 'the park',
};
const REASONS = 4;
const LEAST_RUNS = 0.05;
const LEAST_POINTS = 0.2;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (value: number, decimals: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;
type Known = Pick<GameProjection, 'drivers' | 'quality' | 'inputs' | 'pHomeModel' | 'weight' | 'totalModel'>;

/** The largest factors of our model, in points of winning for a side or in runs. */
function factorsOf(drivers: readonly Driver[], sizeOf: (driver: Driver) => number, least: number, decimals: number): string {
  return drivers
    .map((driver) => ({ factor: driver.factor, size: sizeOf(driver) }))
    .filter(({ size }) => Math.abs(size) >= least)
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, REASONS)
    .map(({ factor, size }) => `${NAMED[factor]} ${signed(size, decimals)}`)
    .join(', ');
}

const listed = (factors: string): string => (factors === '' ? '' : `: ${factors}`);

/** Where our number of a winner leaves the books', and what our model makes it of. Both are measured from an even game. */
function winnerReason(play: PickPlay, projection: Known, teams: Teams): { because: string | null; factors: string } {
  const isHome = play.side === 'home';
  const forSide = (pHome: number): number => (isHome ? pHome : 1 - pHome);
  const [model, books] = [forSide(projection.pHomeModel), forSide(projection.inputs.market!.pHome)];
  const team = isHome ? teams.homeName : teams.awayName;
  const named = factorsOf(projection.drivers.list, ({ pHomeDelta }) => (isHome ? 100 : -100) * pHomeDelta, LEAST_POINTS, 1);
  const fromEven = (share: number): string => signed(100 * (share - 0.5), 1);
  return {
    because:
      model <= books
        ? null
        : `our model alone gives ${team} ${percent(model)} to win, the books ${percent(books)}; it counts for ${percent(projection.weight)} of our number`,
    factors: `From an even game the books’ price puts ${team} at ${fromEven(books)} points, our model at ${fromEven(model)}${listed(named)}.`,
  };
}

/** Where our number of a total leaves the books', and what our model makes of it, in runs. */
function runsReason(
  play: PickPlay,
  projection: Known,
  { seasonYear, scheduledInnings }: Teams,
): { because: string | null; factors: string } {
  const { pHome, total } = projection.inputs.market!;
  const rules = { season: seasonYear, scheduledInnings: scheduledInnings === 7 ? 7 : 9 } as const;
  const books = total === null ? null : meanRunsOfLine({ pHome, ...total }, rules);
  const named = factorsOf(projection.drivers.list, ({ totalDelta }) => totalDelta, LEAST_RUNS, 2);
  const isOurs = books !== null && (play.side === 'over' ? projection.totalModel > books : projection.totalModel < books);
  return {
    because: isOurs
      ? `our model alone expects ${projection.totalModel.toFixed(2)} runs where the books’ prices come to ${books.toFixed(2)}`
      : null,
    factors: named === '' ? '' : `In runs, against an average game, our model counts ${named}.`,
  };
}

/** Why a price is thought worth taking: the books' chance, ours, why they differ, and what the price needs. */
function reasoningOf(play: PickPlay, projection: Known, teams: Teams): string {
  const { win, push, marketWin, breakEven } = chancesOf(play);
  const chance = push > 0 ? `${percent(win)} to win (${percent(push)} to push)` : percent(win);
  const worth = `${evWords(play)}, fair at ${formatAmerican(Math.round(play.fairOdds))}.`;
  if (play.basis === 'market')
    return `The market is our number: the books together, without their margin, make it ${chance}. ${formatAmerican(play.odds)} (${play.bookName}) is the best of ${play.bookCount} books and needs ${percent(breakEven)}; ${worth}`;
  const reason = play.market === 'total' ? runsReason(play, projection, teams) : winnerReason(play, projection, teams);
  const price = `${formatAmerican(play.odds)} (${play.bookName})`;
  const because = reason.because ?? `it is the price that pays: ${formatAmerican(play.odds)} is the best of ${play.bookCount} books`;
  return [
    `Books ${percent(marketWin!)}, we ${chance}, because ${because}.`,
    `Break-even at ${price} is ${percent(breakEven)}; ${worth}`,
    reason.factors,
    projection.quality.lineUpsKnown ? '' : 'Lineups were not out yet.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Today's MLB games that can still be bet on. */
export async function listOpenGames(ctx: Ctx, slateOn: string): Promise<Contest[]> {
  const now = ctx.now();
  return (await listSlate(ctx, slateOn, 'mlb')).filter((contest) => !isBettingClosed(contest, now));
}

interface GamesLook {
  projections: Map<string, GameProjection>;
  decide: (current: readonly Published[]) => Decision[];
}

/** What the model makes of every price of these games now. */
export async function lookAtGames(ctx: Ctx, games: readonly Contest[]): Promise<GamesLook> {
  const projections = await listGameProjections(
    ctx,
    games.map(({ id }) => id),
  );
  const plays = playsOn(games, projections, await listSidesOf(ctx, games), ctx.ports);
  const readiness = (contestId: string) => readinessOf(projections.get(contestId), plays);
  return { projections, decide: (current) => decidePicks(plays, current, readiness, keptClaimsOf(ctx.ports, 'mlb')) };
}

function draftOf(play: PickPlay, game: Contest, projection: GameProjection): PickDraft {
  const { rank: confidence, band } = confidenceOfPick(play, projection.quality.evidence);
  return {
    game,
    price: play,
    confidence,
    band,
    beatsClose: play.beatsClose,
    kellyShare: play.kellyShare,
    reasoning: reasoningOf(play, projection, game),
    modelVersion: projection.modelVersion,
    projectionId: projection.id,
  };
}

async function look(ctx: Ctx): Promise<Look> {
  const today = easternDay(ctx.now());
  const games = await listOpenGames(ctx, today);
  const { projections, decide } = await lookAtGames(ctx, games);
  return {
    days: [today],
    choose: (_slateOn, current) =>
      decide(current).flatMap(({ play, why }) =>
        why === null ? [draftOf(play, games.find(({ id }) => id === play.contestId)!, projections.get(play.contestId)!)] : [],
      ),
    decline: () => {
      const decisions = decide([]);
      if (decisions.length === 0) return null;
      return { reasoning: noBetText(decisions, games.length), modelVersion: [...projections.values()][0]?.modelVersion ?? '' };
    },
  };
}

export const baseballPicks: PickSource = { sport: 'mlb', look, tellsOf: '/daily-picks' };
