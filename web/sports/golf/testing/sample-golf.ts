import type { GolfOdds, OddsRow, Tournament, TournamentDetail } from '../golf.queries.ts';

export const NOW = '2026-07-11T16:00:00.000Z';

export const sampleTournament = (changes: Partial<Tournament> = {}): Tournament => ({
  id: 'golf-2026-harbor-open',
  name: 'Harbor Open',
  tour: 'Simulated Tour',
  venue: 'Harbor Links',
  location: 'Boston, MA',
  startDate: '2026-07-09',
  endDate: '2026-07-12',
  startsAt: '2026-07-09T11:00:00.000Z',
  purse: 8_800_000,
  field: 156,
  status: 'in-progress',
  statusNote: null,
  round: 3,
  major: false,
  featured: true,
  team: false,
  odds: {
    winner: ['Ann Ash', 'Bo Birch', 'Cy Cedar', 'Di Elm'].map((player, index) => ({
      playerId: `p${index}`,
      player,
      odds: 400 + 100 * index,
      book: 'SUM',
      bookName: 'Summit',
      seenAt: '2026-07-11T15:58:00.000Z',
      isStale: false,
      position: index + 1,
      positionText: index === 0 ? '1' : `T${index + 1}`,
    })),
  },
  ...changes,
});

const line = (name: string, changes: Partial<TournamentDetail['players'][number]>): TournamentDetail['players'][number] => ({
  playerId: name.slice(0, 2).toLowerCase(),
  name,
  isAmateur: false,
  status: 'playing',
  position: 1,
  positionText: '1',
  toPar: -8,
  strokes: 198,
  today: -2,
  thru: 12,
  teeTime: null,
  inPlayOff: false,
  rounds: [{ round: 1, strokes: 66, toPar: -4, thru: 18, holes: [] }],
  ...changes,
});

export const sampleDetail = (changes: Partial<TournamentDetail> = {}): TournamentDetail => ({
  ...sampleTournament(),
  par: 70,
  yards: 7100,
  scheduledRounds: 4,
  cut: { afterRound: 2, places: 65 },
  cutLine: { toPar: 1, count: 3, isProjected: false },
  playOff: null,
  boardAsOf: '2026-07-11T15:58:00.000Z',
  source: 'Simulated league',
  players: [
    line('Ann Ash', {}),
    line('Bo Birch', { position: 2, positionText: 'T2', toPar: 0, inPlayOff: true }),
    line('Cy Cedar', { status: 'cut', position: null, positionText: 'CUT', toPar: 5, today: null, thru: null }),
    line('Di Elm', { status: 'withdrawn', position: null, positionText: 'WD', toPar: 2, today: null, thru: null }),
    line('Ed Fir', { status: 'disqualified', position: null, positionText: 'DQ', toPar: 3, today: null, thru: null }),
  ],
  ...changes,
});

const row = (playerId: string, player: string, changes: Partial<OddsRow> = {}): OddsRow => ({
  playerId,
  player,
  opponentId: null,
  opponent: null,
  side: null,
  positionText: null,
  prices: { SUM: 400, MER: 420 },
  best: { odds: 420, book: 'MER', bookName: 'Meridian', seenAt: NOW },
  fair: { probability: 0.18, odds: 456, books: 2, evPct: -6.4 },
  ...changes,
});

export const sampleOdds = (changes: Partial<GolfOdds> = {}): GolfOdds => ({
  tournamentId: 'golf-2026-harbor-open',
  name: 'Harbor Open',
  market: 'outright',
  markets: ['outright', 'top10', 'make_cut', 'head_to_head'],
  asOf: NOW,
  status: 'in-progress',
  isClosing: false,
  source: 'Simulated league',
  books: ['SUM', 'MER'].map((code) => ({
    code,
    name: code === 'SUM' ? 'Summit' : 'Meridian',
    hold: 0.25,
    quotedAt: NOW,
    seenAt: '2026-07-11T15:58:00.000Z',
    isStale: false,
  })),
  hold: 0.2,
  modelLocked: true,
  modelAsOf: null,
  players: [row('p0', 'Ann Ash'), row('p1', 'Bo Birch', { prices: { SUM: 900 }, best: null })],
  ...changes,
});
