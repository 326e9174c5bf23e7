/** Emoji that bettors add for color; any other sign has to be understood. */
const DECORATION = /[🔒🔥⚾🏈💰💵🚀💎⚡🎯]\uFE0F?/gu;
const SEPARATORS = /[()[\]{}"“”|•·;!]/g;

/** A name or a text in the letters that texts are compared in: lower case, without accents. A sign that merely looks like a digit is kept. */
const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ø/g, 'o').replace(/æ/g, 'ae').replace(/ł/g, 'l').replace(/ß/g, 'ss');

/** Halves become decimals before anything else: a lost fraction bar would turn 7½ into 71. */
const decimalHalves = (text: string): string =>
  text
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '.5')
    .replace(/(?<![\d./])(\d+)(?:\s+|-)1\/2(?![\d./])/g, '$1.5')
    .replace(/(?<![\d./])1\/2(?![\d./])/g, '.5');

const UNITS = /(?<![\w.])(?:\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})\s{0,2}units?(?![a-z])/g;
const MONEY = /\$\d+(?:\.\d{1,2})?(?![\w.])/g;
/** What a text may say of its stake; it changes nothing about the selection. */
export const STAKE_TOKEN = '~stake';

const TOKEN =
  /~stake|(?:f[1-9]|[1-9](?:st|nd|rd|th)|[1-4]q|q[1-4]|[12]h|h[12]|[1-3]p|p[1-3])(?![a-z0-9.])|\d+(?:\.\d+)?u(?![a-z])|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:\+(?!\d))?|[a-z]+|[^\s]/gu;

/** Most names are such; none of the rules below changes them. */
const WORDS_ONLY = /^[a-z]+(?: [a-z]+)*$/i;

/** The words, numbers and signs of a text; all of them have to be understood. Units and dollars of stake become `STAKE_TOKEN`. */
export function tokensOf(text: string): string[] {
  if (WORDS_ONLY.test(text)) return text.toLowerCase().split(' ');
  const clean = decimalHalves(plainLetters(text))
    .replace(/[−–—]/g, '-')
    .replace(DECORATION, ' ')
    .replace(SEPARATORS, ' ')
    .replace(UNITS, ` ${STAKE_TOKEN} `)
    .replace(MONEY, ` ${STAKE_TOKEN} `)
    .replace(/(?<!\d)['’‘`]/g, '')
    .replace(/#(?=[a-z])/g, ' ')
    .replace(/[,:](?!\d)|(?<!\d)[,:]/g, ' ')
    .replace(/(?<=[a-z])\.(?!\d)|(?<=\d)\.(?!\d)/g, '')
    .replace(/\b(?:minus)\s+(?=[\d.])/g, '-')
    .replace(/\b(?:plus)\s+(?=[\d.])/g, '+')
    .replace(/(?<=[a-z0-9])-(?=[a-z])/g, ' ')
    .replace(/(?<=\S)-(?=\s|$)/g, '\u00ac')
    .replace(/(?<=\s)\+\s+(?=[\d.])/g, '+');
  return clean.match(TOKEN) ?? [];
}

/** A phrase as its tokens are looked up. */
export const phraseOf = (text: string): string => tokensOf(text).join(' ');
