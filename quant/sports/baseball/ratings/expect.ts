import type { Ratings } from './ratings.ts';
import { knownPlace, type SidePlaces, SPANS, type Span, type StateKind, type States, weightsOf } from './states.ts';
import type { Driver, Factor, Fixture, FixtureSide, Forecast, ForecastQuality } from './types.ts';

/** Pitchers who bat low in the order bat alike and share one state; one who bats higher is a hitter. */
const PITCHER_AT_BAT = 'pitcher';
const LOW_IN_THE_ORDER = 7;
/** Share of the usual nine that the latest one makes up: four games on, half of it is new. */
const LATEST_SHARE = 0.2;
const TOO_RARE = 0.02;

/** The announced nine as the ratings know them, or the men usually in it while there is no lineup. */
export function battersOf({ nines }: Ratings, { teamId, lineUp, starterId }: FixtureSide): [string, number][] {
  if (lineUp === null) return [...(nines.get(teamId) ?? [])];
  return lineUp.map((id, place) => [id === starterId && place >= LOW_IN_THE_ORDER ? PITCHER_AT_BAT : id, 1]);
}

/** Takes a nine into account for the days on which none is announced. */
export function rememberNine({ nines }: Ratings, teamId: string, batters: readonly [string, number][]): void {
  const known = nines.get(teamId);
  const share = known === undefined ? 1 : LATEST_SHARE;
  const usual = new Map<string, number>();
  for (const [id, weight] of known ?? []) usual.set(id, weight * (1 - share));
  for (const [id, weight] of batters) usual.set(id, (usual.get(id) ?? 0) + weight * share);
  const stored = [...usual].filter(([, weight]) => weight >= TOO_RARE);
  const total = stored.reduce((sum, [, weight]) => sum + weight, 0);
  nines.set(teamId, new Map(stored.map(([id, weight]) => [id, (9 * weight) / total])));
}

const levelPlaces = (states: States): Record<Span, number> =>
  Object.fromEntries(SPANS.map((span) => [span, knownPlace(states, 'league', span)])) as Record<Span, number>;

const EARLY_OUTS = 15;

/** The share of innings 1-5 that a starter of this many expected outs will pitch. */
export const reachOf = (outs: number): number => Math.min(1, Math.max(0, outs) / EARLY_OUTS);

/** The places that bear on one side's runs in a game to come; newcomers stand for whoever is unknown. */
export function fixturePlaces(ratings: Ratings, fixture: Pick<Fixture, 'away' | 'home' | 'parkId'>, isHome: boolean): SidePlaces {
  const { states } = ratings;
  const [side, opponent] = isHome ? [fixture.home, fixture.away] : [fixture.away, fixture.home];
  const place = (kind: StateKind, id: string | null): number => knownPlace(states, kind, id);
  return {
    isHome,
    levels: levelPlaces(states),
    home: place('home', ''),
    offence: place('offence', side.teamId),
    batters: battersOf(ratings, side).map(([id, weight]) => ({ place: place('batter', id), weight })),
    starter: place('starter', opponent.starterId),
    bullpen: place('bullpen', opponent.teamId),
    fielding: place('fielding', opponent.teamId),
    park: place('park', fixture.parkId),
    starterReach: reachOf(states.means[place('depth', opponent.starterId)]!),
  };
}

const FACTORS: readonly Factor[] = ['home', 'starters', 'bullpens', 'fielding', 'offence', 'lineUps', 'park'];
type ByFactor = Record<Factor, number>;

/** One side's expected runs per nine innings, those of a neutral day, and what each factor adds; the parts add up to the difference. */
interface ExpectedRuns {
  runs: number;
  neutralRuns: number;
  parts: ByFactor;
}

/** (a - b) / ln(a / b): the mean with which parts of a log add up to a difference exactly. */
export function logarithmicMean(a: number, b: number): number {
  const ratio = a / b - 1;
  if (Math.abs(ratio) < 1e-7) return b * (1 + ratio / 2);
  return (a - b) / Math.log1p(ratio);
}

function logParts({ states, parameters }: Ratings, places: SidePlaces, span: 'early' | 'late'): ByFactor {
  const weights = weightsOf(parameters, places, span);
  const mean = (place: number): number => states.means[place]!;
  return {
    home: weights.home * mean(places.home),
    starters: weights.starter * mean(places.starter),
    bullpens: weights.bullpen * mean(places.bullpen),
    fielding: weights.fielding * mean(places.fielding),
    offence: weights.offence * mean(places.offence),
    lineUps: weights.offence * places.batters.reduce((sum, { place, weight }) => sum + weight * mean(place), 0),
    park: weights.park * mean(places.park),
  };
}

const sumOf = (parts: ByFactor): number => FACTORS.reduce((sum, factor) => sum + parts[factor], 0);

function expectedRuns(ratings: Ratings, places: SidePlaces): ExpectedRuns {
  const parts: ByFactor = { home: 0, starters: 0, bullpens: 0, fielding: 0, offence: 0, lineUps: 0, park: 0 };
  let runs = 0;
  let neutralRuns = 0;
  for (const span of ['early', 'late'] as const) {
    const logs = logParts(ratings, places, span);
    const neutral = Math.exp(ratings.states.means[places.levels[span]]!);
    const expected = neutral * Math.exp(sumOf(logs));
    const scale = logarithmicMean(expected, neutral);
    for (const factor of FACTORS) parts[factor] += logs[factor] * scale;
    runs += expected;
    neutralRuns += neutral;
  }
  return { runs, neutralRuns, parts };
}

/** The calibration of ln(home runs / away runs) to a logit; the backtest refits it before each season. */
export interface Link {
  intercept: number;
  slope: number;
}

const SEASONED_GAMES = 30;
const NINE = 9;
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** What a fraction of nine innings leaves of the better side's edge: the score grows with innings, its spread with their root. */
export const lengthFactor = (scheduledInnings: number): number => Math.sqrt(Math.min(scheduledInnings, NINE) / NINE);

function qualityOf(ratings: Ratings, { away, home }: Fixture): ForecastQuality {
  const games = (teamId: string): number => ratings.teamGames.get(teamId) ?? 0;
  const lineUpsKnown = away.lineUp !== null && home.lineUp !== null;
  const missing = Number(away.starterId === null) + Number(home.starterId === null);
  const seasoned = Math.min(1, (games(away.teamId) + games(home.teamId)) / (2 * SEASONED_GAMES));
  return {
    awayStarterKnown: away.starterId !== null,
    homeStarterKnown: home.starterId !== null,
    lineUpsKnown,
    awayGames: games(away.teamId),
    homeGames: games(home.teamId),
    // Without starters a quarter of the skill is gone, without lineups a twentieth.
    evidence: 1 - 0.125 * missing - (lineUpsKnown ? 0 : 0.05) - 0.25 * (1 - seasoned),
  };
}

function driversOf(away: ExpectedRuns, home: ExpectedRuns, link: Link, logit: number): Driver[] {
  const spread = Math.abs(logit) < 1e-9 ? 0.25 : (logistic(logit) - 0.5) / logit;
  const logScale = (side: ExpectedRuns): number => logarithmicMean(side.runs, side.neutralRuns);
  return FACTORS.map((factor) => {
    const [awayRunsDelta, homeRunsDelta] = [away.parts[factor], home.parts[factor]];
    const share = link.slope * (homeRunsDelta / logScale(home) - awayRunsDelta / logScale(away));
    const pHomeDelta = spread * (share + (factor === 'home' ? link.intercept : 0));
    return { factor, pHomeDelta, totalDelta: awayRunsDelta + homeRunsDelta, awayRunsDelta, homeRunsDelta };
  });
}

/** Variance of a side's log runs from its own men: the league, the park and the home edge are common to both sides. */
function ownVariance({ states, parameters }: Ratings, places: SidePlaces): number {
  const weights = weightsOf(parameters, places, 'early');
  const variance = (place: number, weight: number): number => weight ** 2 * states.variances[place]!;
  const own =
    variance(places.offence, 1) +
    variance(places.fielding, 1) +
    variance(places.starter, weights.starter) +
    variance(places.bullpen, weights.bullpen);
  return places.batters.reduce((sum, { place, weight }) => sum + variance(place, weight), own);
}

/**
 * What the ratings expect of a game to come, from the days absorbed so far; the ratings stay as they are. Runs are per nine full innings,
 * probabilities 0..1. The link may be given from outside, where it was fitted on earlier seasons. RangeError for a game shorter than
 * one inning.
 */
export function forecast(ratings: Ratings, fixture: Fixture, link: Link = ratings.parameters.link): Forecast {
  if (!(fixture.scheduledInnings >= 1)) throw new RangeError(`no game of ${fixture.scheduledInnings} innings`);
  const [awayPlaces, homePlaces] = [fixturePlaces(ratings, fixture, false), fixturePlaces(ratings, fixture, true)];
  const [away, home] = [expectedRuns(ratings, awayPlaces), expectedRuns(ratings, homePlaces)];
  const length = lengthFactor(fixture.scheduledInnings);
  const effective = { intercept: link.intercept * length, slope: link.slope * length };
  const logit = effective.intercept + effective.slope * Math.log(home.runs / away.runs);
  const pHome = logistic(logit);
  const variance = ownVariance(ratings, awayPlaces) + ownVariance(ratings, homePlaces);
  return {
    gameId: fixture.gameId,
    awayRuns: away.runs,
    homeRuns: home.runs,
    total: away.runs + home.runs,
    pHome,
    pHomeSd: pHome * (1 - pHome) * Math.abs(effective.slope) * Math.sqrt(variance),
    leagueTotal: away.neutralRuns + home.neutralRuns,
    drivers: driversOf(away, home, effective, logit),
    quality: qualityOf(ratings, fixture),
  };
}
