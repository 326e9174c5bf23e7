import { CENT, type GoldenCase, type GoldenRow, golden } from './golden-case.ts';

type Side = 'away' | 'home' | 'over' | 'under';
const rule = (id: string): string => `House rule ${id}`;

/** A bet on a final score: [market, side, line, away, home, expected]. */
const leg = (market: string, side: Side, line: number | null, away: number, home: number, expected: string, source: string): GoldenRow => [
  'grade_leg',
  { market, side, line, away_score: away, home_score: home },
  expected,
  source,
];

const mlb = (
  [market, side, line]: readonly [string, Side, number | null],
  [away_score, home_score]: readonly [number, number],
  [state, completed_innings, scheduled_innings = 9]: readonly [string, number, number?],
  expected: string,
  id: string,
): GoldenRow => [
  'settle_mlb',
  { market, side, line, away_score, home_score, state, completed_innings, scheduled_innings },
  expected,
  rule(id),
];

const league = (
  op: 'settle_cfl' | 'settle_nfl' | 'settle_nba' | 'settle_nhl',
  [market, side, line]: readonly [string, Side, number | null],
  [away_score, home_score]: readonly [number, number],
  [state, minutes_played]: readonly [string, number],
  expected: string,
  id: string,
): GoldenRow => [op, { market, side, line, away_score, home_score, state, minutes_played }, expected, rule(id)];

const HOME = ['moneyline', 'home', null] as const;
const AWAY = ['moneyline', 'away', null] as const;
const RUN_LINE = ['spread', 'home', -1.5] as const;
const OVER = ['total', 'over', 6.5] as const;
const UNDER = ['total', 'under', 6.5] as const;

/** Bets on a final score, whatever the sport; the line is the selected side's own handicap. */
const LEGS = golden('LEG', [
  leg('moneyline', 'home', null, 17, 30, 'won', '30 > 17'),
  leg('moneyline', 'away', null, 17, 30, 'lost', '17 < 30'),
  leg('spread', 'home', -6.5, 20, 27, 'won', '27 − 6.5 > 20'),
  leg('spread', 'home', -7, 20, 27, 'push', '27 − 7 = 20: house rule push'),
  leg('spread', 'home', -7.5, 20, 27, 'lost', '27 − 7.5 < 20'),
  leg('spread', 'away', 7.5, 20, 27, 'won', '20 + 7.5 > 27'),
  leg('spread', 'away', 6.5, 20, 27, 'lost', '20 + 6.5 < 27'),
  leg('run_line', 'away', 1.5, 2, 3, 'won', '2 + 1.5 > 3'),
  leg('run_line', 'away', -1.5, 5, 3, 'won', '5 − 1.5 > 3'),
  leg('run_line', 'home', 1.5, 5, 3, 'lost', '3 + 1.5 < 5'),
  leg('total', 'over', 7.5, 5, 3, 'won', '8 > 7.5'),
  leg('total', 'under', 7.5, 5, 3, 'lost', '8 > 7.5'),
  leg('total', 'over', 8, 5, 3, 'push', '8 = 8: house rule push'),
  leg('total', 'under', 8.5, 5, 3, 'won', '8 < 8.5'),
]);

const BASEBALL = golden('MLB', [
  mlb(HOME, [2, 6], ['final', 8.5], 'won', 'baseball-full-game'),
  mlb(AWAY, [7, 6], ['final', 11], 'won', 'baseball-full-game'),
  mlb(RUN_LINE, [4, 5], ['final', 10], 'lost', 'baseball-full-game'),
  mlb(['total', 'over', 9], [4, 5], ['final', 9], 'push', 'push'),
  mlb(AWAY, [4, 2], ['called', 5], 'won', 'baseball-official-game'),
  mlb(HOME, [1, 2], ['called', 4.5], 'won', 'baseball-official-game'),
  mlb(HOME, [1, 2], ['called', 4], 'void', 'baseball-not-official'),
  mlb(AWAY, [4, 2], ['called', 4.5], 'void', 'baseball-not-official'),
  mlb(HOME, [3, 3], ['called', 6], 'push', 'baseball-tie-when-called'),
  mlb(RUN_LINE, [0, 8], ['called', 7], 'void', 'baseball-shortened-game'),
  mlb(RUN_LINE, [0, 8], ['called', 8.5], 'won', 'baseball-full-game'),
  mlb(UNDER, [1, 2], ['called', 8], 'void', 'baseball-shortened-game'),
  mlb(OVER, [5, 2], ['called', 3], 'won', 'baseball-already-decided'),
  mlb(UNDER, [5, 2], ['called', 3], 'lost', 'baseball-already-decided'),
  mlb(['total', 'over', 7], [5, 2], ['called', 6], 'void', 'baseball-shortened-game'),
  mlb(UNDER, [1, 2], ['final', 7, 7], 'won', 'baseball-full-game'),
  mlb(RUN_LINE, [1, 3], ['final', 6.5, 7], 'won', 'baseball-full-game'),
  mlb(HOME, [0, 0], ['postponed_not_played_same_day', 0], 'void', 'baseball-postponed'),
  mlb(HOME, [0, 0], ['postponed', 0], 'pending', 'baseball-postponed'),
  mlb(HOME, [1, 4], ['suspended', 6], 'pending', 'baseball-suspended'),
  mlb(HOME, [1, 13], ['mercy', 5], 'won', 'baseball-mercy'),
  mlb(RUN_LINE, [1, 13], ['mercy', 5], 'void', 'baseball-mercy'),
  mlb(OVER, [1, 13], ['mercy', 5], 'won', 'baseball-already-decided'),
  [
    'settle_mlb_special',
    { market: 'moneyline', pitcher_rule: 'listed', starter_changed: true, game_result_for_side: 'won' },
    'void',
    rule('baseball-listed-pitcher'),
  ],
  [
    'settle_mlb_special',
    { market: 'moneyline', pitcher_rule: 'listed', starter_changed: false, game_result_for_side: 'lost' },
    'lost',
    rule('baseball-listed-pitcher'),
  ],
  [
    'settle_mlb_special',
    { market: 'moneyline', pitcher_rule: 'action', starter_changed: true, game_result_for_side: 'lost' },
    'lost',
    rule('baseball-action'),
  ],
  [
    'settle_mlb_special',
    { market: 'player_prop', prop: 'total_bases', side: 'over', line: 1.5, value: 4 },
    'won',
    rule('baseball-player-prop'),
  ],
  ['settle_mlb_special', { market: 'player_prop', prop: 'rbi', side: 'under', line: 0.5, value: 1 }, 'lost', rule('baseball-player-prop')],
  ['settle_mlb_special', { market: 'player_prop', prop: 'pitcher_strikeouts', side: 'over', line: 6, value: 6 }, 'push', rule('push')],
  [
    'settle_mlb_special',
    { market: 'player_prop', prop: 'hits', side: 'over', line: 0.5, value: 2, batter_in_starting_lineup: false },
    'void',
    rule('baseball-batter-prop'),
  ],
  ['reprice_on_pitcher_change', { risk: 120, new_american: 150 }, 180, '120 x 1.5', CENT],
  ['reprice_on_pitcher_change', { risk: 120, new_american: -160 }, 75, '120 x 100/160', CENT],
]);

/** Each of these is also settled through the routes. */
const FOOTBALL = golden('CFL', [
  leg('moneyline', 'home', null, 24, 24, 'push', 'House rule football-result: a tie after overtime'),
  leg('spread', 'home', -3, 24, 24, 'lost', '24 − 3 < 24; overtime is in the score'),
  leg('total', 'under', 48, 24, 24, 'push', '48 = 48; overtime is in the score'),
  league('settle_cfl', HOME, [19, 22], ['called', 55], 'won', 'football-official'),
  league('settle_cfl', AWAY, [19, 22], ['called', 54.9], 'void', 'football-official'),
  league('settle_cfl', ['total', 'over', 40.5], [19, 22], ['called', 30], 'won', 'football-already-decided'),
  league('settle_cfl', ['total', 'under', 40.5], [19, 22], ['called', 30], 'lost', 'football-already-decided'),
  league('settle_cfl', HOME, [0, 0], ['postponed', 0], 'void', 'football-postponed'),
]);

const NFL = golden('NFL', [
  league('settle_nfl', HOME, [20, 23], ['final', 66], 'won', 'nfl-result'),
  league('settle_nfl', AWAY, [20, 20], ['final', 70], 'push', 'push'),
  league('settle_nfl', ['spread', 'away', 2.5], [20, 20], ['final', 70], 'won', 'nfl-result'),
  league('settle_nfl', ['total', 'over', 40], [20, 20], ['final', 70], 'push', 'push'),
  league('settle_nfl', HOME, [7, 3], ['called', 9], 'void', 'nfl-official'),
  league('settle_nfl', HOME, [17, 24], ['called', 55], 'won', 'nfl-official'),
  league('settle_nfl', ['spread', 'home', -7.5], [17, 24], ['called', 55], 'lost', 'nfl-official'),
  league('settle_nfl', ['total', 'over', 40.5], [17, 24], ['called', 40], 'won', 'nfl-already-decided'),
  league('settle_nfl', ['total', 'under', 40.5], [17, 24], ['called', 40], 'lost', 'nfl-already-decided'),
  league('settle_nfl', HOME, [0, 0], ['postponed', 0], 'void', 'nfl-postponed'),
  [
    'settle_nfl',
    {
      market: 'moneyline',
      side: 'home',
      line: null,
      away_score: 0,
      home_score: 0,
      state: 'postponed',
      minutes_played: 0,
      moved_in_action: true,
    },
    'pending',
    rule('nfl-postponed'),
  ],
]);

const NBA = golden('NBA', [
  league('settle_nba', HOME, [119, 121], ['final', 53], 'won', 'nba-result'),
  league('settle_nba', ['spread', 'home', -2.5], [119, 121], ['final', 53], 'lost', 'nba-result'),
  league('settle_nba', ['spread', 'away', 2], [119, 121], ['final', 53], 'push', 'push'),
  league('settle_nba', ['total', 'over', 239.5], [119, 121], ['final', 53], 'won', 'nba-result'),
  league('settle_nba', AWAY, [104, 98], ['called', 43], 'won', 'nba-official'),
  league('settle_nba', AWAY, [104, 98], ['called', 42.9], 'void', 'nba-official'),
  league('settle_nba', ['total', 'over', 200.5], [104, 98], ['called', 40], 'won', 'nba-already-decided'),
  league('settle_nba', ['total', 'under', 220.5], [104, 98], ['called', 40], 'void', 'nba-official'),
  league('settle_nba', HOME, [0, 0], ['postponed', 0], 'void', 'nba-postponed'),
  [
    'settle_nba',
    {
      market: 'moneyline',
      side: 'home',
      line: null,
      away_score: 0,
      home_score: 0,
      state: 'postponed',
      minutes_played: 0,
      moved_in_action: true,
    },
    'pending',
    rule('nba-postponed'),
  ],
]);

// 4–3 after a shootout: 3–3 after overtime, and one goal more to its winner.
const NHL = golden('NHL', [
  league('settle_nhl', HOME, [3, 4], ['final', 65], 'won', 'nhl-result'),
  league('settle_nhl', AWAY, [3, 4], ['final', 65], 'lost', 'nhl-result'),
  league('settle_nhl', ['spread', 'home', -1.5], [3, 4], ['final', 65], 'lost', 'nhl-result'),
  league('settle_nhl', ['spread', 'away', 1.5], [3, 4], ['final', 65], 'won', 'nhl-result'),
  league('settle_nhl', ['spread', 'home', -1], [3, 4], ['final', 65], 'push', 'push'),
  league('settle_nhl', ['total', 'over', 6.5], [3, 4], ['final', 65], 'won', 'nhl-result'),
  league('settle_nhl', ['total', 'under', 7], [3, 4], ['final', 65], 'push', 'push'),
  league('settle_nhl', AWAY, [3, 2], ['called', 55], 'won', 'nhl-official'),
  league('settle_nhl', AWAY, [3, 2], ['called', 54.9], 'void', 'nhl-official'),
  league('settle_nhl', ['total', 'over', 4.5], [3, 2], ['called', 40], 'won', 'nhl-already-decided'),
  league('settle_nhl', ['total', 'under', 4.5], [3, 2], ['called', 40], 'lost', 'nhl-already-decided'),
  league('settle_nhl', ['total', 'under', 6.5], [3, 2], ['called', 40], 'void', 'nhl-official'),
  league('settle_nhl', HOME, [0, 0], ['postponed', 0], 'void', 'nhl-postponed'),
]);

/** Each of these is also settled through the routes. */
const GOLF = golden('GOLF', [
  ['settle_golf', { market: 'outright', holes_completed: 72, official_result: true, won: false }, 'lost', rule('golf-outright')],
  ['settle_golf', { market: 'outright', holes_completed: 54, official_result: true, won: true }, 'won', rule('golf-outright')],
  ['settle_golf', { market: 'outright', holes_completed: 18, official_result: true, won: true }, 'void', rule('golf-outright')],
  ['settle_golf', { market: 'make_cut', missed_cut: false }, 'won', rule('golf-cut')],
  ['dead_heat_factor', { rank: 5, tied: 3, places: 5 }, 1 / 3, 'One place left for three'],
  ['dead_heat_factor', { rank: 4, tied: 4, places: 5 }, 0.5, 'Two places left for four'],
  ['dead_heat_factor', { rank: 6, tied: 2, places: 5 }, 0, 'No place left'],
  ['dead_heat_total_return', { stake: 60, decimal: 4, tied: 2, places_available: 1 }, 120, '60 x 4 x 1/2', CENT],
]);

export const GRADING_CASES: GoldenCase[] = [...LEGS, ...BASEBALL, ...FOOTBALL, ...NFL, ...NBA, ...NHL, ...GOLF];
