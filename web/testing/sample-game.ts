import type { GameOf } from '../core/games.ts';
import type { PriceCell } from '../core/prices/read-markets.ts';

type Game = GameOf<'mlb'>;

export const NOW = '2026-07-11T21:53:00.000Z';
export const secondsBefore = (seconds: number, now = NOW): string => new Date(Date.parse(now) - seconds * 1000).toISOString();

export function sampleCell(odds: number | null, over: Partial<PriceCell> = {}): PriceCell {
  return {
    odds,
    line: null,
    book: odds === null ? null : 'SUM',
    bookName: odds === null ? null : 'Summit',
    seenAt: odds === null ? null : secondsBefore(14),
    state: odds === null ? 'off' : 'open',
    move: null,
    movedAt: null,
    openOdds: odds,
    openLine: null,
    grade: null,
    ...over,
  };
}

export function sampleOdds(change: { money?: PriceCell[]; spread?: PriceCell[]; total?: PriceCell[] } = {}): Game['odds'] {
  const [away, home] = change.money ?? [sampleCell(104), sampleCell(-116, { book: 'KEY', bookName: 'Keystone' })];
  const [awayRun, homeRun] = change.spread ?? [
    sampleCell(-178, { line: 1.5, book: 'RED', bookName: 'Redwood', seenAt: secondsBefore(22) }),
    sampleCell(162, { line: -1.5, book: 'NOR', bookName: 'Northline', seenAt: secondsBefore(9) }),
  ];
  const [over, under] = change.total ?? [
    sampleCell(-104, { line: 8.5, book: 'HAR', bookName: 'Harbor' }),
    sampleCell(-108, { line: 8.5, book: 'MER', bookName: 'Meridian', seenAt: secondsBefore(31) }),
  ];
  return [
    { market: 'moneyline', awayOdds: away!.odds, homeOdds: home!.odds, away: away!, home: home!, bookCount: 7 },
    {
      market: 'spreads',
      awaySpread: awayRun!.line,
      homeSpread: homeRun!.line,
      awaySpreadOdds: awayRun!.odds,
      homeSpreadOdds: homeRun!.odds,
      away: awayRun!,
      home: homeRun!,
      bookCount: 7,
    },
    { market: 'totals', total: over!.line, overOdds: over!.odds, underOdds: under!.odds, over: over!, under: under!, bookCount: 7 },
  ];
}

const samplePitcher = (over: Partial<NonNullable<Game['awayPitcherStats']>> = {}): NonNullable<Game['awayPitcherStats']> => ({
  playerId: 'p-1',
  throws: 'R',
  wins: 9,
  losses: 4,
  era: 3.12,
  inningsPitched: 112.1,
  strikeouts: 128,
  walks: 31,
  strikeoutRate: 0.281,
  starts: 18,
  ...over,
});

export function sampleGame(over: Partial<Game> = {}): Game {
  return {
    id: '7b0c4a52-0000-4000-8000-000000000001',
    gameId: '20260711_NYY@BOS',
    sport: 'mlb',
    slateOn: '2026-07-11',
    awayTeam: 'New York Yankees',
    homeTeam: 'Boston Red Sox',
    awayTeamCode: 'NYY',
    homeTeamCode: 'BOS',
    awayRecord: { wins: 58, losses: 35 },
    homeRecord: { wins: 49, losses: 44 },
    gameTime: '2026-07-11T23:05:00.000Z',
    isTimeTentative: false,
    gameNumber: 1,
    isDoubleheader: false,
    resumesOn: null,
    innings: null,
    scheduledInnings: 9,
    venue: 'Fenway Park',
    city: 'Boston',
    roof: 'open',
    dayNight: 'night',
    status: 'scheduled',
    statusNote: null,
    isCompleted: false,
    awayScore: null,
    homeScore: null,
    awayPitcher: 'R. Castellan',
    homePitcher: 'J. Thibault',
    awayPitcherStats: samplePitcher(),
    homePitcherStats: samplePitcher({ playerId: 'p-2', throws: 'L', era: 4.05, strikeoutRate: 0.224 }),
    weather: {
      temperatureF: 74,
      windMph: 11,
      windDirection: 'out to right',
      precipitationChance: 0.05,
      humidity: 58,
      sky: 'clear',
      isIndoors: false,
      asOf: secondsBefore(1200),
    },
    live: null,
    endedAt: null,
    odds: sampleOdds(),
    aiSummary: null,
    ...over,
  };
}

const closed = (cell: PriceCell, grade: PriceCell['grade'] = null): PriceCell => ({ ...cell, state: 'closed', grade });

export function liveSample(over: Partial<Game> = {}): Game {
  return sampleGame({
    gameId: '20260711_PHI@ATL',
    awayTeam: 'Philadelphia Phillies',
    homeTeam: 'Atlanta Braves',
    awayTeamCode: 'PHI',
    homeTeamCode: 'ATL',
    venue: 'Truist Park',
    city: 'Atlanta',
    gameTime: '2026-07-11T20:29:00.000Z',
    status: 'live',
    awayScore: 3,
    homeScore: 2,
    live: {
      inning: 5,
      inningHalf: 'bottom',
      isBetweenInnings: false,
      balls: 2,
      strikes: 1,
      outs: 1,
      lastPlay: 'D. Amadi singles to right',
      runnersOn: { first: true, second: false, third: true },
      asOf: secondsBefore(8),
    },
    odds: sampleOdds({ money: [closed(sampleCell(-122)), closed(sampleCell(112))] }),
    ...over,
  });
}

export function finalSample(over: Partial<Game> = {}): Game {
  return sampleGame({
    gameId: '20260711_BAL@TOR',
    awayTeam: 'Baltimore Orioles',
    homeTeam: 'Toronto Blue Jays',
    awayTeamCode: 'BAL',
    homeTeamCode: 'TOR',
    venue: 'Rogers Centre',
    city: 'Toronto',
    gameTime: '2026-07-11T17:05:00.000Z',
    status: 'completed',
    isCompleted: true,
    awayScore: 3,
    homeScore: 6,
    endedAt: '2026-07-11T19:46:00.000Z',
    odds: sampleOdds({
      money: [closed(sampleCell(118), 'loss'), closed(sampleCell(-126), 'win')],
      spread: [closed(sampleCell(-150, { line: 1.5 }), 'loss'), closed(sampleCell(136, { line: -1.5 }), 'win')],
      total: [closed(sampleCell(-104, { line: 9 }), 'push'), closed(sampleCell(-112, { line: 9 }), 'push')],
    }),
    ...over,
  });
}
