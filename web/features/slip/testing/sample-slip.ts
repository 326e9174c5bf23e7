import type { GameOf } from '../../../core/games.ts';
import type { NewSlipEntry, SlipEntry } from '../../../core/slip/index.ts';

export const SLIP_NOW = '2026-07-11T21:53:00.000Z';

export const sampleEntry = (over: Partial<SlipEntry> = {}): SlipEntry => {
  const odds = over.odds ?? 104;
  return {
    gameId: '20260711_NYY@BOS',
    sport: 'mlb',
    betType: 'moneyline',
    selection: 'New York Yankees',
    odds,
    addedOdds: odds,
    stake: 0,
    potentialWin: 0,
    pick: { market: 'moneyline', period: 'full', side: 'away' },
    book: 'SUM',
    bookName: 'Summit',
    startsAt: '2026-07-11T23:05:00.000Z',
    awayTeamCode: 'NYY',
    homeTeamCode: 'BOS',
    ...over,
  };
};

export const newEntry = (over: Partial<SlipEntry> = {}): NewSlipEntry => {
  const { stake: _stake, potentialWin: _win, ...entry } = sampleEntry(over);
  return entry;
};

export const overEntry = (line = 8.5, over: Partial<SlipEntry> = {}): SlipEntry =>
  sampleEntry({
    betType: 'total',
    selection: `Over ${line}`,
    pick: { market: 'total', period: 'full', side: 'over', line },
    odds: -104,
    ...over,
  });
export const underEntry = (line = 8.5): SlipEntry =>
  sampleEntry({ betType: 'total', selection: `Under ${line}`, pick: { market: 'total', period: 'full', side: 'under', line }, odds: -108 });
export const spreadEntry = (side: 'away' | 'home', line: number): SlipEntry =>
  sampleEntry({
    betType: 'spread',
    selection: `${side === 'away' ? 'New York Yankees' : 'Boston Red Sox'} ${line > 0 ? '+' : ''}${line}`,
    pick: { market: 'spread', period: 'full', side, line },
    odds: 162,
  });
export const homeEntry = (): SlipEntry =>
  sampleEntry({ selection: 'Boston Red Sox', pick: { market: 'moneyline', period: 'full', side: 'home' }, odds: -116 });

type BoardGame = GameOf<'mlb'>;
type Quote = Extract<BoardGame['odds'][number], { market: 'moneyline' }>['away'];

export const sampleQuote = (odds: number | null, over: Partial<Quote> = {}): Quote => ({
  odds,
  line: null,
  book: odds === null ? null : 'HAR',
  bookName: odds === null ? null : 'Harbor',
  seenAt: odds === null ? null : SLIP_NOW,
  state: odds === null ? 'off' : 'open',
  move: null,
  movedAt: null,
  openOdds: odds,
  openLine: null,
  grade: null,
  ...over,
});

interface Prices {
  away?: Quote;
  over?: Quote;
}

/** The Yankees at Boston as the board lists them, +104 and over 8.5 at −104 unless stated otherwise. */
export function sampleBoardGame(prices: Prices = {}, over: Partial<BoardGame> = {}): BoardGame {
  const away = prices.away ?? sampleQuote(104);
  const total = prices.over ?? sampleQuote(-104, { line: 8.5 });
  const home = sampleQuote(-116);
  const under = sampleQuote(-108, { line: total.line });
  return {
    id: 'g-1',
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
    awayPitcherStats: null,
    homePitcherStats: null,
    weather: null,
    live: null,
    endedAt: null,
    odds: [
      { market: 'moneyline', awayOdds: away.odds, homeOdds: home.odds, away, home, bookCount: 7 },
      { market: 'totals', total: total.line, overOdds: total.odds, underOdds: under.odds, over: total, under, bookCount: 7 },
    ],
    aiSummary: null,
    ...over,
  };
}
