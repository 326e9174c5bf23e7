import { BASEBALL_KINDS, isThreeWay, type Period, PROPS, type Selection } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { parseSelection, readAsWords, readSelection, unreadWords } from '../aliases.ts';
import { sportOf } from '../sports.ts';
import { gameSpellingOf } from './registry.ts';
import { GAMES } from './testing/games.ts';
import { TYPED_SELECTIONS } from './testing/typed-selections.ts';

const read = ({ betType, text, game, players }: (typeof TYPED_SELECTIONS)[number]) => parseSelection(betType, text, game, { players });
const toRead = TYPED_SELECTIONS.filter(({ expected }) => expected !== null);
const toLeave = TYPED_SELECTIONS.filter(({ expected }) => expected === null);

describe('selections as people write them', () => {
  test('there are enough of both kinds', () => {
    expect(TYPED_SELECTIONS.length).toBeGreaterThanOrEqual(500);
    expect(toLeave.length).toBeGreaterThanOrEqual(150);
  });
  test('none is read as something else', () => {
    const wrong = TYPED_SELECTIONS.filter((one) => {
      const found = read(one);
      return found !== null && JSON.stringify(found) !== JSON.stringify(one.expected) && !same(found, one.expected);
    });
    expect(wrong.map(({ betType, text }) => `${betType}: ${text}`)).toEqual([]);
  });
  test('at least 19 of 20 that can be graded are read', () => {
    const missed = toRead.filter((one) => read(one) === null);
    const share = 1 - missed.length / toRead.length;
    console.info(
      `typed selections: ${TYPED_SELECTIONS.length} phrases, ${toRead.length - missed.length} of ${toRead.length} gradable ones read, ${toLeave.length} left to their owner`,
    );
    expect(missed.map(({ betType, text }) => `${betType}: ${text}`)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
  test('a word that is not understood makes any of them unread, wherever it stands', () => {
    for (const one of toRead) {
      const words = one.text.split(' ');
      for (let at = 0; at <= words.length; at++)
        for (const strange of ['teaser', 'not', 'or', 'zzz', '?', 'lose', '&', '¼'])
          expect([one.text, strange, at, read({ ...one, text: [...words.slice(0, at), strange, ...words.slice(at)].join(' ') })]).toEqual([
            one.text,
            strange,
            at,
            null,
          ]);
    }
  });
  test('what is left says why', () => {
    for (const { betType, text, game, players } of toLeave) {
      const reading = readSelection(betType, text, game, { players });
      expect(reading.kind === 'unread' && unreadWords(reading.reason)).toMatch(/^[A-Z].+\.$/);
    }
    expect(readSelection('moneyline', 'Yankees teaser', GAMES['NYY@BOS']!.game)).toEqual({
      kind: 'unread',
      reason: { code: 'word', words: ['teaser'] },
    });
  });
  test('every word that is not understood is named once, in order', () => {
    const why = (text: string): string => {
      const reading = readSelection('moneyline', text, GAMES['NYY@BOS']!.game);
      return reading.kind === 'unread' ? unreadWords(reading.reason) : 'read';
    };
    expect(why('Yankees teaser bonus ML')).toBe('We couldn’t read “teaser” or “bonus”.');
    expect(why('teaser Yankees zzz teaser qqq')).toBe('We couldn’t read “teaser”, “zzz” or “qqq”.');
    expect(why('xa xb xc xd xe xf xg')).toMatch(/^We couldn’t read “xa”, .*“xf” or “xg”\.$/);
    expect(why('xa xb xc xd xe xf xg xh xi')).toMatch(/“xf” or 3 more words\.$/);
  });
});

const same = (first: Selection, second: Selection | null): boolean => {
  try {
    expect(first).toEqual(second);
    return true;
  } catch {
    return false;
  }
};

describe('a price in the text', () => {
  const { game } = GAMES['NYY@BOS']!;
  test.each([
    ['Yankees ML -126', -126, true],
    ['Yankees ML -126', -120, false],
    ['Yankees ML (+126)', -126, false],
    ['Yankees ML even', 100, true],
    ['Yankees ML even', 110, false],
    ['Yankees ML @ 1.91', -110, true],
    ['Yankees ML @ 2.10', -110, false],
    ['Yankees ML @ 2.10', 110, true],
    ['Yankees ML -126', null, true],
  ])('%s at %s', (text, odds, isRead) => expect(parseSelection('moneyline', text, game, { odds }) !== null).toBe(isRead));
});

describe('the words of a selection are read back as the same', () => {
  const everySelection = (label: string): Selection[] => {
    const { game, players } = GAMES[label]!;
    const found: Selection[] = [];
    for (const [key, { isSoldThreeWay }] of Object.entries(sportOf(game.sport).periods)) {
      const period = key as Period;
      if (isThreeWay(period)) found.push({ market: 'moneyline', period, side: 'draw' });
      const { total, teamTotal, mostSpread: line } = gameSpellingOf(game.sport).lines[period]!;
      for (const side of ['away', 'home'] as const) {
        // A moneyline that most books sell with a tie is not said by its words alone.
        if (!isSoldThreeWay) found.push({ market: 'moneyline', period, side });
        found.push({ market: 'spread', period, side, line }, { market: 'spread', period, side, line: -line });
        for (const over of ['over', 'under'] as const)
          found.push(
            { market: 'total', period, side: over, line: total.most },
            { market: 'total', period, side: over, line: teamTotal.most, team: side },
          );
      }
    }
    for (const { playerId, roles } of players)
      for (const prop of BASEBALL_KINDS)
        if (roles.includes(prop.startsWith('pitcher_') ? 'pitcher' : 'batter'))
          for (const side of ['over', 'under'] as const)
            found.push({ market: 'prop', playerId, prop, side, line: Math.min(2.5, PROPS[prop].most) });
    return found;
  };
  test.each(Object.keys(GAMES))('of %s', (label) => {
    const { game, players } = GAMES[label]!;
    for (const selection of everySelection(label)) {
      const words = readAsWords(selection, game, (id) => players.find(({ playerId }) => playerId === id)!.name);
      expect([words, parseSelection(selection.market, words, game, { players })]).toEqual([words, selection]);
    }
  });
});
