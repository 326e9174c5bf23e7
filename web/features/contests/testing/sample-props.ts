import { secondsBefore } from '../../../testing/sample-game.ts';
import type { PlayerProp, PropLog, PropSide } from '../contest-types.ts';

const propSide = (odds: number | null, over: Partial<PropSide> = {}): PropSide | null =>
  odds === null
    ? null
    : {
        odds,
        book: 'SUM',
        bookName: 'Summit',
        quotedAt: secondsBefore(7200),
        seenAt: secondsBefore(40),
        isStale: false,
        isModelPrice: false,
        modelProbability: 0.56,
        marketProbability: 0.48,
        probability: 0.5,
        winProbability: 0.5,
        pushProbability: 0,
        fairOdds: 100,
        ev: 0.05,
        doubt: { model: null, market: null },
        ...over,
      };

const hitRates = (): PlayerProp['hitRates'] =>
  (['L5', 'L10', 'L20', 'season'] as const).map((span, i) => {
    const games = [5, 10, 20, 88][i]!;
    return { span, games, over: games / 5, push: 0, low: 0.1, high: 0.5, linedGames: games, overOwnLine: 1 };
  });

export function sampleProp(over: Partial<PlayerProp> = {}): PlayerProp {
  const { overOdds = 110, underOdds = -140 } = over;
  return {
    playerName: 'A. Judge',
    playerId: 'pp-0',
    teamCode: 'NYY',
    propType: 'hits',
    line: 1.5,
    overOdds,
    underOdds,
    opponent: 'BOS',
    bookmaker: 'SUM',
    bookmakerName: 'Summit',
    quotedAt: secondsBefore(40),
    over: propSide(overOdds),
    under: propSide(underOdds, { modelProbability: 0.44, marketProbability: 0.52, probability: 0.5, ev: -0.14 }),
    bookCount: 5,
    modelWeight: 0.25,
    projection: {
      mean: 1.08,
      distribution: [0.3, 0.39, 0.23, 0.07, 0.01],
      pushProbability: 0,
      games: 20_000,
      projectedAt: secondsBefore(300),
      modelVersion: 'players-1',
      isLineUpAnnounced: true,
    },
    hitRates: hitRates(),
    ...over,
  };
}

export const sampleProps = (): PlayerProp[] =>
  ['hits', 'total_bases', 'home_runs', 'pitcher_strikeouts', 'rbi'].map((propType, i) =>
    sampleProp({
      playerName: ['A. Judge', 'R. Devers', 'J. Alvarado', 'R. Castellan', 'T. Brandt'][i]!,
      playerId: `pp-${i}`,
      teamCode: i === 1 ? 'BOS' : 'NYY',
      propType,
      line: i === 3 ? 6.5 : 1.5 - (i === 2 ? 1 : 0),
      overOdds: 110 + i * 15,
      underOdds: i === 2 ? null : -140,
      opponent: i === 1 ? 'NYY' : 'BOS',
    }),
  );

export const samplePropLog = (): PropLog => ({
  playerId: 'pp-0',
  propType: 'hits',
  line: 1.5,
  recent: [2, 0, 1, 3].map((value, i) => ({
    gameId: `2026071${i}_NYY@BOS`,
    slateOn: `2026-07-1${i}`,
    opponent: 'BOS',
    isHome: false,
    opposingArm: 'R',
    value,
    line: i === 3 ? null : 0.5,
  })),
  splits: [
    { label: 'Season', games: 88, over: 20, push: 0, mean: 1.02, low: 0.15, high: 0.33 },
    { label: 'v. left-handed starters', games: 0, over: 0, push: 0, mean: null, low: null, high: null },
  ],
  from: '2026-03-28',
  asOf: secondsBefore(5),
});
