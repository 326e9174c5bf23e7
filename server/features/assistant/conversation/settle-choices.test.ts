import { expect, test } from 'vitest';
import { createContest, withTestCtx } from '../../../testing/index.ts';
import type { OfferedPlayer } from '../session/prop-names.ts';
import { NAMES } from '../testing/evaluation/names.ts';
import { lexiconOf } from '../understand/directory.ts';
import { readMessage } from '../understand/read-message.ts';
import { settleByDay, settleByProp } from './settle-choices.ts';

const player = (name: string, sport: OfferedPlayer['sport'], ...props: string[]): OfferedPlayer => ({
  name,
  sport,
  teamCode: 'AAA',
  playerId: name,
  props: new Set(props),
});
const OFFERED = [
  player('Al Marrow', 'nfl', 'receptions', 'receptions 5.5'),
  player('Bo Marrow', 'nfl', 'receptions', 'receptions 3.5'),
  player('Cy Marrow', 'nfl', 'passing_yards', 'passing_yards 240.5'),
  player('Di Marrow', 'nhl', 'shots', 'shots 2.5'),
];
const OUT = player('Ed Marrow', 'nfl');
const LEXICON = lexiconOf({ ...NAMES, players: [...NAMES.players, ...OFFERED, OUT] });

test.each([
  ['marrow passing yards', ['Cy Marrow'], []],
  ['marrow over 5.5 receptions', ['Al Marrow'], []],
  ['marrow receptions', [], ['Al Marrow', 'Bo Marrow']],
  ['marrow shots on goal', ['Di Marrow'], []],
  ['is marrow hurt', [], ['Al Marrow', 'Bo Marrow', 'Cy Marrow', 'Di Marrow']],
  ['ed marrow receptions', ['Ed Marrow'], []],
])('“%s” is of %j, or asks back of %j', (text, players, asked) => {
  const reading = settleByProp(readMessage(text, '2026-07-11', LEXICON, null)[0]!, OFFERED);
  expect(reading.players.map(({ name }) => name)).toEqual(players);
  expect(reading.choices.flatMap(({ options }) => options.map((option) => option.player!.name))).toEqual(asked);
});

test('a question whose player was settled by a prop says how it was read', () => {
  const [reading] = readMessage('marrow over 5.5 receptions', '2026-07-11', LEXICON, null);
  expect(settleByProp(reading!, OFFERED).isPlain).toBe(false);
  expect(settleByProp(reading!, [])).toBe(reading);
});

test('two names that several clubs share mean the two that meet next, and are asked back where none do or two pairs do on one day', async () => {
  await withTestCtx({}, async (ctx) => {
    const [reading] = readMessage('total in DET @ BOS', '2026-07-11', LEXICON, null);
    expect(reading!.choices).toHaveLength(2);
    const settled = async () => settleByDay({ ctx, today: '2026-07-11' }, reading!);
    const clubs = async () => (await settled()).teams.map(({ sport, code }) => `${sport} ${code}`);
    await createContest(ctx, { gameId: '20260713_BOS@DET', slateOn: '2026-07-13', awayCode: 'BOS', homeCode: 'NYY' });
    expect((await settled()).choices).toHaveLength(2);
    await createContest(ctx, { gameId: '20260713_DET@BOS', slateOn: '2026-07-13', awayCode: 'DET', homeCode: 'BOS' });
    expect(await clubs()).toEqual(['mlb DET', 'mlb BOS']);
    expect(await settled()).toMatchObject({ sport: 'mlb', choices: [], isPlain: false });
    await createContest(ctx, { gameId: '20260714_DET@BOS_NBA', sport: 'nba', slateOn: '2026-07-14', awayCode: 'DET', homeCode: 'BOS' });
    expect(await clubs()).toEqual(['mlb DET', 'mlb BOS']);
    await createContest(ctx, { gameId: '20260713_DET@BOS_NHL', sport: 'nhl', slateOn: '2026-07-13', awayCode: 'DET', homeCode: 'BOS' });
    expect((await settled()).choices).toHaveLength(2);
  });
});
