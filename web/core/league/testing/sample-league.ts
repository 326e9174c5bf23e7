import type { PriceCell } from '../../prices/read-markets.ts';
import type { BookRow, LeagueDetail, LeagueGame, LeaguePick, Meeting } from '../league-types.ts';

export const NOW = '2026-07-11T21:53:00.000Z';
export const ago = (seconds: number): string => new Date(Date.parse(NOW) - seconds * 1000).toISOString();

export function sampleCell(odds: number | null, line: number | null = null, over: Partial<PriceCell> = {}): PriceCell {
  const isOff = odds === null;
  return {
    odds,
    line,
    book: isOff ? null : 'SUM',
    bookName: isOff ? null : 'Summit',
    seenAt: isOff ? null : ago(14),
    state: isOff ? 'off' : 'open',
    move: null,
    movedAt: null,
    openOdds: odds,
    openLine: line,
    grade: null,
    ...over,
  };
}

interface Cells {
  money?: readonly [PriceCell, PriceCell];
  spread?: readonly [PriceCell, PriceCell];
  total?: readonly [PriceCell, PriceCell];
}

export function sampleMarkets(cells: Cells = {}): LeagueGame['markets'] {
  const [away, home] = cells.money ?? [sampleCell(145), sampleCell(-160)];
  const [awaySpread, homeSpread] = cells.spread ?? [sampleCell(-110, 3.5), sampleCell(-106, -3.5, { book: 'KEY', bookName: 'Keystone' })];
  const [over, under] = cells.total ?? [sampleCell(-108, 51.5), sampleCell(-112, 51.5)];
  return [
    { market: 'moneyline', awayOdds: away.odds, homeOdds: home.odds, away, home, bookCount: 5 },
    {
      market: 'spreads',
      awaySpread: awaySpread.line,
      homeSpread: homeSpread.line,
      awaySpreadOdds: awaySpread.odds,
      homeSpreadOdds: homeSpread.odds,
      away: awaySpread,
      home: homeSpread,
      bookCount: 5,
    },
    { market: 'totals', total: over.line, overOdds: over.odds, underOdds: under.odds, over, under, bookCount: 5 },
  ];
}

export function sampleGame(over: Partial<LeagueGame> = {}): LeagueGame {
  return {
    id: '7b0c4a52-0000-4000-8000-0000000000c1',
    gameId: '20260711_HAM@TOR',
    sport: 'cfl',
    season: 2026,
    week: 6,
    weekLabel: 'Week 6',
    stage: 'regular',
    slateOn: '2026-07-11',
    gameTime: '2026-07-11T23:00:00.000Z',
    isTimeTentative: false,
    awayTeam: 'Hamilton Tiger-Cats',
    homeTeam: 'Toronto Argonauts',
    awayTeamCode: 'HAM',
    homeTeamCode: 'TOR',
    awayDivision: 'east',
    homeDivision: 'east',
    awayRecord: { wins: 3, losses: 1, ties: 1 },
    homeRecord: { wins: 2, losses: 3, ties: 0 },
    venue: 'BMO Field',
    city: 'Toronto',
    roof: 'open',
    isNeutral: false,
    status: 'scheduled',
    statusNote: null,
    isCompleted: false,
    awayScore: null,
    homeScore: null,
    periods: null,
    hasOvertime: false,
    live: null,
    endedAt: null,
    odds: [],
    markets: sampleMarkets(),
    ...over,
  };
}

export const WEST_GAME = {
  gameId: '20260711_CGY@BC',
  awayTeam: 'Calgary Stampeders',
  homeTeam: 'BC Lions',
  awayTeamCode: 'CGY',
  homeTeamCode: 'BC',
  awayDivision: 'west',
  homeDivision: 'west',
  venue: 'BC Place',
  city: 'Vancouver',
  gameTime: '2026-07-12T02:00:00.000Z',
} as const satisfies Partial<LeagueGame>;

export const liveSample = (over: Partial<LeagueGame> = {}): LeagueGame =>
  sampleGame({
    gameId: '20260711_SSK@OTT',
    awayTeam: 'Saskatchewan Roughriders',
    homeTeam: 'Ottawa Redblacks',
    awayTeamCode: 'SSK',
    homeTeamCode: 'OTT',
    awayDivision: 'west',
    venue: 'TD Place Stadium',
    city: 'Ottawa',
    gameTime: '2026-07-11T20:00:00.000Z',
    status: 'live',
    awayScore: 17,
    homeScore: 10,
    periods: { away: [7, 10], home: [3, 7] },
    live: {
      kind: 'football',
      period: 3,
      isOvertime: false,
      clock: '04:12',
      isBreak: false,
      possession: 'away',
      down: 2,
      distance: 7,
      ballOn: 'OTT 35',
      lastPlay: 'Run for 3 yards',
      homeWin: 0.31,
      meanTotal: 49.2,
      asOf: ago(8),
    },
    ...over,
  });

const book = (
  code: string,
  name: string,
  market: BookRow['market'],
  pair: [number | null, number | null],
  line: number | null,
  age = 14,
): BookRow => ({
  market,
  book: code,
  bookName: name,
  first: { line, odds: pair[0] },
  second: { line: market === 'spread' && line !== null ? -line : line, odds: pair[1] },
  seenAt: ago(age),
  isStale: age > 900,
});

export const sampleBooks = (): BookRow[] => [
  book('SUM', 'Summit', 'spread', [-110, -110], 3.5),
  book('KEY', 'Keystone', 'spread', [-115, -105], 3.5),
  book('RED', 'Redwood', 'spread', [-108, -112], 4),
  book('HAR', 'Harbor', 'spread', [120, -140], 3.5, 1000),
  book('SUM', 'Summit', 'moneyline', [145, -160], null),
  book('SUM', 'Summit', 'total', [-110, -110], 51.5),
  book('SUM', 'Summit', 'half1_spread', [-110, -110], 1.5),
];

export const sampleMeeting = (over: Partial<Meeting> = {}): Meeting => ({
  gameId: '20260704_HAM@MTL',
  season: 2026,
  weekLabel: 'Week 5',
  slateOn: '2026-07-04',
  awayTeamCode: 'HAM',
  homeTeamCode: 'MTL',
  awayScore: 27,
  homeScore: 24,
  ...over,
});

export const sampleDetail = (over: Partial<LeagueDetail> = {}): LeagueDetail => ({
  ...sampleGame(),
  places: { away: { division: 'east', rank: 2 }, home: { division: 'east', rank: 3 } },
  books: sampleBooks(),
  otherOdds: [],
  market: null,
  houseRules: [],
  plays: [],
  meetings: [],
  form: { away: [sampleMeeting()], home: [] },
  ...over,
});

export const samplePick = (over: Partial<LeaguePick> = {}): LeaguePick => ({
  id: '7b0c4a52-0000-4000-8000-0000000000d1',
  sport: 'cfl',
  gameId: '20260711_HAM@TOR',
  gameKey: '20260711_HAM@TOR',
  matchup: 'Hamilton Tiger-Cats @ Toronto Argonauts',
  startsAt: '2026-07-11T23:00:00.000Z',
  game: { awayTeam: 'Hamilton Tiger-Cats', homeTeam: 'Toronto Argonauts', gameTime: '2026-07-11T23:00:00.000Z' },
  awayTeamCode: 'HAM',
  homeTeamCode: 'TOR',
  gameTime: '2026-07-11T23:00:00.000Z',
  venue: 'BMO Field',
  slateOn: '2026-07-11',
  dayPlace: 1,
  pickType: 'spread',
  selection: 'Hamilton Tiger-Cats +3.5',
  pick: { market: 'spread', period: 'full', side: 'away', line: 3.5 },
  odds: -110,
  book: 'SUM',
  bookName: 'Summit',
  priceSeenAt: ago(30),
  bookCount: 5,
  fairOdds: -120,
  confidence: 71,
  probability: 0.545,
  winProbability: 0.545,
  pushProbability: 0,
  probabilityLow: 0.5,
  probabilityHigh: 0.59,
  marketProbability: 0.5,
  expectedValue: 4.1,
  basis: 'model',
  claimedValue: 4.1,
  keptShare: 1,
  now: null,
  status: 'active',
  result: null,
  myResult: null,
  score: null,
  units: null,
  closingOdds: null,
  clv: null,
  isSimulated: true,
  publishedAt: ago(3600),
  isCorrected: false,
  sequence: 1,
  hash: 'cf'.repeat(32),
  ...over,
});
