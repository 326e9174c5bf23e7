import { BASEBALL_KINDS, BASKETBALL_PROPS, FOOTBALL_PROPS, HOCKEY_PROPS, kindsIn, type Selection } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { parseSelection } from '../aliases.ts';
import { conflictWords } from './conflict-words.ts';
import { contradicts } from './contradiction.ts';
import { outlookWords } from './outlook-words.ts';
import { propWords, scoreWords } from './selection-words.ts';

const game = {
  sport: 'mlb' as const,
  away: { code: 'KC', name: 'Kansas City Royals' },
  home: { code: 'CLE', name: 'Cleveland Guardians' },
};
const teams = { awayName: game.away.name, homeName: game.home.name };
const players = [
  { playerId: 'p1', name: 'Cooper Hadley', team: 'away' as const, roles: ['batter' as const] },
  { playerId: 'p2', name: 'Levi Fenwick', team: 'home' as const, roles: ['pitcher' as const] },
];
const full = { period: 'full' } as const;
const home: Selection = { market: 'moneyline', ...full, side: 'home' };
const spread: Selection = { market: 'spread', ...full, side: 'away', line: -1.5 };
const over: Selection = { market: 'total', ...full, side: 'over', line: 8.5 };
const team: Selection = { market: 'total', ...full, side: 'over', line: 4.5, team: 'home' };
const first5: Selection = { market: 'moneyline', period: 'first5', side: 'home' };
const prop: Selection = { market: 'prop', playerId: 'p1', prop: 'total_bases', side: 'under', line: 1.5 };

describe('a selection’s words', () => {
  test.each([
    [home, 'Cleveland Guardians ML'],
    [spread, 'Kansas City Royals -1.5'],
    [{ ...spread, side: 'home' as const, line: 1.5 }, 'Cleveland Guardians +1.5'],
    [over, 'Over 8.5'],
    [team, 'Cleveland Guardians Over 4.5'],
    [first5, 'Cleveland Guardians ML first 5 innings'],
    [{ ...over, period: 'first5' as const, line: 4.5 }, 'Over 4.5 first 5 innings'],
  ] as const)('%j is “%s”, and is read back as the same', (selection, words) => {
    expect(scoreWords(selection as Exclude<Selection, { market: 'prop' }>, teams)).toBe(words);
    expect(parseSelection(selection.market, words, game)).toEqual(selection);
    expect(contradicts(words, { selection, game })).toBe(false);
  });

  test.each([
    ['nfl', 'KC', 'Kansas City Chiefs', 'BUF', 'Buffalo Bills', FOOTBALL_PROPS],
    ['nba', 'DEN', 'Denver Nuggets', 'BOS', 'Boston Celtics', BASKETBALL_PROPS],
    ['nhl', 'NYR', 'New York Rangers', 'BOS', 'Boston Bruins', HOCKEY_PROPS],
  ] as const)('a prop on a player of the %s does not contradict itself', (sport, away, awayName, home, homeName, props) => {
    const named = { sport, away: { code: away, name: awayName }, home: { code: home, name: homeName } };
    for (const kind of kindsIn(props))
      for (const side of ['over', 'under'] as const) {
        const selection: Selection = { market: 'prop', playerId: 'den-beau-ashdown', prop: kind, side, line: 0.5 };
        const words = propWords('Beau Ashdown', selection);
        expect([words, contradicts(words, { selection, game: named })]).toEqual([words, false]);
      }
  });

  test.each(BASEBALL_KINDS)('a prop on %s does not contradict itself', (kind) => {
    const selection: Selection = {
      market: 'prop',
      playerId: kind.startsWith('pitcher') ? 'p2' : 'p1',
      prop: kind,
      side: 'over',
      line: 1.5,
    };
    const name = players.find(({ playerId }) => playerId === selection.playerId)!.name;
    expect(contradicts(propWords(name, selection), { selection, game, players })).toBe(false);
  });
});

describe('a text beside a selection', () => {
  test.each<[string, Selection]>([
    ['Kansas City Royals ML', home],
    ['KC', home],
    ['Royals to surprise everybody', home],
    ['Guardians -1.5', home],
    ['Over 8.5', home],
    ['Guardians ML', first5],
    ['Royals +1.5', spread],
    ['Royals -2.5', spread],
    ['Royals moneyline', spread],
    ['Guardians +1.5', spread],
    ['Under 8.5', over],
    ['Over 9.5', over],
    ['under please', over],
    ['o9', over],
    ['Guardians Over 4.5', over],
    ['Royals Over 4.5', team],
    ['Levi Fenwick Total Bases Under 1.5', prop],
    ['Cooper Hadley Total Bases Over 1.5', prop],
    ['Cooper Hadley Total Bases Under 2.5', prop],
    ['Hadley 2+ total bases', prop],
    ['Hadley hits under 1.5', prop],
    ['Royals ML', prop],
    ['New York Mets ML', home],
    ['Mets over 8.5', over],
    ['Red Sox', team],
    ['Hadley, Dodgers, under 1.5 total bases', prop],
  ])('“%s” says another bet', (text, selection) => expect(contradicts(text, { selection, game, players })).toBe(true));

  test.each<[string, Selection]>([
    ['x', home],
    ['p', home],
    ['my lock of the day', home],
    ['Guardians', home],
    ['CLE ML -144', home],
    ['Royals', spread],
    ['Royals -1½', spread],
    ['runs galore', over],
    ['Royals @ Guardians over 8.5', over],
    ['o8.5', over],
    ['Over 4.5', team],
    ['F5 Guardians', first5],
    ['Hadley', prop],
    ['Guardians over the Mets next week', home],
    ['red hot', home],
    ['Cooper Hadley Total Bases Under 1.5', prop],
  ])('“%s” does not', (text, selection) => expect(contradicts(text, { selection, game, players })).toBe(false));
});

describe('two legs of one game', () => {
  const named = (selection: Selection, words: string) => ({ selection, words });
  const away: Selection = { market: 'moneyline', ...full, side: 'away' };
  test.each([
    [named(away, 'KC'), named(spread, 'KC -1.5'), 'Whenever KC -1.5 wins, KC wins too. Keep one of them.'],
    [named(spread, 'KC -1.5'), named(away, 'KC'), 'Whenever KC -1.5 wins, KC wins too. Keep one of them.'],
    [named(over, 'Over 8.5'), named({ ...over, line: 7.5 }, 'Over 7.5'), 'Whenever Over 8.5 wins, Over 7.5 wins too. Keep one of them.'],
    [named(away, 'KC'), named({ ...spread, line: -0.5 }, 'KC -0.5'), 'KC and KC -0.5 win together or not at all. Keep one of them.'],
    [named(away, 'KC'), named(away, 'KC'), 'KC is on the parlay twice. Keep one of them.'],
    [named(away, 'KC'), named(home, 'CLE'), 'KC and CLE cannot both win.'],
    [named(away, 'KC'), named(over, 'Over 8.5'), null],
  ])('%# say which win brings which', (first, second, words) => expect(conflictWords(first, second)).toBe(words));
});

test.each([
  [0.63, 'mlb', 'CLE 63.0% to win, 9.4 runs expected'],
  [0.31, 'cfl', 'KC 69.0% to win, 9.4 points expected'],
] as const)('a game in play is told by the side that leads: home %f of %s', (homeWin, sport, words) =>
  expect(outlookWords({ sport, awayTeamCode: 'KC', homeTeamCode: 'CLE' }, { homeWin, meanTotal: 9.4 })).toBe(words),
);
