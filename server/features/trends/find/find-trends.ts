import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameSport } from '@clearedge/contract/sports';
import { TREND_LEAST_GAMES, TREND_LEAST_STREAK, TREND_MOST_CHANCE } from '@clearedge/contract/strategy-terms';
import { chanceAmong, currentStreak, type Family, recordChance, smallestChances } from '@clearedge/quant/scoring';
import { type FoundTrend, presentTrend } from '../trend-words.ts';
import type { Candidate } from './candidate.ts';
import { figuresOf } from './figure-rules.ts';
import { foldTold } from './fold-rules.ts';
import { listCandidates } from './list-candidates.ts';
import { type Entry, placesOf, type TrendGame, type Trials, trialsOf } from './trials.ts';

/** Worlds without any edge that what was found is held against, a few between two turns of the contest loop. */
const SIMULATIONS = 400;
const AT_ONCE = 2;
const SEED = 20_260_704;

export interface TrendContent {
  trends: FoundTrend[];
  /** With a closing price; not in reports stored before it was counted. */
  games?: number;
  lookedAt: number;
  simulations: number;
  from: string | null;
  to: string | null;
}

interface Looked {
  candidate: Candidate;
  /** Of the side that is told, over or under; of a streak only its run. */
  entries: Entry[];
  chance: number;
  isAbove: boolean;
}

/** What trends are looked for in: games of one sport in order of their start, and its clubs' names by code. */
export interface TrendGames {
  sport: GameSport;
  games: readonly TrendGame[];
  from: string | null;
  to: string | null;
  names: ReadonlyMap<string, string>;
}

/** Looks at everything, keeps what prices alone seldom bring about, and says how often they would have somewhere. */
export async function findTrends(base: TrendGames): Promise<TrendContent> {
  const trials = trialsOf(base.games);
  const candidates = listCandidates(trials, base.games, base).filter(isEnough);
  const smallest = await smallestOf(familyOf(trials, candidates));
  const found = candidates.map((candidate) => look(trials, candidate)).filter(isReported);
  const present = ({ candidate, entries, chance, isAbove }: Looked): FoundTrend =>
    presentTrend(candidate, entries, figuresOf(entries), {
      chance,
      among: chanceAmong(smallest, chance),
      lookedAt: candidates.length,
      isAbove,
    });
  return {
    trends: foldTold(found).map(({ told, also }) => ({ ...present(told), also: also.map((one) => present(one).title) })),
    games: base.games.length,
    lookedAt: candidates.length,
    simulations: SIMULATIONS,
    from: base.from,
    to: base.to,
  };
}

const isEnough = ({ kind, entries }: Candidate): boolean =>
  placesOf(entries).length >= (kind === 'record' ? TREND_LEAST_GAMES : TREND_LEAST_STREAK);
const newestFirst = (entries: readonly Entry[]): number[] => placesOf(entries).reverse();

function familyOf({ probabilities }: Trials, candidates: readonly Candidate[]): Family {
  const of = (kind: Candidate['kind']): Candidate[] => candidates.filter((candidate) => candidate.kind === kind);
  return {
    probabilities: Float64Array.from(probabilities),
    records: of('record').map(({ entries }) => Int32Array.from(placesOf(entries))),
    streaks: of('streak').map(({ entries }) => Int32Array.from(newestFirst(entries))),
  };
}

async function smallestOf(family: Family): Promise<Float64Array> {
  const all: number[] = [];
  for (let done = 0; done < SIMULATIONS; done += AT_ONCE) {
    all.push(...smallestChances(family, { seed: SEED + done, draws: AT_ONCE }));
    await nextTurn();
  }
  return Float64Array.from(all).sort();
}

function look({ probabilities, outcomes }: Trials, candidate: Candidate): Looked {
  if (candidate.kind === 'streak') return lookAtStreak(probabilities, outcomes, candidate);
  const places = placesOf(candidate.entries);
  const expected = places.reduce((sum, place) => sum + (place < 0 ? 1 - probabilities[~place]! : probabilities[place]!), 0);
  const wins = candidate.entries.filter(({ place, side }) => place !== null && side.grade === 'win').length;
  const isAbove = wins >= expected;
  const entries = isAbove || candidate.other === null ? candidate.entries : candidate.other;
  return { candidate, entries, chance: recordChance(probabilities, outcomes, places), isAbove };
}

function lookAtStreak(probabilities: readonly number[], outcomes: readonly number[], candidate: Candidate): Looked {
  const { length, isWon, chance } = currentStreak(probabilities, outcomes, newestFirst(candidate.entries));
  const side = isWon || candidate.other === null ? candidate.entries : candidate.other;
  const entries = length === 0 ? [] : side.filter(({ place }) => place !== null).slice(-length);
  return { candidate, entries, chance: length < TREND_LEAST_STREAK ? 1 : chance, isAbove: isWon };
}

const isReported = ({ chance, entries }: Looked): boolean => chance <= TREND_MOST_CHANCE && entries.length > 0;
