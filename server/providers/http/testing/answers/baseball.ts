/** Answers of the baseball service, written by hand: each field that the product knows, with invented people and figures. */
const arm = { id: 900_050, fullName: 'Otto Vantrue' };
const bat = { id: 900_001, fullName: 'Milo Everhart' };
const status = { abstractGameState: 'Live', codedGameState: 'I', detailedState: 'In Progress', startTimeTBD: false, reason: 'Rain' };
const weather = { condition: 'Partly Cloudy', temp: '74', wind: '6 mph, In From CF' };
const venue = {
  id: 9001,
  name: 'Harborfront Park',
  location: { city: 'Baltimore', defaultCoordinates: { latitude: 39.28, longitude: -76.62 }, azimuthAngle: 31, elevation: 36 },
  timeZone: { id: 'America/New_York', offset: -4 },
  fieldInfo: { roofType: 'Open', turfType: 'Grass', leftLine: 333, center: 400, rightLine: 318 },
};
const lineScore = {
  currentInning: 2,
  inningState: 'Top',
  isTopInning: true,
  scheduledInnings: 9,
  balls: 2,
  strikes: 1,
  outs: 1,
  innings: [
    { num: 1, away: { runs: 2, hits: 3, errors: 0 }, home: { runs: 1, hits: 1, errors: 1 } },
    { num: 2, away: { runs: 0, hits: 1, errors: 0 }, home: {} },
  ],
  teams: { away: { runs: 2, hits: 4, errors: 0 }, home: { runs: 1, hits: 1, errors: 1 } },
  offense: { batter: bat, second: { id: 900_007, fullName: 'Rex Halloway' } },
  defense: { pitcher: arm },
};
const teamOf = (id: number, name: string, abbreviation: string) => ({ id, name, abbreviation });

export const SCHEDULE = {
  totalGames: 1,
  dates: [
    {
      date: '2026-06-12',
      games: [
        {
          gamePk: 990_101,
          gameType: 'R',
          season: '2026',
          gameDate: '2026-06-12T23:05:00Z',
          officialDate: '2026-06-12',
          resumeGameDate: '2026-06-13',
          status,
          teams: {
            away: {
              team: teamOf(111, 'Boston Red Sox', 'BOS'),
              score: 2,
              probablePitcher: arm,
              leagueRecord: { wins: 34, losses: 31, ties: 0, pct: '.523' },
            },
            home: { team: teamOf(110, 'Baltimore Orioles', 'BAL'), score: 1, leagueRecord: { wins: 30, losses: 36, ties: 0, pct: '.455' } },
          },
          linescore: lineScore,
          venue: { id: 9001, name: 'Harborfront Park' },
          weather,
          gameNumber: 2,
          doubleHeader: 'S',
          dayNight: 'night',
          scheduledInnings: 9,
        },
      ],
    },
  ],
};

const play = {
  result: {
    event: 'Home Run',
    eventType: 'home_run',
    description: 'Milo Everhart homers (9).',
    rbi: 2,
    awayScore: 2,
    homeScore: 0,
    isOut: false,
  },
  about: {
    atBatIndex: 1,
    halfInning: 'top',
    inning: 1,
    startTime: '2026-06-12T23:09:00Z',
    endTime: '2026-06-12T23:11:30Z',
    isComplete: true,
    isScoringPlay: true,
  },
  count: { balls: 3, strikes: 2, outs: 0 },
  matchup: { batter: bat, pitcher: arm, batSide: { code: 'L' }, pitchHand: { code: 'R' } },
};
const boxSide = (team: number, man: { id: number; fullName: string }) => ({
  team: { id: team },
  players: {
    [`ID${man.id}`]: {
      person: man,
      position: { abbreviation: 'SS' },
      battingOrder: '100',
      stats: { batting: { atBats: 3, hits: 2, homeRuns: 1, rbi: 2, runs: 1 }, pitching: {} },
    },
  },
  batters: [man.id],
  pitchers: [],
  bench: [900_090],
  bullpen: [900_091],
  battingOrder: [man.id],
});
export const BOX = {
  teams: { away: boxSide(111, bat), home: boxSide(110, { id: 900_021, fullName: 'Ivo Lindqvist' }) },
  info: [{ label: 'T', value: '2:41.' }],
};

export const LIVE_FEED = {
  gamePk: 990_101,
  metaData: { wait: 10, timeStamp: '20260612_232532' },
  gameData: {
    game: { pk: 990_101, type: 'R', doubleHeader: 'S', gameNumber: 2, season: '2026' },
    datetime: { dateTime: '2026-06-12T23:05:00Z', officialDate: '2026-06-12', dayNight: 'night' },
    status,
    players: { ID900001: { ...bat, primaryPosition: { abbreviation: 'SS' }, batSide: { code: 'L' }, pitchHand: { code: 'R' } } },
    venue,
    weather,
    gameInfo: { attendance: 24_318, firstPitch: '2026-06-12T23:07:00Z', gameDurationMinutes: 161 },
    probablePitchers: { away: arm, home: { id: 900_060, fullName: 'Sal Brightwater' } },
  },
  liveData: {
    plays: { allPlays: [play] },
    linescore: lineScore,
    boxscore: BOX,
    decisions: { winner: arm, loser: { id: 900_060, fullName: 'Sal Brightwater' }, save: { id: 900_061, fullName: 'Gus Penhallow' } },
  },
};

export const VENUES = { venues: [venue] };

const statGroup = {
  type: { displayName: 'season' },
  group: { displayName: 'hitting' },
  splits: [{ season: '2026', stat: { avg: '.291', homeRuns: 9, ops: '.871' }, team: { id: 111 }, split: { code: 'vl' } }],
};
export const STATS = { stats: [statGroup] };
export const PEOPLE = {
  people: [
    {
      ...bat,
      primaryPosition: { abbreviation: 'SS' },
      batSide: { code: 'L' },
      pitchHand: { code: 'R' },
      currentTeam: { id: 111 },
      stats: [statGroup],
    },
  ],
};
export const ROSTER = {
  roster: [{ person: bat, position: { abbreviation: 'SS' }, status: { code: 'D10', description: 'Injured 10-Day' } }],
  rosterType: '40Man',
};
export const TRANSACTIONS = {
  transactions: [
    {
      id: 77_001,
      date: '2026-06-10',
      effectiveDate: '2026-06-09',
      typeDesc: 'Status Change',
      description: 'Boston Red Sox placed SS Milo Everhart on the 10-day injured list. Left wrist sprain.',
      person: bat,
      toTeam: { id: 111 },
      fromTeam: { id: 110 },
    },
  ],
};
export const STANDINGS = {
  records: [
    {
      standingsType: 'regularSeason',
      league: { id: 103 },
      division: { id: 201 },
      lastUpdated: '2026-06-12T09:00:00Z',
      teamRecords: [
        {
          team: { id: 111, name: 'Boston Red Sox' },
          streak: { streakCode: 'W3' },
          divisionRank: '2',
          leagueRank: '5',
          gamesPlayed: 65,
          gamesBack: '1.5',
          wildCardGamesBack: '-',
          leagueRecord: { wins: 34, losses: 31, pct: '.523' },
          runsScored: 301,
          runsAllowed: 288,
          runDifferential: 13,
          winningPercentage: '.523',
          records: { splitRecords: [{ wins: 6, losses: 4, pct: '.600', type: 'lastTen' }] },
        },
      ],
    },
  ],
};
