import { describe, expect, test } from 'vitest';
import { ProviderFault } from '../http/index.ts';
import { FakeSurroundings } from '../http/testing/fake-surroundings.ts';
import { espnInjuries } from './index.ts';
import { wireInjuries, wireMan } from './testing/small-list.ts';

const AT = '2026-11-20T18:00:00Z';

function ask(body: unknown, code = 'WAS', sport: 'nba' | 'nfl' | 'nhl' = 'nba') {
  const around = new FakeSurroundings(AT);
  around.script(() => ({ body: body as object }));
  return espnInjuries(around).of[sport]!(code, around.now());
}

const list = (...men: Parameters<typeof wireInjuries>[1][number][]) => wireInjuries(AT, men);

describe('a club of the list', () => {
  test('status in the source’s word, what is hurt, the day of the report and the day of return', async () => {
    const found = await ask(
      list(wireMan('WSH', 'A. One', { status: 'Out', side: 'Left', type: 'Knee', detail: 'Soreness', returnDate: '2026-12-01' })),
    );
    expect(found).toEqual({
      checkedAt: new Date(AT),
      players: [
        {
          playerId: '-1',
          name: 'A. One',
          teamCode: 'WAS',
          position: 'G',
          description: 'Out: left knee, soreness',
          since: null,
          reportedOn: '2026-11-19',
          expectedReturn: '2026-12-01',
        },
      ],
    });
  });

  test.each([
    [{ status: 'Questionable', side: 'Not Specified', type: 'Illness', detail: 'Not Specified' }, 'Questionable: illness'],
    [{ status: 'Injured Reserve', type: 'Undisclosed' }, 'Injured Reserve'],
    [{ status: 'Day-To-Day' }, 'Day-To-Day'],
  ])('what is left open is left out: %o', async (man, description) => {
    expect((await ask(list(wireMan('WSH', 'A. One', man))))!.players).toMatchObject([{ description, expectedReturn: null }]);
  });

  test('codes of other sources, a club told by its name alone, and another league’s club of the same code', async () => {
    const men = list(wireMan('UTAH', 'A. One'), wireMan(null, 'B. Two', {}, 'LA Clippers'));
    expect((await ask(men, 'UTA'))!.players.map(({ name }) => name)).toEqual(['A. One']);
    expect((await ask(men, 'LAC'))!.players.map(({ name }) => name)).toEqual(['B. Two']);
    expect(await ask(men, 'BUF')).toBeNull();
  });

  test('a club that is not on a whole list has no one out; of two reports of a player the newer one stands', async () => {
    const men = list(
      wireMan('WSH', 'A. One', { status: 'Out', date: '2026-11-10T12:00Z' }),
      wireMan('WSH', 'A. One', { status: 'Questionable' }),
    );
    expect((await ask(men))!.players).toMatchObject([{ description: 'Questionable' }]);
    expect((await ask(men, 'BOS'))!.players).toEqual([]);
  });
});

test.each([
  ['of a day before yesterday', wireInjuries('2026-11-18T12:00:00Z', [wireMan('WSH', 'A. One')])],
  ['without a club', list()],
  ['with no readable row', list(wireMan('WSH', 'A. One', { status: 4 }))],
  ['without a list', { timestamp: AT }],
])('an answer %s is no list of the healthy', async (_, body) => {
  await expect(ask(body)).rejects.toThrow(ProviderFault);
});

describe('a row that cannot be read', () => {
  const around = new FakeSurroundings(AT);
  const unread = (club: string) => wireMan(club, 'B. Two', { status: 4 }, club);
  const given = (...rows: Parameters<typeof wireInjuries>[1][number][]) => {
    around.script(() => ({ body: list(...rows) }));
    return espnInjuries(around);
  };

  test('costs itself, is counted for the operator, and leaves its club unknown where no other row is left', async () => {
    const injuries = given(wireMan('WSH', 'A. One'), wireMan('MIA', 'C. Three'), unread('Boston Celtics'));
    const nbaList = injuries.of.nba!;
    expect((await nbaList('WAS', around.now()))!.players).toMatchObject([{ name: 'A. One' }]);
    expect((await nbaList('PHX', around.now()))!.players).toEqual([]);
    await expect(nbaList('BOS', around.now())).rejects.toThrow('rows of BOS cannot be read');
    expect(injuries.notes()).toEqual({ 'espn-injuries': ['basketball/nba: 1 injury reports could not be read'] });
    expect(injuries.listHealth()[0]!.changed).toEqual([]);
  });

  test('of a club that no one can name leaves every club without players unknown', async () => {
    const nbaList = given(wireMan('WSH', 'A. One'), wireMan('MIA', 'C. Three'), unread('Nowhere')).of.nba!;
    await expect(nbaList('BOS', around.now())).rejects.toThrow('cannot be read');
    expect((await nbaList('MIA', around.now()))!.players).toHaveLength(1);
  });
});
