import { BOARD_MARKET_NAMES, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import { easternDay } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { LEAGUES } from '../../../../tools/league/leagues/leagues.ts';
import { dayNumberOf, dayOnOf } from '../calendar.ts';
import { createSeason, gameIdOf, type Side } from './league.ts';
import { createBoard } from './market/create-board.ts';
import { marketGameOf } from './market/league-market.ts';
import { isPriced } from './market/part-forms.ts';

const SIDES: readonly Side[] = ['away', 'home'];
const OPENING_WEEK = '2026-12-07';
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));

describe.each(Object.entries(LEAGUES))('%s', (_, { form, market }) => {
  const season = createSeason(form, 'clearedge', 0);
  const at = Math.floor(season.fixtures.length / 2);

  test('the same game comes out whenever it is asked, and another seed plays other games', () => {
    const again = createSeason(form, 'clearedge', 0);
    const backwards = [season.fixtures.length - 1, at, 3];
    for (const one of backwards) {
      expect(again.fixtures[one]).toEqual(season.fixtures[one]);
      expect(again.tapeOf(again.fixtures[one]!)).toEqual(season.tapeOf(season.fixtures[one]!));
    }
    const other = createSeason(form, 'other', 0);
    expect(other.fixtures.map(gameIdOf)).not.toEqual(season.fixtures.map(gameIdOf));
  });

  test('every game has an id of its own, lies in the season, on its Eastern day, and no club plays twice on one', () => {
    expect(new Set(season.fixtures.map(gameIdOf)).size).toBe(season.fixtures.length);
    expect(new Set(season.fixtures.map(({ sourceId }) => sourceId)).size).toBe(season.fixtures.length);
    const busy = season.fixtures.flatMap(({ day, away, home }) => [`${day} ${away}`, `${day} ${home}`]);
    expect(new Set(busy).size).toBe(busy.length);
    for (const { day, startsAt } of season.fixtures) {
      expect(easternDay(new Date(startsAt))).toBe(dayOnOf(day));
      expect(form.calendar.indexOf(day)).toBe(0);
    }
  });

  test('is in season in the week in which a demo opens, and knows the coming season between two', () => {
    const monday = dayNumberOf(OPENING_WEEK);
    expect(season.fixtures.some(({ day }) => day >= monday && day < monday + 7)).toBe(true);
    expect(form.calendar.indexOf(form.calendar.lastDayOf(0) + 1)).toBe(1);
    expect(form.calendar.lastDayOf(0)).toBeLessThan(form.calendar.firstDayOf(1));
  });

  test('the score is the sum of its periods, and only games level after regulation have overtime', () => {
    for (const fixture of season.fixtures) {
      const { score, periods, hasOvertime, endAt } = season.resultOf(fixture);
      for (const side of SIDES) expect(sum(periods[side])).toBe(score[side]);
      const regulation = periods.away.length - Number(hasOvertime);
      expect(sum(periods.away.slice(0, regulation)) === sum(periods.home.slice(0, regulation))).toBe(hasOvertime);
      expect(endAt).toBeGreaterThan(6000);
      expect(endAt).toBeLessThan(20_000);
    }
  });

  test('a place in the playoffs is known once the games before it are over, and before it is played', () => {
    const late = season.fixtures.filter(({ listedAt }) => listedAt > 0);
    expect(late.length).toBeGreaterThan(10);
    for (const { listedAt, startsAt } of late) {
      expect(listedAt).toBeLessThan(startsAt);
      expect(season.fixtures.some((game) => game.startsAt + season.resultOf(game).endAt * 1000 === listedAt)).toBe(true);
    }
  });

  test('seven books post every market of each game before it starts, in parts that join, each keeping 2 to 7 percent', async () => {
    const fixture = season.fixtures[at]!;
    const day = dayOnOf(fixture.day);
    const games = season.fixtures.filter((game) => game.day === fixture.day).map((game) => marketGameOf(market, { season, fixture: game }));
    const board = createBoard(market, () => games);
    const [until, since] = [new Date(fixture.startsAt + 86_400_000), new Date(fixture.startsAt - 7_200_000)];
    const all = await board.listQuotes(day, until);
    const markets = BOARD_MARKET_NAMES.filter((name) => isPriced(name, market));
    expect(markets).toEqual(expect.arrayContaining(['moneyline', 'spread', 'total', 'away_total', 'home_total']));
    expect([...(await board.listQuotes(day, since)), ...(await board.listQuotes(day, until, since))]).toEqual(all);
    expect(all.filter(({ isOpening }) => isOpening)).toHaveLength(games.length * 7 * markets.flatMap((name) => SIDES_OF[name]).length);
    for (let one = 0; one < all.length; one += SIDES_OF[all[one]!.market].length) {
      const first = all[one]!;
      const sides = all.slice(one, one + SIDES_OF[first.market].length);
      expect(sides.map(({ side }) => side)).toEqual(SIDES_OF[first.market]);
      expect(first.quotedAt.getTime()).toBeLessThan(games.find(({ gameId }) => gameId === first.gameId)!.startsAt);
      if (sides.some(({ price }) => price === null)) continue;
      const hold = 1 - 1 / sides.reduce((sum, { price }) => sum + impliedBy(price!), 0);
      expect(hold).toBeGreaterThan(0.02);
      expect(hold).toBeLessThan(0.07);
    }
  });
});
