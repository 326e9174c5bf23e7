/** Answers of the odds service, written by hand with invented figures and players. */
const at = '2026-06-12T21:20:00Z';
const game = {
  id: 'f00dfeed',
  sport_key: 'baseball_mlb',
  sport_title: 'MLB',
  commence_time: '2026-06-12T23:05:00Z',
  home_team: 'Baltimore Orioles',
  away_team: 'Boston Red Sox',
};
const book = (key: string, title: string, markets: object[]) => ({ key, title, last_update: at, markets });

/** Every main market, in both forms of a side: by club and by over and under. */
export const ODDS = [
  {
    ...game,
    bookmakers: [
      book('harborbook', 'HarborBook', [
        {
          key: 'h2h',
          last_update: at,
          outcomes: [
            { name: 'Boston Red Sox', price: -125 },
            { name: 'Baltimore Orioles', price: 108 },
          ],
        },
        {
          key: 'spreads',
          last_update: at,
          outcomes: [
            { name: 'Boston Red Sox', price: 135, point: -1.5 },
            { name: 'Baltimore Orioles', price: -155, point: 1.5 },
          ],
        },
        {
          key: 'team_totals',
          last_update: at,
          outcomes: [
            { name: 'Over', description: 'Boston Red Sox', price: -115, point: 4.5 },
            { name: 'Under', description: 'Boston Red Sox', price: -105, point: 4.5 },
          ],
        },
      ]),
      book('summit', 'Summit Sports', []),
    ],
  },
  { ...game, id: 'empty', bookmakers: [] },
  {
    id: '0ff1ce',
    sport_key: 'americanfootball_cfl',
    sport_title: 'CFL',
    commence_time: '2026-06-13T23:00:00Z',
    home_team: 'Toronto Argonauts',
    away_team: 'Hamilton Tiger-Cats',
    bookmakers: [
      book('summit', 'Summit Sports', [
        {
          key: 'totals',
          last_update: at,
          outcomes: [
            { name: 'Over', price: -108, point: 49.5 },
            { name: 'Under', price: -112, point: 49.5 },
          ],
        },
      ]),
    ],
  },
  {
    id: 'ba5eba11',
    sport_key: 'golf_us_open_winner',
    sport_title: 'US Open Winner',
    commence_time: '2026-06-18T10:45:00Z',
    home_team: null,
    away_team: null,
    bookmakers: [
      book('summit', 'Summit Sports', [{ key: 'outrights', last_update: at, outcomes: [{ name: 'Lars Oakenfeld', price: 1400 }] }]),
    ],
  },
];

export const SCORES = [
  {
    id: 'f00dfeed',
    sport_key: 'baseball_mlb',
    commence_time: '2026-06-12T23:05:00Z',
    completed: true,
    home_team: 'Baltimore Orioles',
    away_team: 'Boston Red Sox',
    scores: [
      { name: 'Baltimore Orioles', score: '3' },
      { name: 'Boston Red Sox', score: '5' },
    ],
    last_update: '2026-06-13T02:00:00Z',
  },
  {
    id: 'empty',
    sport_key: 'baseball_mlb',
    commence_time: '2026-06-13T23:05:00Z',
    completed: false,
    home_team: 'Baltimore Orioles',
    away_team: 'Boston Red Sox',
    scores: null,
    last_update: null,
  },
];

export const SPORTS = [{ key: 'golf_us_open_winner', title: 'US Open Winner', active: true, has_outrights: true }];
export const ODDS_ERROR = { message: 'Usage quota has been reached.', error_code: 'OUT_OF_USAGE_CREDITS' };
