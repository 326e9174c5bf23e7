/** Letters that print nothing, beside those that Unicode itself calls ignorable. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0\u{1D159}\u180E\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Emoji of several parts, flags among them; joiners and selectors belong to them and to nothing else. */
const EMOJI =
  /\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*/gu;
const MARKS = /\p{M}{3}|(?<![\p{L}\p{M}])\p{M}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Scripts in daily use. One name keeps to one of them, except that Chinese, Japanese and Korean are written with several and with Latin. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Thaana',
  'Ethiopic',
  'Khmer',
  'Lao',
  'Thai',
  'Myanmar',
  'Tibetan',
  'Sinhala',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
];
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const WHOLE = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(
  (scripts) =>
    new RegExp(`^[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u'),
);
/** Ten digits in a row of one alphabet; a name uses those of one. */
const DIGITS = /\p{Nd}/gu;
const firstOfTen = (digit: string): number => {
  let at = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - 1)) && (digit.codePointAt(0) ?? 0) - at < 9) at -= 1;
  return at;
};

/** Why a text that others read cannot be kept as it is, or null: letters that print nothing or reorder what is around them, and towers of accents. */
export function complainOfText(text: string): string | null {
  const printed = text.replace(EMOJI, '').replaceAll('\n', '');
  if (BLANK.test(printed)) return 'A text holds no invisible or control characters.';
  return MARKS.test(printed.normalize('NFD')) ? 'A letter carries at most two accents.' : null;
}

/** Why a text cannot be a name that others see, or null. Emoji are welcome where `emoji` says so. */
export function complainOfName(name: string, { emoji = false } = {}): string | null {
  const text = emoji ? name.replace(EMOJI, '') : name;
  if (BLANK.test(text)) return 'A name holds no invisible or control characters.';
  if (MARKS.test(text.normalize('NFD'))) return 'A letter carries at most two accents.';
  if (!LETTER_OR_DIGIT.test(text) && text === name) return 'A name needs a letter or a digit.';
  if (!WHOLE.some((script) => script.test(text))) return 'Use letters of one alphabet.';
  if (new Set((text.match(DIGITS) ?? []).map(firstOfTen)).size > 1) return 'Use digits of one kind.';
  return null;
}
