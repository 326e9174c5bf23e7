/** Figures that a question gives: money in dollars, American prices, probabilities as fractions. */
export interface StatedNumbers {
  dollars: number[];
  prices: number[];
  chances: number[];
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
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT} (?:bank ?)?roll\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:put|bet|wager|stake|staked|risk|risked|hedge|have|had|throw|lost|made|with|using) (?:my |about )?(?<![+-])${AMOUNT}(?= (?:on|at|against|this|in|to|a|and)\b|[,?.]| [+-]\d|$)`,
    'gi',
  ),
  new RegExp(String.raw`(?<![\d$.,+-])${AMOUNT} (?:on|at|against) (?=[+-]\d{3})`, 'gi'),
];

function dollarsIn(text: string): number[] {
  const found = new Map<number, number>();
  for (const pattern of MONEY)
    for (const { index, 0: words, 1: digits = '', 2: thousands } of text.matchAll(pattern)) {
      const value = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
      if (value > 0 && value <= MOST_DOLLARS) found.set(index + words.indexOf(digits), value);
    }
  return [...found].toSorted(([a], [b]) => a - b).map(([, value]) => value);
}

const pricesIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\d.$])([+-]\d{3,6})(?![\d.%])/gu)]
    .map(([, digits]) => Number(digits))
    .filter((value) => Math.abs(value) >= EVEN && Math.abs(value) <= MOST_ODDS);

const chancesIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.])(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/gi)]
    .map(([, digits]) => Number(digits) / 100)
    .filter((value) => value > 0 && value < 1);

export function readNumbers(question: string): StatedNumbers {
  const text = plain(question);
  return { dollars: dollarsIn(text), prices: pricesIn(text), chances: chancesIn(text) };
}
