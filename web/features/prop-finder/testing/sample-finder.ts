import type { FinderDetail, FinderProp } from '../finder.queries.ts';

const NONE = { games: 0, lined: 0, over: 0, push: 0 };

export function sampleFinderProp(over: Partial<FinderProp> = {}): FinderProp {
  const { playerId = 'pp-0', propType = 'hits', line = 0.5 } = over;
  const gameId = over.gameId ?? '20260711_NYY@BOS';
  return {
    id: `${gameId}~${playerId}~${propType}~${line}`,
    gameId,
    sport: 'mlb',
    startsAt: '2026-07-11T23:05:00.000Z',
    playerId,
    playerName: 'A. Judge',
    position: 'RF',
    teamCode: 'NYY',
    opponent: 'BOS',
    awayTeam: 'New York Yankees',
    homeTeam: 'Boston Red Sox',
    awayTeamCode: 'NYY',
    homeTeamCode: 'BOS',
    propType,
    category: 'hitting',
    line,
    overOdds: 120,
    underOdds: -115,
    quotes: [
      ['SUM', 120, -140],
      ['NRT', 110, -115],
    ],
    isModelPrice: false,
    seenAt: '2026-07-11T15:00:00.000Z',
    isStale: false,
    bookCount: 2,
    fair: 0.48,
    worstOver: 0.47,
    worstUnder: 0.515,
    model: 0.56,
    pooled: 0.5,
    push: 0,
    bestSide: 'over',
    expectedValue: 5.6,
    doubt: null,
    confidence: 83,
    seasonAvg: 1.02,
    vsOpponent: 0.5,
    lastGames: [2, 0, 1],
    lastLines: [0.5, 0.5, null],
    spans: {
      L5: { games: 3, lined: 2, over: 1, push: 0 },
      L10: { games: 3, lined: 2, over: 1, push: 0 },
      L20: { games: 3, lined: 2, over: 1, push: 0 },
      season: { games: 3, lined: 2, over: 1, push: 0 },
      opponent: NONE,
    },
    ...over,
  };
}

/** No one quotes the under: there is no fair price. */
export const oneSided = (over: Partial<FinderProp> = {}): FinderProp =>
  sampleFinderProp({
    playerId: 'pp-1',
    playerName: 'R. Devers',
    propType: 'home_runs',
    underOdds: null,
    quotes: [['SUM', 350, null]],
    overOdds: 350,
    bookCount: 0,
    fair: null,
    worstOver: null,
    worstUnder: null,
    pooled: null,
    bestSide: null,
    expectedValue: null,
    doubt: 'no market',
    confidence: null,
    ...over,
  });

const rate = (games: number, over: number) => ({ games, over, push: 0, low: games ? 0.1 : null, high: games ? 0.9 : null });

export const sampleFinderDetail = (prop = sampleFinderProp()): FinderDetail => ({
  prop,
  methods: [{ method: 'power', over: 0.48, under: 0.52, overOdds: 108, underOdds: -108 }],
  books: [
    { book: 'SUM', bookName: 'Summit', overOdds: 120, underOdds: -140, quotedAt: '2026-07-11T14:58:00.000Z', hold: 0.036 },
    { book: 'NRT', bookName: 'Northgate', overOdds: 110, underOdds: null, quotedAt: '2026-07-11T14:50:00.000Z', hold: null },
  ],
  model: {
    mean: 1.04,
    distribution: [0.34, 0.36, 0.22, 0.08],
    chance: { over: 0.56, under: 0.44 },
    fairOdds: { over: -127, under: 127 },
    weight: 0.25,
    games: 20_000,
    projectedAt: '2026-07-11T14:30:00.000Z',
    modelVersion: 'players-1',
    isLineUpAnnounced: false,
  },
  cuts: [
    { key: 'L10', games: 3, mean: 1, ownLines: rate(2, 1), thisLine: rate(3, 2) },
    { key: 'opponent', games: 0, mean: null, ownLines: rate(0, 0), thisLine: rate(0, 0) },
    { key: 'home', games: 1, mean: 2, ownLines: rate(1, 1), thisLine: rate(1, 1) },
  ],
  log: [2, 0, 1].map((value, at) => ({
    gameId: `2026070${9 - at}_NYY@TB`,
    slateOn: `2026-07-0${9 - at}`,
    opponent: 'TB',
    isHome: at === 0,
    opposingArm: 'R',
    value,
    line: at === 2 ? null : 0.5,
  })),
  asOf: '2026-07-11T15:00:00.000Z',
});
