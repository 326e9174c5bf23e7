import { describe, expect, it } from 'vitest';
import { byDay } from '../../../core/games.ts';
import { liveSample, sampleGame, WEST_GAME } from '../../../core/league/testing/sample-league.ts';
import { sampleSchedule } from '../../../core/league/testing/sample-tables.ts';
import { gameParts } from '../../../sports/registry.ts';
import { chooseGames, dayAfter, matchesSearch, weekAfter } from './list-rules.ts';
import { readListUrl, writeListUrl } from './list-state.ts';
import { weekOptions } from './week-options.ts';

const { groups } = gameParts('cfl');
const games = [sampleGame(), sampleGame(WEST_GAME), liveSample()];
const codes = (choice: { search: string; group: string }) =>
  chooseGames(games, { sort: 'time', filter: 'all', ...choice }, groups).map((game) => game.homeTeamCode);

describe('choosing CFL games', () => {
  it.each(['tiger', 'HAM', 'bmo field', ' toronto  argonauts '])('finds a game by club or venue: %j', (search) =>
    expect(matchesSearch(sampleGame(), search)).toBe(true),
  );
  it('does not find what is not there', () => expect(matchesSearch(sampleGame(), 'bmo edmonton')).toBe(false));
  it('keeps the games of a division: one of its clubs is enough', () => {
    expect(codes({ search: '', group: 'all' })).toEqual(['OTT', 'TOR', 'BC']);
    expect(codes({ search: '', group: 'east' })).toEqual(['OTT', 'TOR']);
    expect(codes({ search: '', group: 'west' })).toEqual(['OTT', 'BC']);
    expect(codes({ search: 'lions', group: 'east' })).toEqual([]);
  });
  it('tells the days apart', () => {
    const days = byDay([sampleGame({ slateOn: '2026-07-12' }), sampleGame(WEST_GAME)]);
    expect(days.map(({ slateOn, games: list }) => [slateOn, list.length])).toEqual([
      ['2026-07-11', 1],
      ['2026-07-12', 1],
    ]);
  });
});

describe('the way to the next games', () => {
  const { weeks } = sampleSchedule();
  it.each([
    ['2026-07-05', 6],
    ['2026-07-11', 6],
    ['2026-07-12', 7],
    ['2026-07-19', undefined],
  ])('after %s it is in week %s', (date, week) => expect(weekAfter(weeks, date)?.week).toBe(week));
  it('is the first later day', () => {
    expect(dayAfter([{ slateOn: '2026-07-12' }, { slateOn: '2026-07-10' }, { slateOn: '2026-07-11' }], '2026-07-10')).toBe('2026-07-11');
    expect(dayAfter([{ slateOn: '2026-07-10' }], '2026-07-10')).toBeNull();
  });
});

describe('the week filter', () => {
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);
  it('offers all and weeks 1 to 4 before anything is known, then every week of the season', () => {
    expect(values(weekOptions(undefined))).toEqual(['all', '1', '2', '3', '4']);
    expect(values(weekOptions(sampleSchedule()))).toEqual(['all', '1', '2', '3', '4', '5', '6', '7']);
  });
  it('keeps the order of a season that has them', () => {
    const weeks = [-1, 1, 2, 3, 4].map((week) => ({ ...sampleSchedule().weeks[0]!, week }));
    expect(values(weekOptions({ weeks }))).toEqual(['all', '-1', '1', '2', '3', '4']);
  });
});

describe('the address of the list', () => {
  const read = (text: string) => readListUrl(new URLSearchParams(text), groups);
  it('reads what it knows and falls back from the rest', () => {
    expect(read('date=2026-07-10&q=ham&division=east')).toMatchObject({ date: '2026-07-10', week: null, group: 'east', search: 'ham' });
    expect(read('date=soon&week=x&division=north')).toMatchObject({ date: null, week: null, group: 'all', search: '' });
    expect(read('week=-2').week).toBe(-2);
  });
  it('says the group by its own name', () => {
    expect(writeListUrl(new URLSearchParams(), { group: 'west' }, groups).toString()).toBe('division=west');
  });
  it('lets a week take a date away, and back', () => {
    const week = writeListUrl(new URLSearchParams('date=2026-07-10&q=ham'), { week: 3 }, groups);
    expect(week.toString()).toBe('q=ham&week=3');
    expect(writeListUrl(week, { week: null, date: '2026-07-12' }, groups).toString()).toBe('q=ham&date=2026-07-12');
  });
});
