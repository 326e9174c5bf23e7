import { sampleCell, sampleGame, secondsBefore } from '../../../testing/sample-game.ts';
import type { BookRow, GameDetail, LineHistory, NewsItem, PublicSplit, TeamForm } from '../contest-types.ts';
import { BOOKS, NAMES, POSITIONS } from './sample-names.ts';

function bookRows(): BookRow[] {
  return BOOKS.flatMap(([book, bookName], i) => {
    const base = { book, bookName, seenAt: secondsBefore(i === 6 ? 1080 : 9 + i * 6), isStale: i === 6 };
    const rows: BookRow[] = [
      { ...base, market: 'moneyline', first: { line: null, odds: 104 - i * 2 }, second: { line: null, odds: -122 + i * 2 } },
      { ...base, market: 'total', first: { line: 8.5, odds: -104 - i }, second: { line: 8.5, odds: -114 + i } },
    ];
    if (i !== 5) rows.push({ ...base, market: 'spread', first: { line: 1.5, odds: -178 - i }, second: { line: -1.5, odds: 162 - i } });
    return rows;
  });
}

const sampleForm = (over: Partial<TeamForm> = {}): TeamForm => ({
  lastTen: { wins: 6, losses: 4 },
  streak: 'W3',
  home: { wins: 29, losses: 17 },
  away: { wins: 29, losses: 18 },
  runsPerGame: 4.93,
  runsAllowedPerGame: 4.12,
  games: 93,
  isWhole: true,
  overUnder: { overs: 46, unders: 41, pushes: 6 },
  runLine: { covered: 49, lost: 44, pushes: 0 },
  recent: [
    { gameId: '20260710_NYY@BOS', slateOn: '2026-07-10', opponent: 'BOS', isHome: false, runs: 6, runsAllowed: 4 },
    { gameId: '20260709_NYY@BOS', slateOn: '2026-07-09', opponent: 'BOS', isHome: false, runs: 2, runsAllowed: 3 },
    { gameId: '20260708_TB@NYY', slateOn: '2026-07-08', opponent: 'TB', isHome: true, runs: 7, runsAllowed: 1 },
  ],
  ...over,
});

const lineUp = (prefix: string) => ({
  confirmed: prefix === 'a',
  batters: NAMES.map((name, i) => ({
    playerId: `${prefix}-${i}`,
    name,
    position: POSITIONS[i]!,
    battingOrder: i + 1,
    bats: (['L', 'R', 'S'] as const)[i % 3]!,
  })),
});

export function sampleDetail(over: Partial<GameDetail> = {}): GameDetail {
  return {
    ...sampleGame(),
    lineScore: null,
    books: bookRows(),
    otherOdds: [
      {
        market: 'first5_moneyline',
        first: sampleCell(-106, { seenAt: secondsBefore(1000), state: 'stale' }),
        second: sampleCell(null),
        bookCount: 1,
      },
      { market: 'first5_total', first: sampleCell(-112, { line: 4.5 }), second: sampleCell(-104, { line: 4.5 }), bookCount: 7 },
    ],
    market: { awayNoVig: 0.481, homeNoVig: 0.519, bookCount: 7, seenAt: secondsBefore(14), method: 'power' },
    form: {
      away: sampleForm(),
      home: sampleForm({ lastTen: { wins: 5, losses: 5 }, streak: 'L1', home: { wins: 27, losses: 19 }, away: { wins: 22, losses: 25 } }),
    },
    headToHead: {
      seasonYear: 2026,
      awayWins: 4,
      homeWins: 3,
      averageTotal: 9.1,
      isWhole: true,
      meetings: [
        { gameId: '20260710_NYY@BOS', slateOn: '2026-07-10', awayCode: 'NYY', homeCode: 'BOS', awayScore: 6, homeScore: 4 },
        { gameId: '20260512_BOS@NYY', slateOn: '2026-05-12', awayCode: 'BOS', homeCode: 'NYY', awayScore: 5, homeScore: 2 },
      ],
    },
    matchup: [
      { label: 'Record', away: '58–35', home: '49–44', better: 'away', note: null },
      { label: 'Starter ERA', away: '3.12', home: '4.05', better: 'away', note: null },
      { label: 'Starter K rate', away: '28.1%', home: '22.4%', better: 'away', note: null },
      { label: 'Bullpen ERA, 14 days', away: '4.22', home: '4.61', better: 'away', note: '61 innings' },
      { label: 'Away / home record', away: '29–18', home: '27–19', better: 'home', note: null },
      { label: 'Last 10', away: '6–4', home: '5–5', better: 'away', note: null },
    ],
    lineUps: { away: lineUp('a'), home: lineUp('h') },
    injuries: {
      away: {
        players: [
          {
            name: 'P. Laurent',
            position: 'RP',
            description: 'Right elbow inflammation',
            since: '2026-06-28',
            expectedReturn: '2026-07-20',
          },
        ],
        unknownBecause: null,
        checkedAt: '2026-07-11T15:56:00Z',
      },
      home: {
        players: [{ name: 'S. Ito', position: 'CF', description: 'Left hamstring strain', since: '2026-07-05', expectedReturn: null }],
        unknownBecause: null,
        checkedAt: '2026-07-11T15:56:00Z',
      },
    },
    ...over,
  };
}

export const samplePublic = (bets: number): PublicSplit => {
  const side = (share: number) => ({
    bets: Math.round(bets * share),
    betShare: bets < 10 ? null : share,
    moneyShare: bets < 10 ? null : share + 0.11,
  });
  const rest = (share: number) => ({
    bets: bets - Math.round(bets * share),
    betShare: bets < 10 ? null : 1 - share,
    moneyShare: bets < 10 ? null : 0.89 - share,
  });
  return {
    moneyline: { sample: bets, simulated: 0, away: side(0.35), home: rest(0.35) },
    total: { sample: bets, simulated: bets - 2, over: side(0.6), under: rest(0.6) },
    minimum: 10,
  };
};

export const sampleNews = (count: number): NewsItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `n-${i}`,
    sport: 'mlb',
    title: `Headline number ${i + 1} about a club that won`,
    summary: 'What happened in the game, in two sentences that say who did it. The next game is tomorrow.',
    publishedAt: secondsBefore(1800 * (i + 1)),
    source: 'League desk',
    url: i === 0 ? '#' : `https://example.com/${i}`,
    category: 'Recap',
  }));

const step = (hour: number, odds: number | null, line: number | null = null) => ({
  at: new Date(Date.UTC(2026, 6, 11, 12) + hour * 3_600_000).toISOString(),
  odds,
  line,
});
const WALK = [-104, -108, -106, 100, 106, 108, 104, 100, 102, 104];
export function sampleHistory(gameId: string, market: LineHistory['market'], side: LineHistory['side']): LineHistory {
  const flip = side === 'home' || side === 'under' ? -1 : 1;
  const lineAt = (i: number, k: number): number | null =>
    market === 'total' ? (i > 4 + k ? 9 : 8.5) : market === 'spread' ? 1.5 * flip : null;
  const priced = (odds: number, k: number): number => {
    const track = (odds > 0 ? odds - 100 : odds + 100) * flip - k * 4;
    return track >= 0 ? track + 100 : track - 100;
  };
  return {
    gameId,
    market,
    side,
    startsAt: '2026-07-11T23:05:00.000Z',
    asOf: '2026-07-11T21:53:00.000Z',
    series: BOOKS.map(([book, bookName], k) => ({
      book,
      bookName,
      points: WALK.map((odds, i) => step(i + k * 0.3, priced(odds, k), lineAt(i, k))),
    })),
  };
}
