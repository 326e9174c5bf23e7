import { describe, expect, test } from 'vitest';
import { negativeBinomialTable } from '../../../distribution/index.ts';
import { GAME_CONSTANTS } from './constants.ts';
import { gameDistribution } from './game-distribution.ts';
import { jointProbability } from './market/joint-probability.ts';
import type { GameSelection } from './market/selection.ts';
import { placedRunnerTable } from './placed-runner.ts';
import type { GameRules } from './rules.ts';

/** Chances by "away,home", followed half inning by half inning: slow, and of one mind with the rules of the game only. */
type Scores = Map<string, number>;

const {
  awayShares,
  homeShares,
  awayDispersion,
  homeDispersion,
  closeWeights,
  lastTurnFactors,
  winningRunShare,
  walkOffMargins,
  placedRunnerLevel,
} = GAME_CONSTANTS;

function play(scores: Scores, next: (away: number, home: number) => Iterable<[number, number, number]>): Scores {
  const result: Scores = new Map();
  for (const [score, chance] of scores) {
    const [away, home] = score.split(',').map(Number) as [number, number];
    for (const [nextAway, nextHome, share] of next(away, home)) {
      const key = `${nextAway},${nextHome}`;
      result.set(key, (result.get(key) ?? 0) + chance * share);
    }
  }
  return new Map([...result].filter(([, chance]) => chance > 1e-14));
}

const inning = (runs: number, dispersion: number, share: number, factor = 1) =>
  negativeBinomialTable(runs * share * factor, dispersion * share, 19);

function tilted(runs: number, dispersion: number, table: readonly number[]): number[] {
  const success = (mean: number) => mean / (mean + dispersion);
  const raw = table.map((chance, count) => chance * (success(runs) / success(placedRunnerLevel)) ** count);
  return raw.map((chance) => chance / raw.reduce((sum, value) => sum + value, 0));
}

function* bottom(away: number, home: number, runs: readonly number[]): Iterable<[number, number, number]> {
  let left = 1;
  for (let run = 0; run <= away - home; run += 1) {
    yield [away, home + run, runs[run] ?? 0];
    left -= runs[run] ?? 0;
  }
  for (const [at, share] of walkOffMargins.entries()) yield [away, away + at + 1, left * share];
}

type Keeps = (innings: number, away: number, home: number) => boolean;

function naive(awayRuns: number, homeRuns: number, rules: GameRules, keeps: Keeps = () => true) {
  const last = rules.scheduledInnings - 1;
  let scores: Scores = new Map([['0,0', 1]]);
  for (let at = 0; at < last; at += 1) {
    const away = inning(awayRuns, awayDispersion, awayShares[at]!);
    const home = inning(homeRuns, homeDispersion, homeShares[at]!);
    scores = play(scores, (a, h) => away.map((chance, run) => [a + run, h, chance]));
    scores = play(scores, (a, h) => home.map((chance, run) => [a, h + run, chance]));
    scores = play(scores, (a, h) => (keeps(at + 1, a, h) ? [[a, h, 1]] : []));
  }
  scores = play(scores, (a, h) => [[a, h, closeWeights[Math.abs(a - h)] ?? 1]]);
  const whole = [...scores.values()].reduce((sum, chance) => sum + chance, 0);
  const halves = (shares: [number, number]) => ({
    top: inning(awayRuns, awayDispersion, shares[0]),
    byNeed: lastTurnFactors.map((factor, need) =>
      inning(homeRuns, homeDispersion, shares[1], factor).map((chance, run) =>
        need === 1 && run === 1 ? chance * (1 - winningRunShare) : chance,
      ),
    ),
  });
  const turn = ({ top, byNeed }: { top: number[]; byNeed: number[][] }) => {
    scores = play(scores, (a, h) => top.map((chance, run) => [a + run, h, chance]));
    scores = play(scores, (a, h) => (h > a ? [[a, h, 1]] : bottom(a, h, byNeed[Math.min(a - h, byNeed.length - 1)]!)));
  };
  turn(halves([awayShares[8]!, homeShares[8]!]));
  const table = placedRunnerTable(rules.season);
  const extra = rules.placedRunner
    ? { top: tilted(awayRuns, awayDispersion, table), byNeed: [tilted(homeRuns, homeDispersion, table)] }
    : halves([1 / 9, 1 / 9]);
  return {
    whole,
    scores: playOut(scores, extra),
    level: [...scores].reduce((sum, [score, chance]) => sum + (isLevel(score) ? chance : 0), 0),
  };
}

const isLevel = (score: string) => score.split(',')[0] === score.split(',')[1];

function playOut(after: Scores, { top, byNeed }: { top: number[]; byNeed: number[][] }): Scores {
  const done: Scores = new Map();
  let open = new Map([...after].filter(([score]) => isLevel(score)));
  for (const [score, chance] of after) if (!isLevel(score)) done.set(score, chance);
  for (let round = 0; round < 60; round += 1) {
    open = play(open, (a, h) => top.map((chance, run) => [a + run, h, chance]));
    open = play(open, (a, h) => bottom(a, h, byNeed[Math.min(a - h, byNeed.length - 1)]!));
    for (const [score, chance] of open) if (!isLevel(score)) done.set(score, (done.get(score) ?? 0) + chance);
    open = new Map([...open].filter(([score, chance]) => isLevel(score) && chance > 1e-16));
  }
  return done;
}

describe('agrees with a game followed half inning by half inning', () => {
  test.each([
    [1.9, 2.3, { season: 2015, scheduledInnings: 9, placedRunner: false }],
    [2.4, 1.7, { season: 2023, scheduledInnings: 9, placedRunner: true }],
    [2.1, 2.6, { season: 2021, scheduledInnings: 7, placedRunner: true }],
  ] as const)('%d against %d, %o', (awayRuns, homeRuns, rules) => {
    const { full, extraInnings } = gameDistribution({ awayRuns, homeRuns }, rules);
    const { scores, whole, level } = naive(awayRuns, homeRuns, rules);
    for (let away = 0; away < 16; away += 1)
      for (let home = 0; home < 16; home += 1)
        expect(full.scores[away * 36 + home]).toBeCloseTo((scores.get(`${away},${home}`) ?? 0) / whole, 8);
    expect(extraInnings).toBeCloseTo(level / whole, 8);
  });
});

describe('combines parts of one game exactly', () => {
  const rules = { season: 2024, scheduledInnings: 9, placedRunner: true } as const;
  const game = () => gameDistribution({ awayRuns: 2.2, homeRuns: 2.1 }, rules);
  const ahead: GameSelection = { market: 'threeWay', period: 'first5', side: 'home' };
  const scoreless: GameSelection = { market: 'total', period: 'inning1', side: 'under', line: 0.5 };
  const homeWins: GameSelection = { market: 'moneyline', period: 'full', side: 'home' };
  const over: GameSelection = { market: 'total', period: 'full', side: 'over', line: 4.5 };
  const chance = (scores: Scores, wins: (away: number, home: number) => boolean) => {
    const { whole } = naive(2.2, 2.1, rules);
    return (
      [...scores].reduce((sum, [score, mass]) => sum + (wins(...(score.split(',').map(Number) as [number, number])) ? mass : 0), 0) / whole
    );
  };
  test('ahead after five and winning', () => {
    const { scores } = naive(2.2, 2.1, rules, (innings, away, home) => innings !== 5 || home > away);
    expect(jointProbability(game(), [ahead, homeWins]).win).toBeCloseTo(
      chance(scores, (away, home) => home > away),
      8,
    );
  });
  test('no run in the first, ahead after five, over at the end', () => {
    const keeps: Keeps = (innings, away, home) => (innings === 1 ? away + home === 0 : innings !== 5 || home > away);
    const { scores } = naive(2.2, 2.1, rules, keeps);
    expect(jointProbability(game(), [scoreless, over, ahead]).win).toBeCloseTo(
      chance(scores, (away, home) => away + home > 4.5),
      8,
    );
    expect(jointProbability(game(), [scoreless, ahead]).win).toBeCloseTo(
      chance(scores, () => true),
      8,
    );
  });
});
