import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { mean } from '../../maths/index.ts';
import { blockBootstrap, brierScore, logLosses } from '../../scoring/index.ts';
import { extraPath } from '../../testing/extra-evidence.ts';
import { GOLF_MODEL, GolfRatings } from './golf-model.ts';
import { simulateField } from './simulate-field.ts';

const FOLDER = extraPath('seasons', 'golf');

interface Line {
  season: number;
  espnEventId: number;
  order: number;
  player: string;
  scoreToPar: string;
  roundsToPar: number[];
  roundsPlayed: number;
  stoppedInRound: boolean;
  startingStrokes: number;
}
interface Meta {
  season: number;
  espnEventId: number;
  name: string;
  start: string;
  leaderboardUsable: boolean;
}
interface Played {
  meta: Meta;
  day: number;
  lines: Line[];
}

function readPlayed(): Played[] {
  const lines = JSON.parse(gunzipSync(readFileSync(path.join(FOLDER, 'pga_2024_2025_leaderboards.json.gz'))).toString()) as Line[];
  const metas = JSON.parse(readFileSync(path.join(FOLDER, 'pga_2024_2025_tournaments.json'), 'utf8')) as Meta[];
  return metas
    .filter(({ leaderboardUsable }) => leaderboardUsable)
    .map((meta) => ({
      meta,
      day: Date.parse(meta.start) / 86_400_000,
      lines: lines.filter(
        ({ espnEventId, season, player }) => espnEventId === meta.espnEventId && season === meta.season && !player.includes('/'),
      ),
    }))
    .filter(({ lines: own }) => own.length >= 30)
    .sort((a, b) => a.day - b.day);
}

const resultOf = ({ day, lines }: Played) => ({
  day,
  rounds: new Map(lines.map(({ player, roundsToPar, roundsPlayed }) => [player, roundsToPar.slice(0, roundsPlayed)])),
});

interface Judged {
  tournament: string;
  probability: number;
  base: number;
  hasHappened: 0 | 1;
}

/** Walks through both seasons; every opinion knows only the tournaments before. */
function walk(from: number, terms = GOLF_MODEL, simulations = 2000): { top20: Judged[]; cut: Judged[]; win: Judged[] } {
  const ratings = new GolfRatings(terms);
  const judged = { top20: [] as Judged[], cut: [] as Judged[], win: [] as Judged[] };
  for (const { meta, day, lines } of readPlayed()) {
    const hasCut = lines.filter(({ roundsPlayed, stoppedInRound }) => roundsPlayed === 2 && !stoppedInRound).length >= 20;
    if (meta.season >= from) {
      const players = lines.map(({ player }) => ({
        skill: ratings.skillOf(player, day).skill,
        toPar: 0,
        roundsBeforeCut: 2,
        roundsAfterCut: 2,
        isOut: false,
      }));
      const chances = simulateField(players, { ...terms, cutPlaces: hasCut ? 65 : null }, { simulations, seed: meta.espnEventId });
      const finished = lines.filter(({ roundsPlayed }) => roundsPlayed >= 4);
      const total = ({ roundsToPar, startingStrokes }: Line): number => roundsToPar.reduce((sum, score) => sum + score, startingStrokes);
      const ranked = finished.map(total).sort((a, b) => a - b);
      const line20 = ranked[19] ?? Number.POSITIVE_INFINITY;
      const note = (list: Judged[], probability: number, base: number, hasHappened: boolean): void =>
        void list.push({ tournament: `${meta.season} ${meta.espnEventId}`, probability, base, hasHappened: hasHappened ? 1 : 0 });
      const size = lines.length;
      lines.forEach((one, index) => {
        const isThrough = one.roundsPlayed >= 3;
        if (size > 60) note(judged.top20, chances.top20[index]!, 20 / size, one.roundsPlayed >= 4 && total(one) <= line20);
        if (hasCut && size >= 100) note(judged.cut, chances.makeCut![index]!, 65 / size, isThrough);
        note(judged.win, chances.win[index]!, 1 / size, one.order === 1);
      });
    }
    ratings.learn(resultOf({ meta, day, lines }));
  }
  return judged;
}

const bound = (p: number): number => Math.min(0.9995, Math.max(0.0005, p));

/** Mean log loss and Brier score of the model and of the base rate, and the interval of the log losses' difference over whole tournaments. */
function score(list: readonly Judged[]) {
  const outcomes = list.map(({ hasHappened }) => hasHappened);
  // The base rate is told how often it happened: harder to beat than one that had to guess it.
  const rate = outcomes.reduce((sum: number, happened) => sum + happened, 0) / list.reduce((sum, { base }) => sum + base, 0);
  const own = list.map(({ probability }) => bound(probability));
  const plain = list.map(({ base }) => bound(base * rate));
  const ownLosses = logLosses(own, outcomes);
  const plainLosses = logLosses(plain, outcomes);
  const differences = Array.from(ownLosses, (loss, index) => loss - plainLosses[index]!);
  const blocks = list.map(({ tournament }) => tournament);
  return {
    players: list.length,
    tournaments: new Set(blocks).size,
    logLoss: meanOf(ownLosses),
    baseLogLoss: meanOf(plainLosses),
    brier: brierScore(own, outcomes),
    baseBrier: brierScore(plain, outcomes),
    difference: blockBootstrap(differences, blocks, { seed: 1, draws: 2000 }),
  };
}

const meanOf = (values: ArrayLike<number>): number => mean(Array.from(values));

interface MajorQuote {
  event: string;
  capturedAt: string;
  player: string;
  medianDecimal: number;
}

const ranks = (values: readonly number[]): number[] => values.map((value) => values.filter((other) => other < value).length);
function correlation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [mean(first), mean(second)];
  const spread = (values: readonly number[], middle: number): number =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return first.reduce((sum, value, index) => sum + (value - a) * (second[index]! - b), 0) / (spread(first, a) * spread(second, b));
}

describe('the golf model on past seasons', () => {
  test.skipIf(!process.env.GOLF_GRID)(
    'grid of settings on 2024',
    () => {
      const out: string[] = [];
      for (const halfLifeDays of [150, 240, 400])
        for (const priorRounds of [10, 16, 26])
          for (const priorSkill of [-1, -0.6])
            for (const weekDeviation of [0.3, 0.6, 0.9]) {
              const judged = walk(2024, { ...GOLF_MODEL, halfLifeDays, priorRounds, priorSkill, weekDeviation }, 400);
              const late = (list: readonly Judged[]) => list.filter(({ tournament }) => tournament.startsWith('2024')).slice(1200);
              out.push(
                [
                  score(late(judged.top20)).logLoss.toFixed(5),
                  score(late(judged.cut)).logLoss.toFixed(5),
                  halfLifeDays,
                  priorRounds,
                  priorSkill,
                  weekDeviation,
                ].join(' '),
              );
            }
      expect(out).toHaveLength(54);
      console.info(
        out.sort().slice(0, 12).join('\n'),
        '\n',
        out
          .sort((a, b) => (a.split(' ')[1]! < b.split(' ')[1]! ? -1 : 1))
          .slice(0, 8)
          .join('\n'),
      );
    },
    300_000,
  );
  test('knows more than the base rate in a season it was not fitted on', () => {
    const judged = walk(2025);
    for (const kind of ['top20', 'cut', 'win'] as const) {
      const figures = score(judged[kind]);
      console.info(kind, JSON.stringify(figures));
      expect(figures.difference.high).toBeLessThan(0);
    }
  });

  test('orders the players of the 2026 majors about as the market did', () => {
    const quotes = JSON.parse(readFileSync(path.join(FOLDER, 'golf_major_odds_2026.json'), 'utf8')) as MajorQuote[];
    const ratings = new GolfRatings(GOLF_MODEL);
    for (const played of readPlayed()) ratings.learn(resultOf(played));
    for (const event of new Set(quotes.map((quote) => quote.event))) {
      const pairs = quotes
        .filter((quote) => quote.event === event)
        .map(({ player, capturedAt, medianDecimal }) => ({
          ...ratings.skillOf(player, Date.parse(capturedAt) / 86_400_000),
          price: -Math.log(medianDecimal),
        }))
        .filter(({ rounds }) => rounds > 5);
      const agreement = correlation(ranks(pairs.map(({ skill }) => skill)), ranks(pairs.map(({ price }) => price)));
      console.info(event, pairs.length, agreement.toFixed(3));
      expect(agreement).toBeGreaterThan(0.3);
    }
  });
});
