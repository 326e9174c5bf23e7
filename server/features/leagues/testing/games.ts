import type { FeedLeagueGame, FeedQuote, FootballLiveState, ReportedLeagueFacts } from '../../../ports/index.ts';

export const GAME_ID = '20260711_HAM@TOR';
const NAMES: Record<string, string> = { HAM: 'Hamilton Tiger-Cats', TOR: 'Toronto Argonauts', MTL: 'Montreal Alouettes', BC: 'BC Lions' };
const WEST = ['BC', 'CGY', 'EDM', 'SSK', 'WPG'];

const team = (code: string) => ({ code, name: NAMES[code] ?? `${code} club` });

/** Hamilton at Toronto on 11 July 2026 at 7 p.m. Eastern, week 6, unless told otherwise. */
export function footballGame(values: Partial<FeedLeagueGame> = {}): FeedLeagueGame {
  const gameId = values.gameId ?? GAME_ID;
  const [, year, month, day, away = 'HAM', home = 'TOR'] = /^(\d{4})(\d\d)(\d\d)_([A-Z]+)@([A-Z]+)/.exec(gameId) ?? [];
  const slateOn = `${year}-${month}-${day}`;
  return {
    gameId,
    sourceId: `s-${gameId}`,
    seasonYear: Number(year),
    week: 6,
    stage: 'regular',
    slateOn,
    startsAt: new Date(`${slateOn}T23:00:00Z`),
    isStartTentative: false,
    away: team(away),
    home: team(home),
    venue: { name: WEST.includes(home) ? `${home} Park` : 'BMO Field', city: home === 'TOR' ? 'Toronto' : home, roof: 'open' },
    isNeutral: false,
    status: 'scheduled',
    statusNote: null,
    score: null,
    endedAt: null,
    ...values,
  };
}

export function finalGame(gameId: string, away: number, home: number, values: Partial<FeedLeagueGame> = {}): FeedLeagueGame {
  const game = footballGame({ gameId });
  return { ...game, status: 'final', score: { away, home }, endedAt: new Date(game.startsAt.getTime() + 170 * 60_000), ...values };
}

export const factsOf = (gameId: string, away: number, home: number, values: Partial<ReportedLeagueFacts> = {}): ReportedLeagueFacts => ({
  gameId,
  facts: { state: 'final', minutesPlayed: 60, score: { away, home } },
  periods: { away: [away, 0, 0, 0], home: [home, 0, 0, 0] },
  reportedAt: footballGame({ gameId }).startsAt,
  isFinal: true,
  ...values,
});

export const liveState = (values: Partial<FootballLiveState> = {}): FootballLiveState => ({
  gameId: GAME_ID,
  asOf: new Date('2026-07-11T23:40:00Z'),
  kind: 'football',
  period: 2,
  clock: '11:20',
  isBreak: false,
  possession: 'home',
  down: 2,
  distance: 7,
  ballOn: 'TOR 42',
  lastPlay: 'Run for 3 yards.',
  plays: [
    {
      at: new Date('2026-07-11T23:39:00Z'),
      period: 2,
      clock: '11:50',
      possession: 'home',
      text: 'Run for 3 yards.',
      isScoring: false,
      score: { away: 7, home: 3 },
    },
  ],
  score: { away: 7, home: 3 },
  periods: { away: [7, 0], home: [3, 0] },
  ...values,
});

/** Both sides of the three markets at one book: Hamilton +3.5, total 51.5. */
export function quotesOf(code: string, quotedAt: Date, gameId = GAME_ID): FeedQuote[] {
  const quote = (market: FeedQuote['market'], side: FeedQuote['side'], line: number | null, price: number): FeedQuote => ({
    gameId,
    book: { code, name: `Book ${code}` },
    market,
    side,
    line,
    price,
    quotedAt,
    isOpening: false,
  });
  return [
    quote('moneyline', 'away', null, 150),
    quote('moneyline', 'home', null, -175),
    quote('spread', 'away', 3.5, -108),
    quote('spread', 'home', -3.5, -112),
    quote('total', 'over', 51.5, -105),
    quote('total', 'under', 51.5, -115),
  ];
}
