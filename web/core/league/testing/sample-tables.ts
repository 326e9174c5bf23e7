import type { Schedule, Standings, TableRow, Team, TeamPage, Teams } from '../league-types.ts';
import { ago, liveSample, sampleGame, sampleMeeting, WEST_GAME } from './sample-league.ts';

export function sampleSchedule(over: Partial<Schedule> = {}): Schedule {
  const week = (number: number, from: string, to: string, played: number): Schedule['weeks'][number] => ({
    week: number,
    stage: 'regular',
    label: `Week ${number}`,
    from,
    to,
    games: 4,
    played,
  });
  return {
    source: { kind: 'demo', label: 'Simulated league', notice: 'Every game is simulated.' },
    season: 2026,
    seasons: [2026],
    overview: { weeks: 21, days: 60, games: 81, played: 20, teams: 9, from: '2026-06-04', to: '2026-10-24', finalOn: '2026-11-15' },
    weeks: [week(5, '2026-07-02', '2026-07-05', 4), week(6, '2026-07-09', '2026-07-12', 1), week(7, '2026-07-16', '2026-07-19', 0)],
    currentWeek: 6,
    week: 6,
    currentDay: null,
    day: null,
    games: [sampleGame(), sampleGame(WEST_GAME), liveSample()],
    ...over,
  };
}

/** The same season as a league that is listed by the day gives it. */
export const sampleDay = (on: string, over: Partial<Schedule> = {}): Schedule =>
  sampleSchedule({
    weeks: [],
    currentWeek: null,
    week: null,
    currentDay: '2026-07-11',
    day: { on, label: 'Regular season', games: 3, played: 0, previousOn: '2026-07-09', nextOn: '2026-07-14' },
    ...over,
  });

const none = { wins: 0, losses: 0, ties: 0 };
const row = (rank: number, code: string, name: string, over: Partial<TableRow> = {}): TableRow => ({
  rank,
  code,
  name,
  played: 5,
  wins: 3,
  losses: 2,
  ties: 0,
  points: 6,
  pointsFor: 130,
  pointsAgainst: 120,
  home: { wins: 2, losses: 1, ties: 0 },
  away: { wins: 1, losses: 1, ties: 0 },
  division: none,
  streak: 'W1',
  regulationWins: 3,
  winsBeforeShootout: 3,
  lastTen: { wins: 3, losses: 2, ties: 0 },
  place: rank === 1 ? 'division_bye' : rank < 4 ? 'semifinal' : null,
  clinched: null,
  decidedBy: null,
  ...over,
});

export const sampleStandings = (over: Partial<Standings> = {}): Standings => ({
  source: { kind: 'demo', label: 'Simulated league', notice: null },
  season: 2026,
  seasons: [2026],
  played: 20,
  games: 81,
  divisions: [
    {
      division: 'west',
      name: 'West Division',
      rows: [
        row(1, 'SSK', 'Saskatchewan Roughriders', { clinched: 'first' }),
        row(2, 'CGY', 'Calgary Stampeders', { decidedBy: 'More wins' }),
        row(3, 'BC', 'BC Lions'),
        row(4, 'WPG', 'Winnipeg Blue Bombers', { place: 'crossover', points: 6 }),
        row(5, 'EDM', 'Edmonton Elks', { clinched: 'out' }),
      ],
    },
    {
      division: 'east',
      name: 'East Division',
      rows: [
        row(1, 'HAM', 'Hamilton Tiger-Cats'),
        row(2, 'MTL', 'Montreal Alouettes'),
        row(3, 'TOR', 'Toronto Argonauts', { place: null, points: 4 }),
        row(4, 'OTT', 'Ottawa Redblacks'),
      ],
    },
  ],
  crossover: { code: 'WPG', from: 'west', to: 'east', points: 6, ahead: 'TOR' },
  rules: ['Most points', 'Most wins'],
  asOf: ago(60),
  ...over,
});

const sampleTeam = (over: Partial<Team> = {}): Team => ({
  code: 'HAM',
  name: 'Hamilton Tiger-Cats',
  division: 'east',
  rank: 1,
  record: { wins: 3, losses: 1, ties: 1 },
  points: 7,
  streak: 'W2',
  venue: 'Hamilton Stadium',
  city: 'Hamilton',
  nextGame: {
    gameId: '20260711_HAM@TOR',
    gameTime: '2026-07-11T23:00:00.000Z',
    opponentCode: 'TOR',
    opponent: 'Toronto Argonauts',
    isHome: false,
  },
  ...over,
});

export const sampleTeams = (): Teams => ({
  source: { kind: 'demo', label: 'Simulated league', notice: null },
  season: 2026,
  teams: [
    sampleTeam(),
    sampleTeam({ code: 'TOR', name: 'Toronto Argonauts', rank: 2, nextGame: null }),
    sampleTeam({ code: 'BC', name: 'BC Lions', division: 'west', rank: 1 }),
  ],
});

const split = { record: { wins: 3, losses: 1, ties: 1 }, games: 5, pointsFor: 140, pointsAgainst: 121 };

export const sampleTeamPage = (over: Partial<TeamPage> = {}): TeamPage => ({
  source: { kind: 'demo', label: 'Simulated league', notice: null },
  season: 2026,
  team: sampleTeam(),
  standing: row(1, 'HAM', 'Hamilton Tiger-Cats'),
  splits: { all: split, home: { ...split, games: 0, record: none }, away: split, division: split },
  lastFive: [
    sampleMeeting(),
    sampleMeeting({ gameId: '20260627_OTT@HAM', awayTeamCode: 'OTT', homeTeamCode: 'HAM', awayScore: 20, homeScore: 20 }),
  ],
  results: Array.from({ length: 8 }, (_, i) => sampleMeeting({ gameId: `2026060${i + 1}_HAM@MTL`, slateOn: `2026-06-0${i + 1}` })),
  nextGames: [sampleGame()],
  againstSpread: { covered: 2, lost: 1, pushes: 0, games: 3 },
  overUnder: { overs: 0, unders: 0, pushes: 0, games: 0 },
  headToHead: [
    {
      code: 'MTL',
      name: 'Montreal Alouettes',
      record: { wins: 1, losses: 0, ties: 0 },
      pointsFor: 27,
      pointsAgainst: 24,
      meetings: [sampleMeeting()],
    },
    { code: 'OTT', name: 'Ottawa Redblacks', record: none, pointsFor: 0, pointsAgainst: 0, meetings: [] },
  ],
  rating: null,
  ...over,
});
