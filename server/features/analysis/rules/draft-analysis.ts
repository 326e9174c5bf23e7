import { createHash } from 'node:crypto';
import { confidenceOf, evidenceOf, FITTED_CONFIDENCE } from '@clearedge/quant/blend';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { chanceBetween } from '@clearedge/quant/sports/baseball/game';
import { FITTED_FROM } from '@clearedge/quant/sports/baseball/ratings';
import type { AnalysedSide, AnalysisContent, AnalysisInputs } from '../../../db/schema/index.ts';
import type { Contest } from '../../contests/index.ts';
import type { GameOpinion } from '../../forecasts/index.ts';
import { changeWords, missingInputs } from '../words/change-words.ts';
import { driversInWords } from '../words/driver-words.ts';
import { reasonsFor } from '../words/reason-words.ts';
import { summaryText } from '../words/summary-text.ts';
import { valueSides } from './price-sides.ts';

/** The chart's last bar holds this many runs and more. */
const MOST_RUNS = 18;
const FINAL_LOOK_MS = 15 * 60_000;

/** What an analysis is made of, and what tells it from the last one. */
export interface Look {
  inputs: AnalysisInputs;
  inputsHash: string;
}

const totalChances = (opinion: GameOpinion): number[] => {
  const { total } = opinion.distribution().full;
  return Array.from({ length: MOST_RUNS + 1 }, (_, runs) => chanceBetween(total, runs, runs === MOST_RUNS ? Infinity : runs));
};

function confidenceIn({ pHome, quality }: GameOpinion): Pick<AnalysisContent, 'confidence' | 'band'> {
  const { rank, band } = confidenceOf(FITTED_CONFIDENCE.moneyline, evidenceOf(Math.max(pHome, 1 - pHome), quality.evidence));
  return { confidence: Math.floor(rank), band: { ...band, ...wilsonInterval(band.wins, band.picks), seasons: FITTED_FROM.seasons } };
}

function favouredIn({ pHome, pHomeLow, pHomeHigh }: GameOpinion, contest: Contest): AnalysisContent['favoured'] {
  if (pHome >= 0.5)
    return { side: 'home', team: contest.homeName, teamCode: contest.homeCode, probability: pHome, low: pHomeLow, high: pHomeHigh };
  return {
    side: 'away',
    team: contest.awayName,
    teamCode: contest.awayCode,
    probability: 1 - pHome,
    low: 1 - pHomeHigh,
    high: 1 - pHomeLow,
  };
}

const latest = (times: readonly string[]): string | null => times.toSorted().at(-1) ?? null;

function inputsOf({ inputs, quality, ratedTo, createdAt }: GameOpinion, contest: Contest, sides: readonly AnalysedSide[]): AnalysisInputs {
  const { awayPitcher, homePitcher, weather, roof } = contest;
  return {
    opinionAt: createdAt.toISOString(),
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
function hashOf(opinion: GameOpinion, inputs: AnalysisInputs, sides: readonly AnalysedSide[], isFinalLook: boolean): string {
  const plays = valueSides(sides).map(({ market, side, line, odds, book }) => [market, side, line, odds, book]);
  const { starters, lineUps, weatherAsOf } = inputs;
  return createHash('sha256')
    .update(JSON.stringify([opinion.id, starters, lineUps, weatherAsOf !== null, plays, isFinalLook]))
    .digest('hex');
}

/** Looks at a game before anything is written of it: most looks find what the last one found. */
export function lookAt(contest: Contest, opinion: GameOpinion, sides: readonly AnalysedSide[], now: Date): Look {
  const inputs = inputsOf(opinion, contest, sides);
  const isFinalLook = contest.startsAt.getTime() - now.getTime() <= FINAL_LOOK_MS;
  return { inputs, inputsHash: hashOf(opinion, inputs, sides, isFinalLook) };
}

/** The analysis of a game from its opinion and its priced sides; the same inputs give the same words. */
export function draftAnalysis(contest: Contest, opinion: GameOpinion, sides: AnalysedSide[], inputs: AnalysisInputs): AnalysisContent {
  const drivers = driversInWords(opinion.drivers.list, contest, opinion.quality.lineUpsKnown);
  const favoured = favouredIn(opinion, contest);
  const { market } = opinion.inputs;
  const { pHome, pHomeModel, weight } = opinion;
  const blend = { pHome, pHomeModel, pHomeMarket: market?.pHome ?? null, modelWeight: weight };
  const total = { mean: opinion.total, chances: totalChances(opinion) };
  const over = sides.find((one) => one.market === 'total' && one.side === 'over');
  const totalLine = over?.line == null ? null : { line: over.line, over: over.probability, push: over.pushProbability };
  const summary = summaryText(contest, { favoured, blend, drivers, total, totalLine, missing: missingInputs(contest, inputs) });
  const reasons = reasonsFor(contest, { drivers, blend, total }, opinion.drivers.list);
  const changes = changeWords(inputs, drivers);
  return { summary, ...confidenceIn(opinion), favoured, blend, drivers, total, market, sides, reasons, changes };
}
