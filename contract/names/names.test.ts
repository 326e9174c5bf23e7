import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Username } from '../routes/people/accounts.ts';
import { GroupName } from '../routes/practice/group-terms.ts';
import { DisplayName } from '../routes/practice/leaderboard.ts';
import { readCompanyName } from '../routes/white-label/brand-rules.ts';
import { complainOfName, isReservedName, skeletonOf } from './index.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });

describe('a skeleton', () => {
  test('of a skeleton is itself, and lowercase', () => {
    fc.assert(
      fc.property(text, (name) => {
        const skeleton = skeletonOf(name);
        expect(skeletonOf(skeleton)).toBe(skeleton);
      }),
      { numRuns: 3000 },
    );
  });
  test('is the same for everything that looks the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9._-]{3,20}$/), (name) => {
        const wide = Array.from(name, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)).join('');
        expect(skeletonOf(wide)).toBe(skeletonOf(name));
        expect(skeletonOf(`${name}\u3164\u200B\u00AD`)).toBe(skeletonOf(name));
      }),
    );
  });
  test.each([
    ['paypal', 'pаypаl'],
    ['paypal', 'paуpal'],
    ['paypal', 'paypaӏ'],
    ['paypal', 'paypaI'],
    ['paypal', 'paypa1'],
    ['paypal', 'раураӏ'],
    ['paypal', 'ｐａｙｐａｌ'],
    ['paypal', '𝐩𝐚𝐲𝐩𝐚𝐥'],
    ['bookmaker', 'bookrnaker'],
    ['bookmaker', 'b00kmaker'],
    ['willow', 'vvillovv'],
    ['helios', 'һеӏіоѕ'],
    ['scope', 'ѕсоре'],
    ['soon', 'ѕօօո'],
  ])('%s looks like %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });
  test.each([
    ['ann', 'anna'],
    ['jose', 'josé'],
    ['a.b', 'a-b'],
    ['player1', 'player2'],
    ['москва', 'минск'],
  ])('%s does not look like %s', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });
});

const BAD: readonly (readonly [string, string])[] = [
  ['Cyrillic in Latin', 'dеmo-bettor'],
  ['Greek in Latin', 'pοker'],
  ['Armenian in Latin', 'sօօn'],
  ['Cherokee', 'ᎪᏞᏞ'],
  ['a Hangul filler behind it', 'ann\u3164'],
  ['nothing but Hangul fillers', '\u3164\u3164\u3164'],
  ['nothing but jungseong and choseong fillers', '\u115F\u1160\u115F'],
  ['half-width fillers', '\uFFA0\uFFA0\uFFA0'],
  ['blank Braille', '\u2800\u2800\u2800'],
  ['a zero-width space', 'an\u200Bn'],
  ['a lone joiner', 'an\u200Dn'],
  ['a soft hyphen', 'an\u00ADn'],
  ['a word joiner', 'an\u2060n'],
  ['a variation selector', 'ann\uFE0F'],
  ['a tag', 'ann\u{E0041}'],
  ['a text turned round', 'a\u202Enn'],
  ['a musical filler', 'ann\u{1D159}'],
  ['dots', '...'],
  ['dashes', '---'],
  ['a pile of accents', `Z${'\u0301'.repeat(40)}`],
  ['three accents', 'Za\u0301\u0302\u0303'],
  ['two kinds of digits', '1\u0662\u0663'],
];

const SCHEMAS = {
  username: (name: string) => Username.safeParse(name).success,
  'display name': (name: string) => DisplayName.safeParse(name).success,
  'group name': (name: string) => GroupName.safeParse(name).success,
  'company name': (name: string) => 'value' in readCompanyName(name),
};

describe.each(Object.entries(SCHEMAS))('a %s', (_what, accepts) => {
  test.each(BAD)(`is not %s: %j`, (_why, name) => {
    expect(accepts(name)).toBe(false);
  });
  test.each([
    'ann',
    'Ann-Marie',
    'josé',
    'jose\u0301',
    'Москва',
    'Ελλάδα',
    '東京タワー',
    'tokyo東京',
    '서울시',
    'भारत',
    'ภาษาไทย',
    'Nguyễn',
    'player22',
    '49ers',
  ])('may be %s', (name) => {
    expect(accepts(name)).toBe(true);
  });
});

describe('emoji', () => {
  test.each(['Family 👩‍👩‍👧', '🏳️‍🌈 Bets', 'Team 🇺🇸', 'Fans 👍🏽', '❤️ Sox', '1️⃣ First', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Lads', '⚾', '👨‍👩‍👧‍👦', '🧑🏽‍🚀'])(
    'a group may be %s',
    (name) => {
      expect(complainOfName(name, { emoji: true })).toBeNull();
      expect(GroupName.safeParse(name).success).toBe(true);
    },
  );
  test.each(['\u200D', 'A\u200D', '\u200D👩', '👩\u200D', 'a\u200Db', '\uFE0F', '\u{E007F}'])(
    'a joiner with nothing to join is refused: %j',
    (name) => {
      expect(GroupName.safeParse(name).success).toBe(false);
    },
  );
  test('a username holds none', () => {
    expect(Username.safeParse('ann👩').success).toBe(false);
  });
});

describe('reserved', () => {
  test.each([
    'admin',
    'Admin',
    'ADMIN',
    'аdmin',
    'ädmin',
    'admın',
    'a-d-m-i-n',
    'ad_min',
    'admin1',
    '1admin',
    '007.admin',
    'demo-admin',
    'the.admin',
    'support',
    'Support-Team',
    'supp0rt',
    'staff',
    'clearedge',
    'ClearEdge',
    'clear-edge',
    'c1ear_edge',
    'clearedge.support',
    'theclearedge',
    'null',
    'undefined',
    'moderator',
    'rnoderator',
    'system',
    'help',
    'official',
    'real-official',
    'root',
    'r00t',
    'ｒｏｏｔ',
    'no-reply',
    'demo',
  ])('%s', (name) => {
    expect(isReservedName(name)).toBe(true);
    expect(Username.safeParse(name).success).toBe(false);
  });
  test.each([
    'ann',
    'adam',
    'supporter',
    'staffan',
    'clear',
    'edge-lord',
    'rooted',
    'helper',
    'systematic',
    'demo-free-rolls',
    'mint',
    'teams',
    'nullify',
  ])('not %s', (name) => {
    expect(isReservedName(name)).toBe(false);
    expect(Username.safeParse(name).success).toBe(true);
  });
});
