import { createHash } from 'node:crypto';
import { joinWords } from '@clearedge/contract/words/join-words';
import { confidenceOf, evidenceOf, FITTED_CONFIDENCE } from '@clearedge/quant/blend';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { chanceBetween } from '@clearedge/quant/sports/baseball/game';
import { type Driver, FITTED_FROM } from '@clearedge/quant/sports/baseball/ratings';
import type { AnalysisContent, AnalysisInputs, AnalyzedDriver, AnalyzedSide } from '../../db/schema/index.ts';
import type { Contest } from '../contests/index.ts';
import type { GameProjection } from '../forecasts/index.ts';
import { isTaught } from '../ratings/index.ts';
import { driversInWords, type NamedGame, pointsText, runsText, summaryText } from './analysis-words.ts';
import { favoredSide } from './favored-side.ts';
import { valueSides } from './price-sides.ts';

const MOST = 2;
const LEAST_RUNS = 0.05;
const TOTAL_NAMES: Record<Driver['factor'], string> = {
  home: 'home field',
  starters: 'the starters',
  bullpens: 'the bullpens',
  fielding: 'the fielding',
  offence: 'the offenses',
  lineUps: 'the lineups',
  park: 'the ballpark',
};

function teamReason(code: string, sign: 1 | -1, { drivers, blend }: Pick<AnalysisContent, 'drivers' | 'blend'>): string {
  const helps = drivers.filter(({ points }) => points * sign > 0).slice(0, MOST);
  const named = helps.map(({ title, points }) => `${title.toLowerCase()} (${pointsText(points * sign)} points)`);
  const why = named.length ? `For ${code}: ${joinWords(named)}.` : `No factor of the model favors ${code}.`;
  if (blend.pHomeMarket === null) return why;
  const gap = (blend.pHomeModel - blend.pHomeMarket) * sign;
  return `${why} ${gap >= 0 ? 'The model rates them above the books.' : 'The model rates them below the books; the price is what pays.'}`;
}

function totalReason(sign: 1 | -1, drivers: readonly Driver[], mean: number): string {
  const named = drivers
    .filter(({ totalDelta }) => totalDelta * sign >= LEAST_RUNS)
    .sort((a, b) => Math.abs(b.totalDelta) - Math.abs(a.totalDelta))
    .slice(0, MOST)
    .map(({ factor, totalDelta }) => `${TOTAL_NAMES[factor]} (${pointsText(totalDelta)})`);
  const why = named.length ? `In runs, ${joinWords(named)} ${sign > 0 ? 'add' : 'take away'}.` : '';
  return [`We expect ${runsText(mean)}.`, why].filter(Boolean).join(' ');
}

/** Why someone might take a side, without any price: those change while the words stay. */
const reasonsFor = (
  game: NamedGame,
  content: Pick<AnalysisContent, 'drivers' | 'blend' | 'total'>,
  drivers: readonly Driver[],
): AnalysisContent['reasons'] => ({
  away: teamReason(game.awayCode, -1, content),
  home: teamReason(game.homeCode, 1, content),
  over: totalReason(1, drivers, content.total.mean),
  under: totalReason(-1, drivers, content.total.mean),
});

const sizeOf = (drivers: readonly AnalyzedDriver[], factor: string): number =>
  Math.abs(drivers.find((driver) => driver.factor === factor)?.points ?? 0);

const unsigned = (points: number): string => pointsText(points).replace('+', '');

/** What is not known yet, by name. */
function missingInputs(
  { awayCode, homeCode, slateOn }: NamedGame & { slateOn: string },
  { starters, lineUps, ratedTo }: AnalysisInputs,
): string[] {
  const codes = [
    ['away', awayCode],
    ['home', homeCode],
  ] as const;
  const noStarter = codes.filter(([side]) => !starters[side].isAnnounced).map(([, code]) => `the starter of ${code}`);
  const waiting = codes.filter(([side]) => !lineUps[side]).map(([, code]) => code);
  const noLineUp = waiting.length === 2 ? ['both lineups'] : waiting.map((code) => `the lineup of ${code}`);
  const untaught = isTaught(ratedTo, slateOn) ? [] : [`the results since ${ratedTo}, without which only the books are heard`];
  return [...noStarter, ...noLineUp, ...untaught];
}

/** What would change our mind, apart from the price. */
function changeWords(inputs: AnalysisInputs, drivers: readonly AnalyzedDriver[]): string[] {
  const { starters, lineUps, isIndoors } = inputs;
  const pitching = sizeOf(drivers, 'starters');
  const isAnnounced = starters.away.isAnnounced && starters.home.isAnnounced;
  const starter = isAnnounced
    ? `Another starter on either side: the two named are worth ${unsigned(pitching)} points here.`
    : 'The starters: until both are named, a newcomer stands in for the missing one.';
  const nine =
    lineUps.away && lineUps.home ? 'A late scratch: both lineups are confirmed and in the number.' : 'Lineups: projected until confirmed.';
  const air = isIndoors ? [] : ['Rain: a postponed game voids the bet. Weather is not in the number itself.'];
  return [starter, nine, ...air];
}

/** The chart's last bar holds this many runs and more. */
const MOST_RUNS = 18;
const FINAL_LOOK_MS = 15 * 60_000;

/** What an analysis is made of, and what tells it from the last one. */
export interface Look {
  inputs: AnalysisInputs;
  inputsHash: string;
}

const totalChances = (projection: GameProjection): number[] => {
  const { total } = projection.distribution().full;
  return Array.from({ length: MOST_RUNS + 1 }, (_, runs) => chanceBetween(total, runs, runs === MOST_RUNS ? Infinity : runs));
};

function confidenceIn({ pHome, quality }: GameProjection): Pick<AnalysisContent, 'confidence' | 'band'> {
  const { rank, band } = confidenceOf(FITTED_CONFIDENCE.moneyline, evidenceOf(Math.max(pHome, 1 - pHome), quality.evidence));
  return { confidence: Math.floor(rank), band: { ...band, ...wilsonInterval(band.wins, band.picks), seasons: FITTED_FROM.seasons } };
}

const latest = (times: readonly string[]): string | null => times.toSorted().at(-1) ?? null;

function inputsOf(
  { inputs, quality, ratedTo, createdAt }: GameProjection,
  contest: Contest,
  sides: readonly AnalyzedSide[],
): AnalysisInputs {
  const { awayPitcher, homePitcher, weather, roof } = contest;
  return {
    projectionAt: createdAt.toISOString(),
    ratedTo,
    starters: {
      away: { name: awayPitcher?.name ?? null, isAnnounced: quality.awayStarterKnown },
      home: { name: homePitcher?.name ?? null, isAnnounced: quality.homeStarterKnown },
    },
    lineUps: { away: inputs.awayLineUp !== null, home: inputs.homeLineUp !== null },
    weatherAsOf: weather?.asOf.toISOString() ?? null,
    isIndoors: weather ? weather.isIndoors : roof === 'dome' ? true : roof === 'open' ? false : null,
    pricesAt: latest(sides.map(({ seenAt }) => seenAt)),
    bookCount: inputs.market?.bookCount ?? 0,
  };
}

/** What makes an analysis another one: the opinion, what is confirmed, the value plays, and the last look before the first pitch. */
function hashOf(projection: GameProjection, inputs: AnalysisInputs, sides: readonly AnalyzedSide[], isFinalLook: boolean): string {
  const plays = valueSides(sides).map(({ market, side, line, odds, book }) => [market, side, line, odds, book]);
  const { starters, lineUps, weatherAsOf } = inputs;
  return createHash('sha256')
    .update(JSON.stringify([projection.id, starters, lineUps, weatherAsOf !== null, plays, isFinalLook]))
    .digest('hex');
}

/** Looks at a game before anything is written of it: most looks find what the last one found. */
export function lookAt(contest: Contest, projection: GameProjection, sides: readonly AnalyzedSide[], now: Date): Look {
  const inputs = inputsOf(projection, contest, sides);
  const isFinalLook = contest.startsAt.getTime() - now.getTime() <= FINAL_LOOK_MS;
  return { inputs, inputsHash: hashOf(projection, inputs, sides, isFinalLook) };
}

/** The analysis of a game from its opinion and its priced sides; the same inputs give the same words. */
export function draftAnalysis(
  contest: Contest,
  projection: GameProjection,
  sides: AnalyzedSide[],
  inputs: AnalysisInputs,
): AnalysisContent {
  const drivers = driversInWords(projection.drivers.list, contest, projection.quality.lineUpsKnown);
  const favored = favoredSide(contest, { chance: projection.pHome, low: projection.pHomeLow, high: projection.pHomeHigh });
  const { market } = projection.inputs;
  const { pHome, pHomeModel, weight, totalWeight } = projection;
  const blend = { pHome, pHomeModel, pHomeMarket: market?.pHome ?? null, modelWeight: weight, totalWeight };
  const total = { mean: projection.total, chances: totalChances(projection) };
  const over = sides.find((one) => one.market === 'total' && one.side === 'over');
  const totalLine = over?.line == null ? null : { line: over.line, over: over.probability, push: over.pushProbability };
  const summary = summaryText(contest, { favored, blend, drivers, total, totalLine, missing: missingInputs(contest, inputs) });
  const reasons = reasonsFor(contest, { drivers, blend, total }, projection.drivers.list);
  const changes = changeWords(inputs, drivers);
  return { summary, ...confidenceIn(projection), favored, blend, drivers, total, market, sides, reasons, changes };
}
