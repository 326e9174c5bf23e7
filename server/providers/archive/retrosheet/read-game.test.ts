import { describe, expect, test } from 'vitest';
import { type TinyGame, tinyGame } from '../testing/tiny-game.ts';
import { parseStartTime, parseSuspension, parseWeather } from './game-info.ts';
import { parseInnings, readLogRow } from './game-log.ts';
import { readGame, splitGames } from './read-game.ts';
import { splitRecord } from './record.ts';

const linesOf = (game: TinyGame = {}): string[] => [...splitGames(tinyGame(game))][0] ?? [];
const without = (form: RegExp): string[] => linesOf().filter((line) => !form.test(line));

describe('event files', () => {
  test('a file is split at its ids', () => {
    const file = tinyGame() + tinyGame({ on: '2024-06-12' });
    expect([...splitGames(file)].map(([first]) => first)).toEqual(['id,BOS202406110', 'id,BOS202406120']);
  });
  test('quoted fields keep their commas and quotes', () => {
    expect(splitRecord('com,"said ""no"", twice",x')).toEqual(['com', 'said "no", twice', 'x']);
  });
  test.each([
    ['game id is not in the form TTTyyyymmddn', ['id,what', ...linesOf().slice(1)]],
    ['game has no date', without(/^info,date/)],
    ['game lacks a team', without(/^info,visteam/)],
    ['game lacks a starting pitcher', without(/^start,.*,0,1$/)],
    ['game lacks a full batting order', without(/^start,bos00004/)],
    ['game has no plays', without(/^play/)],
    ['game has an unreadable play or lineup record', [...linesOf(), 'play,ten,0,nya00001,00,X,8']],
    ['game has an unreadable play or lineup record', [...linesOf(), 'sub,,"Nobody",0,1,11']],
  ])('%s', (refused, lines) => {
    expect(readGame(lines)).toEqual({ refused });
  });
  test('a stray record is set aside and the game kept', () => {
    const read = readGame([...linesOf(), 'weather,fine', 'data,er,someone,many']);
    expect(read).toMatchObject({ badRecords: ['weather,fine', 'data,er,someone,many'] });
  });
});

describe('what the info records say', () => {
  test.each([
    ['7:05PM', '19:05'],
    ['12:10PM', '12:10'],
    ['12:10AM', '00:10'],
    ['0:00PM', null],
    ['', null],
    ['25:99PM', null],
  ])('start %s is %s', (text, time) => {
    expect(parseStartTime(text)).toBe(time);
  });
  test('weather that was not taken down is none', () => {
    const info = { temp: '71', winddir: 'tocf', windspeed: '9', sky: 'cloudy', precip: 'none' };
    expect(parseWeather(info)).toEqual({ temperatureF: 71, windMph: 9, wind: 'tocf', sky: 'cloudy', precipitation: 'none' });
    expect(parseWeather({ ...info, temp: '0' })).toBeNull();
    expect(parseWeather({ ...info, windspeed: '-1' })).toBeNull();
    expect(parseWeather({ ...info, sky: 'unknown' })).toBeNull();
    expect(parseWeather({ ...info, windspeed: '-1', sky: 'dome' })).toMatchObject({ windMph: 0 });
  });
  test('a suspension', () => {
    expect(parseSuspension('20240612,BOS07,1,0,20')).toEqual({ resumedOn: '2024-06-12', outs: 20, score: { away: 1, home: 0 } });
    expect(parseSuspension('')).toBeNull();
  });
});

describe('game logs', () => {
  test('innings of ten runs and more stand in brackets', () => {
    expect(parseInnings('01(12)0x')).toEqual([0, 1, 12, 0]);
  });
  test.each(['', '"20240611","0"', `"2024","0"${',""'.repeat(159)}`])('row %j is refused', (row) => {
    expect(readLogRow(row)).toBeNull();
  });
  test('an empty column is unknown and no 0: without runs there is no game, without a total that total is not known', () => {
    const columns = Array.from({ length: 161 }, (_, at) => ({ 0: '20240611', 1: '0', 3: 'NYA', 6: 'BOS', 9: '3', 10: '0' })[at] ?? '');
    const read = (changes: Record<number, string> = {}) => readLogRow(columns.map((text, at) => `"${changes[at] ?? text}"`).join(','));
    expect(read()).toMatchObject({ away: { runs: 3, errors: Number.NaN }, home: { runs: 0 } });
    expect(read({ 45: '0' })?.away.errors).toBe(0);
    for (const missing of [{ 9: ' ' }, { 10: 'x' }, { 9: '-1' }]) expect(read(missing)).toBeNull();
  });
});
