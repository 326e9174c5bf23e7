import { shiftDay } from '@clearedge/quant/calendar';
import { decimalToAmericanRounded } from '@clearedge/quant/price';
import { drawBelow, drawUniform, type RandomState, seedRandom } from '@clearedge/quant/random';
import { pastGames, pastProjections } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { HistoryBase, HistorySide, PastGame } from '../history-base.ts';
import { lastPlayedIn, restsOf } from '../history-base.ts';

const CODES = 'ARI ATL BAL BOS CHC CHW CIN CLE COL DET HOU KC LAA LAD MIA MIL MIN NYM NYY OAK PHI PIT SD SEA SF STL TB TEX TOR WSH'.split(
  ' ',
);
const GAMES_A_DAY = 15;
const DAYS_A_SEASON = 162;
const HOLD = 0.97;

export interface Planted {
  /** Added to the true chance of this club, unknown to its prices. */
  team?: string;
  edge?: number;
}

const priceOf = (fair: number): number => decimalToAmericanRounded(HOLD / fair);

function pairOf(
  random: RandomState,
  market: HistorySide['market'],
  names: [HistorySide['side'], HistorySide['side']],
  line: [number | null, number | null],
  fair: number,
  truth: number,
): HistorySide[] {
  const isFirst = drawUniform(random) < truth;
  const openFair = Math.min(0.9, Math.max(0.1, fair + (drawUniform(random) - 0.5) * 0.08));
  return names.map((side, at) => {
    const own = at === 0 ? fair : 1 - fair;
    return {
      market,
      side,
      line: line[at]!,
      odds: priceOf(own),
      book: 'SUM',
      books: 8,
      fair: own,
      openFair: at === 0 ? openFair : 1 - openFair,
      openLine: line[at]!,
      grade: (at === 0) === isFirst ? 'win' : 'loss',
      probability: own,
      confidence: drawBelow(random, 101),
    };
  });
}

function gameOf(random: RandomState, slateOn: string, awayCode: string, homeCode: string, { team, edge = 0 }: Planted): PastGame {
  const home = 0.35 + drawUniform(random) * 0.3;
  const planted = team === homeCode ? edge : team === awayCode ? -edge : 0;
  const isIndoors = drawBelow(random, 5) === 0;
  const line = 7.5 + drawBelow(random, 4);
  return {
    gameId: `${slateOn.replaceAll('-', '')}_${awayCode}@${homeCode}`,
    slateOn,
    seasonYear: Number(slateOn.slice(0, 4)),
    startsAt: new Date(`${slateOn}T23:05:00Z`),
    awayCode,
    homeCode,
    awayScore: drawBelow(random, 9),
    homeScore: drawBelow(random, 9),
    venue: `${homeCode} Park`,
    roof: isIndoors ? 'dome' : 'open',
    isNight: true,
    weather: {
      temperatureF: 50 + drawBelow(random, 45),
      windMph: drawBelow(random, 20),
      windDirection: ['out to center', 'in from left', 'left to right'][drawBelow(random, 3)]!,
      precipitationChance: drawBelow(random, 50) / 100,
      isIndoors,
    },
    rest: { away: null, home: null },
    sides: [
      ...pairOf(random, 'moneyline', ['home', 'away'], [null, null], home, Math.min(0.99, Math.max(0.01, home + planted))),
      ...pairOf(random, 'spread', ['home', 'away'], [-1.5, 1.5], home * 0.7, home * 0.7),
      ...pairOf(random, 'total', ['over', 'under'], [line, line], 0.5, 0.5),
    ],
  };
}

/** Whole seasons from April 1 on, fifteen games a day, at prices that know everything but what was planted. */
export function sampleGames(seasons: readonly number[], seed = 1, planted: Planted = {}): PastGame[] {
  const random = seedRandom(seed);
  const games: PastGame[] = [];
  for (const season of seasons)
    for (let day = 0; day < DAYS_A_SEASON; day += 1) {
      const left = [...CODES];
      for (let game = 0; game < GAMES_A_DAY; game += 1) {
        const [away] = left.splice(drawBelow(random, left.length), 1);
        const [home] = left.splice(drawBelow(random, left.length), 1);
        games.push(gameOf(random, shiftDay(`${season}-04-01`, day), away!, home!, planted));
      }
    }
  const rests = restsOf(games);
  return games.map((game, at) => ({ ...game, rest: rests[at]! }));
}

export const sampleBase = (games: readonly PastGame[]): HistoryBase => ({
  games,
  version: `${games.length}`,
  from: games[0]?.slateOn ?? null,
  to: games.at(-1)?.slateOn ?? null,
  withoutProjection: 0,
  lastPlayed: lastPlayedIn(games),
  hasAllGames: true,
  isReading: false,
});

const CHUNK = 400;

/** Stores games as the fill would, their opinions as the walk would. */
export async function storeGames(ctx: Pick<Ctx, 'db' | 'now'>, games: readonly PastGame[]): Promise<void> {
  const recordedAt = ctx.now();
  for (let at = 0; at < games.length; at += CHUNK) {
    const chunk = games.slice(at, at + CHUNK);
    await ctx.db
      .insert(pastGames)
      .values(
        chunk.map(({ rest: _rest, sides, ...game }) => ({
          ...game,
          innings: 9,
          recordedAt,
          sides: sides.map(({ probability: _p, confidence: _c, ...side }) => side),
        })),
      );
    await ctx.db
      .insert(pastProjections)
      .values(
        chunk.map(({ gameId, sides }) => ({
          gameId,
          modelVersion: 'test-1',
          ratedTo: '2026-01-01',
          recordedAt,
          sides: sides.map(({ market, side, probability, confidence }) => ({
            market,
            side,
            probability: probability!,
            confidence: confidence!,
          })),
        })),
      );
  }
}
