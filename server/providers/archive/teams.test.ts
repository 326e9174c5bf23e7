import { expect, test } from 'vitest';
import { findTeamCode, teamNickname } from './teams.ts';

test.each([
  ['ANA', 'LAA', 'Angels'],
  ['CHA', 'CHW', 'White Sox'],
  ['CHN', 'CHC', 'Cubs'],
  ['KCA', 'KC', 'Royals'],
  ['LAN', 'LAD', 'Dodgers'],
  ['NYA', 'NYY', 'Yankees'],
  ['NYN', 'NYM', 'Mets'],
  ['SDN', 'SD', 'Padres'],
  ['SFN', 'SF', 'Giants'],
  ['SLN', 'STL', 'Cardinals'],
  ['TBA', 'TB', 'Rays'],
  ['WAS', 'WSH', 'Nationals'],
  ['OAK', 'OAK', 'Athletics'],
  ['TOR', 'TOR', 'Blue Jays'],
])('%s is %s, the %s', (retrosheet, code, nickname) => {
  expect(findTeamCode(retrosheet)).toBe(code);
  expect(teamNickname(code)).toBe(nickname);
});

test('an all-star side is no club', () => {
  expect(findTeamCode('ALS')).toBeNull();
});
