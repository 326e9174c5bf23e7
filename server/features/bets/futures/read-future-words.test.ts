import type { SportKey } from '@clearedge/contract/sports';
import { describe, expect, test } from 'vitest';
import { readFutureWords } from './read-future-text.ts';

const read = (text: string, more: { sport?: SportKey; odds?: number } = {}) =>
  readFutureWords({ text, sport: more.sport ?? null, odds: more.odds ?? null });
const champion = { future: 'champion' };
const division = { future: 'division' };
const wins = (side: 'over' | 'under', line: number) => ({ future: 'wins', side, line });

describe('a bet on a season', () => {
  test.each([
    ['Chiefs to win Super Bowl +650 $20', 'nfl', 'KC', champion],
    ['KC SB', 'nfl', 'KC', champion],
    ['Super Bowl winner: Kansas City Chiefs', 'nfl', 'KC', champion],
    ['Kansas City Chiefs Super Bowl LXI Winner', 'nfl', 'KC', champion],
    ['Kansas City Chiefs, Super Bowl 61 - Winner', 'nfl', 'KC', champion],
    ['Niners win it all', 'nfl', 'SF', champion],
    ['NFL championship: Buffalo', 'nfl', 'BUF', champion],
    ['NFL Panthers championship', 'nfl', 'CAR', champion],
    ['Lakers to win the championship +1200', 'nba', 'LAL', champion],
    ['Celtics NBA Finals winner', 'nba', 'BOS', champion],
    ['LA Lakers to win the finals', 'nba', 'LAL', champion],
    ['Panthers to win the Stanley Cup', 'nhl', 'FLA', champion],
    ['Oilers to win the cup', 'nhl', 'EDM', champion],
    ['Argos Grey Cup champions', 'cfl', 'TOR', champion],
    ['Riders to win the Grey Cup', 'cfl', 'SSK', champion],
    ['Eagles NFC East', 'nfl', 'PHI', division],
    ['Eagles to win the East', 'nfl', 'PHI', division],
    ['Bills to win the division -150', 'nfl', 'BUF', division],
    ['AFC West champions: Broncos', 'nfl', 'DEN', division],
    ['Panthers NFC South', 'nfl', 'CAR', division],
    ['Bruins win Atlantic', 'nhl', 'BOS', division],
    ['Metropolitan Division winner: Carolina Hurricanes', 'nhl', 'CAR', division],
    ['Caps to win the Metro', 'nhl', 'WSH', division],
    ['Toronto Argonauts win the East', 'cfl', 'TOR', division],
    ['East Division winner: Toronto Argonauts', 'cfl', 'TOR', division],
    ['Eastern Conference best record: Boston Celtics', 'nba', 'BOS', division],
    ['Thunder 1 seed in the West', 'nba', 'OKC', division],
    ['Eagles over 10.5 wins -110', 'nfl', 'PHI', wins('over', 10.5)],
    ['Eagles o10½ wins', 'nfl', 'PHI', wins('over', 10.5)],
    ['Under 9 regular season wins Dallas Cowboys', 'nfl', 'DAL', wins('under', 9)],
    ['Over 10.5 Philadelphia Eagles Regular Season Wins', 'nfl', 'PHI', wins('over', 10.5)],
    ['Lions win total under 8.5 (-105), NFL', 'nfl', 'DET', wins('under', 8.5)],
    ['Lakers 50+ wins', 'nba', 'LAL', wins('over', 49.5)],
    ['Panthers over 48.5 wins', 'nhl', 'FLA', wins('over', 48.5)],
    ['Toronto Argonauts over 2.5 wins', 'cfl', 'TOR', wins('over', 2.5)],
  ] as const)('%s', (text, sport, team, on) => {
    expect(read(text)).toMatchObject({ kind: 'read', sport, team, on });
  });

  test.each([
    ['Chiefs to win the Super Bowl', {}],
    ['Chiefs Super Bowl LX', { begins: 2025 }],
    ['Chiefs Super Bowl LXI', { begins: 2026 }],
    ['Celtics 2026-27 NBA champions', { begins: 2026 }],
    ['Celtics 2026/2027 NBA champions', { begins: 2026 }],
    ['Celtics 26/27 championship', { begins: 2026 }],
    ['Super Bowl 2027 Chiefs +650', { within: 2027 }],
    ['Chiefs to win the Super Bowl +2000', {}],
  ])('%s names the season %j', (text, season) => {
    expect(read(text)).toMatchObject({ kind: 'read', season });
  });

  test.each([
    ['Panthers to win the championship', 'It can be the Carolina Panthers (NFL) or the Florida Panthers (NHL): write the club in full.'],
    ['Giants win division', 'It can be the New York Giants (NFL) or the Giants (MLB): write the club in full.'],
    ['New York to win the Stanley Cup', /New York Islanders \(NHL\) or the New York Rangers \(NHL\)/],
    ['Los Angeles over 10.5 wins', /write the club in full/],
    ['Chiefs Bills Super Bowl', 'It names more than one club.'],
    ['Super Bowl winner', 'It doesn’t say which club.'],
    ['Lakers to win the Super Bowl', 'It doesn’t name a club of the NFL.'],
    ['Dodgers to win the World Series +350', 'We don’t settle futures of the MLB.'],
    ['Dodgers over 95.5 wins', 'We don’t settle futures of the MLB.'],
    ['Celtics win Atlantic', 'For the NBA we settle a conference’s best record, not a division or a conference title.'],
    ['Celtics to win the East', /conference’s best record/],
    ['Celtics to win the Southeast division', /conference’s best record/],
    ['Celtics best record in the West', 'The Boston Celtics play in the Eastern Conference.'],
    ['Eagles AFC East', 'The Philadelphia Eagles play in the NFC East.'],
    ['Chiefs to win the AFC', /this is another bet/],
    ['Rangers NHL Eastern Conference winner', /this is another bet/],
    ['Chiefs to make the playoffs', /this is another bet/],
    ['Celtics NBA Cup', /this is another bet/],
    ['Bruins Presidents Trophy', /this is another bet/],
    ['Mahomes Super Bowl MVP', 'We couldn’t read “mahomes”.'],
    ['Chiefs not to win the Super Bowl', 'We couldn’t read “not”.'],
    ['Chiefs or Bills to win the Super Bowl', 'We couldn’t read “or”.'],
    ['Eagles 10.5 wins', 'It doesn’t say over or under.'],
    ['Eagles win total over', 'Write the number of wins, such as 10.5.'],
    ['Eagles over 10.3 wins', 'Write the number of wins, such as 10.5.'],
    ['Eagles over 10.5 wins and the division', /“and”/],
    ['Eagles over 10.5 wins NFC East', 'It can mean more than one bet.'],
    ['Chiefs -3.5 Super Bowl', /“-3.5”/],
    ['Chiefs over 24.5 Super Bowl', 'It can mean more than one bet.'],
  ])('%s is not read', (text, reason) => {
    expect(read(text)).toMatchObject({ kind: 'unread', reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
  });

  test.each([
    'Chiefs ML',
    'Chiefs to win',
    'Eagles -3.5',
    'Lakers over 112.5',
    'Judge over 1.5 total bases',
    'Scheffler to win',
    'Rangers win',
  ])('%s is not about a season', (text) => expect(read(text)).toBeNull());

  test('the league of its column parts clubs of one name, and a price in the text is that of the bet', () => {
    expect(read('Panthers to win the championship', { sport: 'nhl' })).toMatchObject({ kind: 'read', team: 'FLA' });
    expect(read('Chiefs to win the Super Bowl', { sport: 'nba' })).toMatchObject({ kind: 'unread' });
    expect(read('Eagles over 10.5 wins -110', { odds: -110 })).toMatchObject({ kind: 'read' });
    expect(read('Eagles over 10.5 wins -110', { odds: -115 })).toMatchObject({
      reason: 'The price in the text is not the price in the odds field.',
    });
  });

  test('only what surely is about a season is so whatever its type says', () => {
    const isSure = (text: string) => {
      const reading = read(text);
      return reading?.kind === 'unread' && reading.isSure;
    };
    expect(isSure('Mahomes Super Bowl MVP')).toBe(true);
    expect(isSure('Panthers to win the championship')).toBe(true);
    expect(isSure('Scheffler Tour Championship winner')).toBe(false);
    expect(isSure('Judge over 20.5 pitcher wins')).toBe(false);
  });
});
