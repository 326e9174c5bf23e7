import { americanToDecimal, decimalToAmericanRounded } from '@clearedge/quant/price';

/** Figures that a question gives: money in dollars, American prices, probabilities as fractions. */
export interface StatedNumbers {
  dollars: number[];
  prices: number[];
  chances: number[];
  /** A price that is given as a decimal or a fraction, to be read as another; `prices` has it in American odds. */
  otherPrice: { text: string; decimal: number } | null;
  /** The one amount of money is what is to be won, not the stake. */
  isToWin: boolean;
}

const MOST_DOLLARS = 1_000_000;
const MOST_ODDS = 100_000;
const EVEN = 100;

const plain = (text: string): string =>
  text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\bplus (?=\d)/gi, '+')
    .replace(/\bminus (?=\d)/gi, '-')
    .replace(/\b(at|of|on) even( money| odds)?\b/gi, '$1 +100');

const AMOUNT = String.raw`(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b|grand\b|thousand\b)?`;
/** Money as people write it: "$50", "50 bucks", "bankroll 2000", "put 40 on", "2k roll", "have 750". */
const MONEY: readonly RegExp[] = [
  new RegExp(String.raw`\$\s?${AMOUNT}`, 'gi'),
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT}\s?(?:dollars?|bucks|usd)\b`, 'gi'),
  new RegExp(String.raw`\b(?:bank ?)?roll (?:of |is |= ?)?(?:about )?\$?${AMOUNT}`, 'gi'),
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT} (?:in (?:my |the |a )?)?(?:bank(?: ?roll)?|roll)\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:put|bet|wager|stake|staked|risk|risked|hedge|have|had|got|throw|lost|made|with|using) (?:my |about )?(?<![+-])${AMOUNT}(?= (?:on|at|against|this|in|to|a|and)\b|[,?.]| [+-]\d|$)`,
    'gi',
  ),
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT} (?:on|at|against) (?=[+-]\d{3}|\d{1,3}\/\d)`, 'gi'),
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT} to win\b`, 'gi'),
  /(?<![\w$.,+-])(\d{1,3}(?:\.\d)?)(k)(?= bank| ?$|,)/gi,
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT} (?=(?:free|bonus) (?:bet|play))`, 'gi'),
  new RegExp(String.raw`\bdeposit(?:ed)? (?:of )?(?<![+-])${AMOUNT}`, 'gi'),
  new RegExp(
    String.raw`\b(?:do|does|did|will|would|can|could|what(?:['’]?s| is)) (?:a |my )?(?<![+-])${AMOUNT} (?:pay|return|win|get|make|bring|turn)\b`,
    'gi',
  ),
];
/** What is to be won: "how much do i lay to win 200". */
const TO_WIN = new RegExp(
  String.raw`\bto (?:win|make|profit|net|clear|collect) (?:back )?(?:a |an? extra )?\$?(?<![+-])${AMOUNT}(?! (?:games|in a row)\b)`,
  'gi',
);
/** The same at its start: "100 on raptors ml pays". */
const ON_SOMEBODY = new RegExp(String.raw`^\W*(?:(?:what|how much)\b.*?\b)?${AMOUNT} on (?=[a-z])`, 'gi');
/** The stake at the end of a message about what bets pay: "Bruins and Devils parlay for 15". */
const STAKE = new RegExp(String.raw`\b(?:for|with|on) (?:a )?(?<![+-])${AMOUNT}\W*$`, 'i');
const PAYS =
  /\b(parlay\w*|parleys?|legs?|legger|sgp|same[ -]game|pays?|payout|returns?|stakes?|arb\w*|middles?|bankroll|bonus bet|free bet|how much (?:do |would |will |can )?i (?:make|win|get|collect))\b/i;

const amountOf = (digits: string, thousands: string | undefined): number => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
function dollarsIn(text: string): number[] {
  const found = new Map<number, number>();
  const isPriced = PRICE.test(text);
  const patterns = [...MONEY, ...(PAYS.test(text) ? [new RegExp(STAKE.source, 'gi'), ON_SOMEBODY] : []), ...(isPriced ? [TO_WIN] : [])];
  for (const pattern of patterns)
    for (const { index, 0: words, 1: digits = '', 2: thousands } of text.matchAll(pattern)) {
      const value = amountOf(digits, thousands);
      if (value > 0 && value <= MOST_DOLLARS) found.set(index + words.indexOf(digits), value);
    }
  return [...found].toSorted(([a], [b]) => a - b).map(([, value]) => value);
}

/** "At evens" is a price. */
const AT_EVENS = /(?:\bat |@ ?)(?:evens?|even (?:money|odds))\b/i;
const PRICE = /(?<![\p{L}\d.$])([+-]\d{3,6})(?!\.?\d|\.?%)/u;
const pricesIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(PRICE.source, 'gu'))]
    .map(([, digits]) => Number(digits))
    .filter((value) => Math.abs(value) >= EVEN && Math.abs(value) <= MOST_ODDS)
    .concat(PRICE.test(text) || !AT_EVENS.test(text) ? [] : EVEN);

const EVEN_CHANCE = /\b(?:50 ?[-/] ?50|fifty[- ]fifty|coin ?flip|coin ?toss)\b/i;
const chancesIn = (text: string): number[] => {
  const found = [...text.matchAll(/(?<![\d.])(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/gi)]
    .map(([, digits]) => Number(digits) / 100)
    .filter((value) => value > 0 && value < 1);
  return found.length === 0 && EVEN_CHANCE.test(text) ? [0.5] : found;
};

/** The price that is called fair beside another: what the asker takes the chance to be. */
const CALLED_FAIR =
  /\b(?:fair|true|real|actual|right)(?: (?:odds|price|line|value|number))?(?: (?:are|is|at|of|being))* (?:like |about |around |more like )?([+-]\d{3,6})(?!\.?\d|\.?%)(?!\s*(?:and|&|\/|vs\.?|versus|,|or)?\s*[+-]\d{3})/i;
/** The same with the word behind it: "+150 where +130 is fair". */
const IS_FAIR = /(?<!(?:and|&|\/|vs\.?|versus|,|or) ?)([+-]\d{3,6}) (?:is|as) fair\b/i;

function fairIn(text: string): number | null {
  const before = CALLED_FAIR.exec(text);
  if (before) return Number(before[1]);
  const after = IS_FAIR.exec(text);
  return after && after.index > text.search(PRICE) ? Number(after[1]) : null;
}

/** Words of a question about what a price is in another form; elsewhere "5/2" is a day and "2.5" a line. */
const CONVERTS =
  /\b(american|us odds|decimals?|fractions?|fractional|implied|imply|implies|percent(?:age)?|probability|convert|break ?-?even|moneyline|money line|odds format|in odds)\b/i;
const FRACTION = /(?<![\d/.$+-])(\d{1,4})(?:\/| to | - )(\d{1,3})(?!\.?\d|\/)/;
const DECIMAL = /(?<![\d.$+-])(\d{1,3}\.\d{1,3})(?!\.?\d|%| ?percent)/;
/** "15 to win 45": what price that is. */
const STAKED_TO_WIN = /(?<![\d/.+-])\$?(\d{1,6}) to win \$?(\d{1,6})(?!\.?\d|\/)/i;
/** "What does 20 at 7/2 pay". */
const PAID_AT = /\bat (\d{1,4})\/([1-9]\d?)(?!\.?\d|\/)/i;
/** Beside a chance in percent a decimal is the price that is bet at: "kelly 2.10 at 52%". */
const SIZED = /\b(kelly|ev|expected value|edge|stake)\b/i;
/** Beside these a number is a line. */
const LINES = /\b(over|under|total|spread|[ou]\/u)\b/i;
const EVENS = /\b(evens|even money|even odds)\b/i;

/** "2.35", "5/2" or "evens" in a question about prices, which names no American one. */
function otherPriceIn(text: string): StatedNumbers['otherPrice'] {
  const staked = /\b(?:odds|price|implied)\b/i.test(text) && pricesIn(text).length === 0 ? STAKED_TO_WIN.exec(text) : null;
  if (staked && Number(staked[1]) > 0) return { text: staked[0], decimal: 1 + Number(staked[2]) / Number(staked[1]) };
  const paid = /\b(?:pays?|payout|returns?|wins?)\b/i.test(text) && pricesIn(text).length === 0 ? PAID_AT.exec(text) : null;
  if (paid) return { text: `${paid[1]}/${paid[2]}`, decimal: 1 + Number(paid[1]) / Number(paid[2]) };
  const isSized = SIZED.test(text) && chancesIn(text).length > 0;
  if (!(CONVERTS.test(text) || isSized) || LINES.test(text) || pricesIn(text).length > 0) return null;
  const [fraction, decimal] = [FRACTION.exec(text), DECIMAL.exec(text)];
  const found = fraction
    ? { text: `${fraction[1]}/${fraction[2]}`, decimal: 1 + Number(fraction[1]) / Number(fraction[2]) }
    : decimal
      ? { text: decimal[1]!, decimal: Number(decimal[1]) }
      : EVENS.test(text)
        ? { text: 'Evens', decimal: 2 }
        : null;
  const isPrice = found !== null && found.decimal > 1 && found.decimal <= 1 + MOST_ODDS / EVEN && Number.isFinite(found.decimal);
  return isPrice ? found : null;
}

/** "A 3% edge at +120": the chance at which that price is worth as much. */
function chanceOfEdge(text: string, [price, ...others]: readonly number[]): number | null {
  const edge = Number(/(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?(?:%|percent) (?:edge|ev|advantage)\b/i.exec(text)?.[1]);
  const chance = price === undefined || others.length > 0 ? Number.NaN : (1 + edge / 100) / americanToDecimal(price);
  return chance > 0 && chance < 1 ? chance : null;
}

export function readNumbers(question: string): StatedNumbers {
  const text = plain(question);
  const otherPrice = otherPriceIn(text);
  const prices = otherPrice ? [decimalToAmericanRounded(otherPrice.decimal)] : pricesIn(text);
  const edge = chanceOfEdge(text, prices);
  const [dollars, chances] = [dollarsIn(text), edge === null ? chancesIn(text) : [edge]];
  const fair = prices.length === 2 && chances.length === 0 ? fairIn(text) : null;
  const toWin = [...text.matchAll(TO_WIN)].map(([, digits = '', thousands]) => amountOf(digits, thousands));
  return {
    dollars,
    prices: fair === null ? prices : prices.filter((one) => one !== fair),
    chances: fair === null ? chances : [1 / americanToDecimal(fair)],
    otherPrice,
    isToWin: dollars.length === 1 && toWin.includes(dollars[0]!),
  };
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT = String.raw`(\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const numberOf = (word: string | undefined): number | null => (word === undefined ? null : (NUMBERS[word.toLowerCase()] ?? Number(word)));
const LAST_GAMES = new RegExp(
  String.raw`\b(?:last|past|previous|l)\s?${COUNT}(?: (?:games?|starts?|outings?|gms?|appearances))?\b(?! (?:days|weeks|months))`,
  'i',
);
const HOW_MANY = new RegExp(
  String.raw`\b(?:top|best|give me|show me|gimme|me|a|an)? ?${COUNT}[ -](?:good |best |solid |top |more |nice )?(?:legs?|leggers?|teams?|teamers?|picks?|props?|bets?|plays?|dogs?|underdogs?|favorites?|games?|parlays?|arbs?|player props?)\b`,
  'i',
);
const PARLAY_OF = new RegExp(String.raw`\b(?:parlay|combo|ticket) (?:of|with) ${COUNT}\b`, 'i');
const TOP = new RegExp(String.raw`\b(?:top|best) ${COUNT}\b`, 'i');
const GAME_NUMBER = /\b(?:game (1|2|one|two)|(first|second) game|(nightcap)|(opener))\b/i;

function gameNumberIn(text: string): number | null {
  const found = GAME_NUMBER.exec(text);
  if (!found) return null;
  return /2|two|second|nightcap/i.test(found[0]) ? 2 : 1;
}

/** How many are asked for, of how many last games, which game of a doubleheader; `rest` is the text without the words for the last games. */
export function readCounts(text: string): { count: number | null; lastGames: number | null; gameNumber: number | null; rest: string } {
  const lastGames = numberOf(LAST_GAMES.exec(text)?.[1]);
  return {
    count: numberOf((HOW_MANY.exec(text) ?? TOP.exec(text) ?? PARLAY_OF.exec(text))?.[1]),
    lastGames,
    gameNumber: gameNumberIn(text),
    rest: lastGames === null ? text : text.replace(LAST_GAMES, ' '),
  };
}
