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
    .replace(/\bminus (?=\d)/gi, '-');

function dollarsIn(text: string): number[] {
  const written = [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b)?/gi)];
  const spoken = [...text.matchAll(/(?<![\d$.,+-])(\d[\d,]*(?:\.\d{1,2})?)\s?(k)?\s?(?:dollars?|bucks|usd)\b/gi)];
  const stated = [...text.matchAll(/\bbank ?roll (?:of|is|=)?\s?(?:about )?(\d[\d,]*(?:\.\d{1,2})?)(k\b)?/gi)];
  return [...written, ...spoken, ...stated]
    .map(([, digits = '', thousands]) => Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1))
    .filter((value) => value > 0 && value <= MOST_DOLLARS);
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
