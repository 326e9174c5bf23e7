import { describe, expect, test } from 'vitest';
import { parseSelection, readBetType, type SpelledBetType } from '../aliases.ts';
import { parseGolfSelection } from '../sports/golf/spelling.ts';

const as = (betType: SpelledBetType['betType'], places: SpelledBetType['places'] = null): SpelledBetType => ({ betType, places });

describe('bet types', () => {
  test.each([
    ['top5', as('place', 5)],
    ['Top 10', as('place', 10)],
    ['top-20 finish', as('place', 20)],
    ['T10', as('place', 10)],
    ['top 15', null],
    ['matchup', as('head_to_head')],
    ['head_to_head', as('head_to_head')],
    ['Match-up', as('head_to_head')],
    ['Outright', as('outright')],
    ['make_cut', as('make_cut')],
    ['Miss the cut', as('make_cut')],
    ['Point spread', as('spread')],
    ['h2h', null],
  ])('%s', (word, expected) => expect(readBetType(word)).toEqual(expected));
});

describe('a CFL selection', () => {
  const game = {
    sport: 'cfl' as const,
    away: { code: 'HAM', name: 'Hamilton Tiger-Cats' },
    home: { code: 'TOR', name: 'Toronto Argonauts' },
  };
  const full = { period: 'full' };
  test.each([
    ['spread', 'Hamilton -3.5', { market: 'spread', ...full, side: 'away', line: -3.5 }],
    ['spread', 'Ticats −3', { market: 'spread', ...full, side: 'away', line: -3 }],
    ['spread', 'TOR +7', { market: 'spread', ...full, side: 'home', line: 7 }],
    ['moneyline', 'Argos ML', { market: 'moneyline', ...full, side: 'home' }],
    ['moneyline', 'Tiger-Cats', { market: 'moneyline', ...full, side: 'away' }],
    ['total', 'Over 51.5', { market: 'total', ...full, side: 'over', line: 51.5 }],
    ['total', 'Hamilton under 24.5', { market: 'total', ...full, side: 'under', line: 24.5, team: 'away' }],
    ['spread', 'Hamilton 1st half -1.5', { market: 'spread', period: 'half1', side: 'away', line: -1.5 }],
    ['total', '1Q over 10.5', { market: 'total', period: 'quarter1', side: 'over', line: 10.5 }],
    ['moneyline', 'Argos 3-way', { market: 'moneyline', period: 'regulation', side: 'home' }],
    ['moneyline', 'Regulation draw', { market: 'moneyline', period: 'regulation', side: 'draw' }],
    ['moneyline', 'Draw', null],
    ['moneyline', 'F5 Argos', null],
    ['moneyline', 'Winnipeg', null],
  ] as const)('%s: %s', (betType, text, expected) => expect(parseSelection(betType, text, game)).toEqual(expected));
  test('a city that one club of the game has names it', () => {
    const jays = {
      sport: 'mlb' as const,
      away: { code: 'NYY', name: 'New York Yankees' },
      home: { code: 'TOR', name: 'Toronto Blue Jays' },
    };
    expect(parseSelection('moneyline', 'Toronto', jays)).toEqual({ market: 'moneyline', ...full, side: 'home' });
    expect(parseSelection('moneyline', 'Toronto', game)).toEqual({ market: 'moneyline', ...full, side: 'home' });
  });
});

describe('a golf selection', () => {
  const field = [
    { playerId: 'p1', name: 'Scottie Scheffler' },
    { playerId: 'p2', name: 'Rory McIlroy' },
    { playerId: 'p3', name: 'Ludvig Åberg' },
    { playerId: 'p4', name: 'Nicolai Højgaard' },
    { playerId: 'p5', name: 'Rasmus Højgaard' },
  ];
  const outright = (playerId: string) => ({ market: 'outright', playerId });
  const place = (places: number) => ({ market: 'place', playerId: 'p1', places });
  const cut = (side: string) => ({ market: 'make_cut', playerId: 'p2', side });
  const duel = { market: 'head_to_head', playerId: 'p1', opponentId: 'p2' };
  test.each([
    [as('outright'), 'Scottie Scheffler to win', outright('p1')],
    [as('outright'), 'scheffler', outright('p1')],
    [as('outright'), 'Ludvig Aberg outright', outright('p3')],
    [as('outright'), 'Nicolai Hojgaard to win', outright('p4')],
    [as('outright'), 'Højgaard to win', null],
    [as('outright'), 'Scheffler first round leader', null],
    [as('outright'), 'Scheffler to win without McIlroy', null],
    [as('outright'), 'Scheffler top 10', null],
    [as('outright'), 'Tiger Woods', null],
    [as('place'), 'Scottie Scheffler top 10', place(10)],
    [as('place'), 'Scheffler to finish in the top 5', place(5)],
    [as('place', 20), 'Scheffler', place(20)],
    [as('place', 20), 'Scheffler top 10', null],
    [as('place'), 'Scheffler', null],
    [as('place'), 'Scheffler top 10 including ties', null],
    [as('place'), 'Scheffler top 30', null],
    [as('make_cut'), 'Rory McIlroy to make the cut', cut('yes')],
    [as('make_cut'), 'McIlroy to miss the cut', cut('no')],
    [as('make_cut'), 'McIlroy', null],
    [as('head_to_head'), 'Scheffler over McIlroy', duel],
    [as('head_to_head'), 'Scottie Scheffler to beat Rory McIlroy', duel],
    [as('head_to_head'), 'Scheffler v McIlroy', null],
    [as('head_to_head'), 'Scheffler over Scheffler', null],
    [as('head_to_head'), 'Scheffler over McIlroy round 1', null],
    [as('moneyline'), 'Scheffler', null],
  ])('%j: %s', (type, text, expected) => expect(parseGolfSelection(type, text, field)).toEqual(expected));
});
