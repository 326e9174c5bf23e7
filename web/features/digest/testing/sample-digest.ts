import type { Digest, DigestGame, DigestPick, PriceCell } from '../digest.queries.ts';

const teams = { awayTeam: 'New York Yankees', homeTeam: 'Boston Red Sox', awayTeamCode: 'NYY', homeTeamCode: 'BOS' };
const START = '2026-07-11T23:05:00.000Z';
const SEEN = '2026-07-11T16:00:00.000Z';
const OPENED = '2026-07-10T14:00:00.000Z';

const cell = (odds: number, line: number | null = null): PriceCell => ({
  odds,
  line,
  book: 'SUM',
  bookName: 'Summit',
  seenAt: SEEN,
  state: 'open',
  move: null,
  movedAt: null,
  openOdds: -110,
  openLine: line,
  grade: null,
});

export const sampleDigestGame = (more: Partial<DigestGame> = {}): DigestGame => ({
  gameId: '20260711_NYY@BOS',
  sport: 'mlb',
  ...teams,
  awayRecord: { wins: 50, losses: 40 },
  homeRecord: { wins: 48, losses: 43 },
  startsAt: START,
  isTimeTentative: false,
  venue: 'Fenway Park',
  status: 'scheduled',
  statusNote: null,
  awayScore: null,
  homeScore: null,
  awayPitcher: 'Ace Hill',
  homePitcher: null,
  inPlay: null,
  lineUps: { away: false, home: false },
  moneyline: { away: cell(105), home: cell(-115), bookCount: 7 },
  total: { over: cell(-108, 9.5), under: cell(-104, 9.5), bookCount: 7 },
  ...more,
});

export const sampleDigestPick = (more: Partial<DigestPick> = {}): DigestPick => ({
  id: '0197f3a0-0000-7000-8000-0000000000b1',
  sport: 'mlb',
  gameKey: '20260711_NYY@BOS',
  slateOn: '2026-07-11',
  ...teams,
  startsAt: START,
  pickType: 'moneyline',
  selection: 'Boston Red Sox',
  odds: -112,
  bookName: 'Keystone',
  priceSeenAt: SEEN,
  probability: 0.57,
  winProbability: 0.57,
  pushProbability: 0,
  marketWinProbability: 0.54,
  breakEvenProbability: 0.528,
  marketRecord: { wins: 12, losses: 9, pushes: 1, units: 2.4 },
  expectedValue: 6.2,
  confidence: 81.4,
  label: 'Best Value',
  reasoning: 'Starters: the home side has the better one.',
  result: null,
  score: null,
  units: null,
  closingOdds: null,
  clv: null,
  publishedAt: SEEN,
  sequence: 27,
  ...more,
});

const lost = sampleDigestPick({
  id: '0197f3a0-0000-7000-8000-0000000000b2',
  label: null,
  result: 'LOSS',
  units: -1,
  score: { away: 5, home: 2 },
  closingOdds: -120,
});
const won = sampleDigestPick({
  id: '0197f3a0-0000-7000-8000-0000000000b3',
  label: null,
  selection: 'Over 8.5',
  pickType: 'total',
  result: 'WIN',
  units: 1.5,
});

type Summary = Digest['record']['summary'];
export const sampleSummary = (more: Partial<Summary> = {}): Summary => ({
  picks: 27,
  wins: 14,
  losses: 12,
  pushes: 1,
  voids: 0,
  pending: 0,
  hitRate: 14 / 26,
  hitInterval: { low: 0.355, high: 0.712 },
  neededRate: 0.484,
  statedRate: 0.52,
  staked: 27,
  units: 1.67,
  roi: 0.062,
  roiInterval: { low: -0.21, high: 0.33 },
  claimedEv: 0.04,
  clv: null,
  ...more,
});

const yesterday: Digest['yesterday'] = {
  date: '2026-07-10',
  games: [
    { gameId: '20260710_NYY@BOS', sport: 'mlb', ...teams, status: 'completed', statusNote: null, awayScore: 5, homeScore: 2, innings: 11 },
  ],
  picks: [lost, won],
  wins: 1,
  losses: 1,
  pushes: 0,
  voids: 0,
  pending: 0,
  units: 0.5,
};

const movers: Digest['movers'] = [
  {
    gameId: '20260711_NYY@BOS',
    sport: 'mlb',
    ...teams,
    startsAt: START,
    market: 'total',
    selection: 'Over',
    from: { line: 8.5, probability: 0.5, odds: 100 },
    to: { line: 9.5, probability: 0.49, odds: 104 },
    bookCount: 7,
    openedAt: OPENED,
    seenAt: SEEN,
    isClosed: false,
  },
  {
    gameId: '20260711_NYY@BOS',
    sport: 'mlb',
    ...teams,
    startsAt: START,
    market: 'moneyline',
    selection: 'Boston Red Sox',
    from: { line: null, probability: 0.521, odds: -109 },
    to: { line: null, probability: 0.574, odds: -135 },
    bookCount: 7,
    openedAt: OPENED,
    seenAt: SEEN,
    isClosed: false,
  },
];

const watch: NonNullable<Digest['watch']> = [
  {
    gameId: '20260711_NYY@BOS',
    sport: 'mlb',
    driverUnit: 'chance',
    ...teams,
    startsAt: START,
    analyzedAt: SEEN,
    verdict: 'One price is worth its risk now.',
    favored: { side: 'home', team: 'Boston Red Sox', teamCode: 'BOS', probability: 0.57, low: 0.54, high: 0.6 },
    drivers: [{ factor: 'starters', title: 'Starters', detail: 'Boston has the better one', points: 2.4 }],
    changes: ['A change of starter would.'],
  },
];

export const sampleDigest = (more: Partial<Digest> = {}): Digest => ({
  date: '2026-07-11',
  asOf: SEEN,
  isPast: false,
  nextSlateOn: null,
  leagues: [],
  pricesAt: SEEN,
  isStale: false,
  missing: { prices: 0, starters: 0, weather: 0 },
  games: [sampleDigestGame()],
  movers,
  news: [
    {
      id: 'n1',
      title: 'Sox place A. Stone on the injured list',
      summary: 'He is expected back in August.',
      publishedAt: '2026-07-11T13:00:00.000Z',
      source: 'League Wire',
      url: '#',
      category: 'Injuries',
    },
  ],
  weather: [
    {
      gameId: '20260711_NYY@BOS',
      ...teams,
      startsAt: START,
      venue: 'Fenway Park',
      notes: ['Wind 14 mph out to center'],
      weather: {
        temperatureF: 78,
        windMph: 14,
        windDirection: 'out to center',
        precipitationChance: 0.1,
        humidity: 0.5,
        sky: 'Clear',
        isIndoors: false,
        asOf: '2026-07-11T12:00:00.000Z',
      },
    },
  ],
  picks: { published: 1, hidden: 0, noBet: null, noBetNow: null, noBetSport: null, list: [sampleDigestPick()] },
  yesterday,
  record: { through: '2026-07-10', since: '2026-06-01', isSimulated: true, sports: ['mlb'], summary: sampleSummary() },
  watch,
  ...more,
});
