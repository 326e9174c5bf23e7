/** Answers of the football and golf services, written by hand with invented figures and players. */
const squad = (id: number, name: string, shortName: string, score: number) => ({ id, name, shortName, score });

export const ROUNDS = [
  {
    id: 501,
    status: 'complete',
    name: 'Week 2',
    type: 'REG',
    number: 2,
    startDate: '2026-06-11T00:00:00+00:00',
    endDate: '2026-06-14T23:59:00+00:00',
    tournaments: [
      {
        id: 70_001,
        cflId: 7001,
        date: '2026-06-13T23:00:00+00:00',
        status: 'complete',
        homeSquad: squad(1, 'Toronto Argonauts', 'TOR', 24),
        awaySquad: squad(2, 'Hamilton Tiger-Cats', 'HAM', 27),
        activePeriod: 4,
        clock: '00:00',
        possession: 'Away',
        timeouts: { away: 1, home: 0 },
        winner: 2,
        isHidden: false,
        markets: { moneyline: { home: 1.9, away: 1.95 } },
        marketsBCLC: [],
        marketsScorebet: [],
      },
    ],
  },
];
export const RECORDS = [
  { id: 2, name: 'Hamilton Tiger-Cats', abbreviation: 'HAM', wins: 2, draw: 1, loss: 0, ticketUrls: { single: 'x' } },
];
export const FIXTURES = [
  {
    ID: 7001,
    season_id: 61,
    week: 2,
    game_type_id: 1,
    home_team_id: 8,
    away_team_id: 6,
    home_team_score: 24,
    away_team_score: 27,
    start_at: '2026-06-13T23:00:00Z',
    start_at_local: '2026-06-13T19:00:00',
    venue_id: 12,
    game_status: 'FINAL',
    game_clock: '00:00',
    genius: { id: '70001' },
    relations: { venue: { name: 'Lakeshore Field', city: 'Toronto' }, season: { year: 2026 } },
  },
];

const side = (homeAway: string, id: string, abbreviation: string, score: string) => ({
  homeAway,
  team: { id, abbreviation, displayName: abbreviation },
  score,
  linescores: [{ value: 7, displayValue: '7' }],
});
const week = { value: '6', startDate: '2026-10-14T07:00Z', endDate: '2026-10-21T06:59Z' };
export const LEAGUE_SCOREBOARD = {
  leagues: [
    {
      season: { year: 2026, startDate: '2026-08-01T07:00Z', endDate: '2027-02-17T07:59Z' },
      calendar: [{ value: '2', startDate: '2026-09-10T07:00Z', endDate: '2027-01-14T07:59Z', entries: [week] }],
    },
  ],
  events: [
    {
      id: '9001',
      date: '2026-10-18T17:00Z',
      season: { year: 2026, type: 2 },
      week: { number: 6 },
      competitions: [
        {
          type: { abbreviation: 'STD' },
          timeValid: true,
          neutralSite: false,
          venue: { fullName: 'Lakeshore Field', indoor: false, address: { city: 'Buffalo', state: 'NY', country: 'USA' } },
          competitors: [side('home', '2', 'BUF', '7'), side('away', '12', 'KC', '7')],
          notes: [{ headline: 'Week 6' }],
          situation: { possession: '2', down: 2, distance: 7, possessionText: 'BUF 35', lastPlay: { text: 'Run for 3 yards.' } },
          status: {
            displayClock: '4:05',
            period: 1,
            type: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, detail: '4:05 - 1st Quarter', shortDetail: '4:05 - 1st' },
          },
        },
      ],
    },
  ],
};
const run = {
  text: 'Run for 3 yards.',
  awayScore: 7,
  homeScore: 7,
  period: { number: 1 },
  clock: { displayValue: '4:05' },
  scoringPlay: false,
  wallclock: '2026-10-18T17:20:00Z',
  team: { id: '2' },
  start: { team: { id: '2' } },
};
export const LEAGUE_SUMMARY = {
  header: { id: '9001' },
  drives: { previous: [{ team: { id: '2' }, plays: [run] }], current: { team: { id: '2' }, plays: [run] } },
  plays: [run],
};

const rink = (id: number, abbrev: string, score: number) => ({ id, abbrev, score, sog: 12, placeName: { default: abbrev } });
const period = { number: 2, periodType: 'REG' };
export const HOCKEY_WEEK = {
  gameWeek: [
    {
      date: '2026-11-12',
      games: [
        {
          id: 2_026_020_123,
          season: 20_262_027,
          gameType: 2,
          venue: { default: 'Lakeshore Rink' },
          neutralSite: false,
          startTimeUTC: '2026-11-13T00:00:00Z',
          gameState: 'LIVE',
          gameScheduleState: 'OK',
          awayTeam: rink(10, 'TOR', 1),
          homeTeam: rink(6, 'BOS', 2),
          periodDescriptor: period,
          gameOutcome: { lastPeriodType: 'REG' },
        },
      ],
    },
  ],
  preSeasonStartDate: '2026-09-19',
  regularSeasonStartDate: '2026-10-06',
  playoffEndDate: '2027-06-20',
};
export const HOCKEY_PLAYS = {
  id: 2_026_020_123,
  awayTeam: rink(10, 'TOR', 1),
  homeTeam: rink(6, 'BOS', 2),
  periodDescriptor: period,
  clock: { timeRemaining: '04:05', inIntermission: false },
  plays: [{ periodDescriptor: period, typeDescKey: 'goal', situationCode: '1451', details: { eventOwnerTeamId: 6, scoringPlayerId: 7 } }],
  rosterSpots: [{ playerId: 7, firstName: { default: 'Ann' }, lastName: { default: 'Example' } }],
};
export const HOCKEY_RAIL = { linescore: { byPeriod: [{ away: 1, home: 2 }] } };

const athlete = (id: string, displayName: string) => ({
  id,
  displayName,
  headshot: { href: 'https://example.com/h.png' },
  flag: { href: 'https://example.com/f.png', alt: 'Norway' },
});
const line = (period: number, value: number, displayValue: string) => ({
  period,
  value,
  displayValue,
  inScore: 35,
  outScore: value - 35,
  currentPosition: 3,
  teeTime: '2026-06-18T11:40Z',
  isPlayoff: false,
  linescores: [{ period: 1, value: 4 }],
});

export const LEADERBOARD = {
  events: [
    {
      id: '40199',
      date: '2026-06-18T04:00Z',
      endDate: '2026-06-21T04:00Z',
      name: 'Bayside Open',
      purse: 9_000_000,
      displayPurse: '$9,000,000',
      season: { year: 2026 },
      tournament: {
        id: '88',
        displayName: 'Bayside Open',
        major: false,
        scoringSystem: { name: 'Medal' },
        numberOfRounds: 4,
        cutRound: 2,
        cutScore: -1,
        cutCount: 66,
      },
      status: { type: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, description: 'In Progress' } },
      winner: { id: '9', displayName: 'Lars Oakenfeld' },
      defendingChampion: { athlete: { id: '4', displayName: 'Teo Marchetti' } },
      courses: [
        { id: '3', name: 'Bayside', totalYards: 7210, shotsToPar: 71, host: true, address: { city: 'Dover', state: 'DE', country: 'USA' } },
      ],
      competitions: [
        {
          status: { period: 2, type: { state: 'in' } },
          competitors: [
            {
              id: '9',
              sortOrder: 1,
              movement: 2,
              earnings: 0,
              amateur: false,
              status: {
                period: 2,
                thru: 18,
                displayThru: 'F',
                displayValue: 'F',
                teeTime: '2026-06-19T16:10Z',
                startHole: 10,
                playoff: false,
                type: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, shortDetail: 'F' },
                position: { id: '1', displayName: 'T1', isTie: true },
              },
              score: { value: 137, displayValue: '-5' },
              linescores: [line(1, 68, '-3'), line(2, 69, '-2')],
              athlete: athlete('9', 'Lars Oakenfeld'),
              team: { id: '1', displayName: 'Oakenfeld' },
            },
          ],
        },
      ],
    },
  ],
};
export const CALENDAR = {
  leagues: [{ calendar: [{ id: '40199', label: 'Bayside Open', startDate: '2026-06-18T07:00Z', endDate: '2026-06-21T07:00Z' }] }],
};
