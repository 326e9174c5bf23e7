/** What a text about a game may say: its figures, and names, which may carry figures of their own. */
export interface NarrationFacts {
  numbers: readonly number[];
  names: readonly string[];
}

const NUMBER = /[+-]?\d[\d,]*(?:\.\d+)?/g;
const SPELLED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|twice|double|triple)\b/gi;
const HYPE = /\b(locks?|guaranteed?|sure thing|can(?:'|’)?t (?:lose|miss)|cannot lose|free money|risk[- ]free|no[- ]brainer|slam dunk)\b/gi;
const FRACTION_MOST = 1;

const plain = (text: string): string => text.replace(/[\u2212\u2013]/g, '-');
const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);

/** "57.3" says a fact when some fact, rounded to one decimal, is 57.3; a sign must be the fact's own. */
function says(token: string, facts: readonly number[]): boolean {
  const digits = token.replaceAll(',', '');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const value = Number(digits);
  const isSigned = /^[+-]/.test(digits);
  return facts.some((fact) => {
    const rounded = Number(fact.toFixed(decimals));
    return isSigned ? rounded === value : Math.abs(rounded) === value;
  });
}

/** A fraction may be said as percent. */
const spoken = (numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => (Math.abs(number) <= FRACTION_MOST ? [number, number * 100] : [number]));

/**
 * What in a text about a game is not backed: figures that are no fact, figures in words, which nothing can check, and promises. Empty for a
 * text that may be shown. A sign after a letter or digit is a hyphen ("9-4", "10-game"), not part of the number.
 */
export function narrationFaults(text: string, { numbers, names }: NarrationFacts): string[] {
  const rest = plain(withoutNames(text, names)).replace(/(?<=[\w%)])-(?=\d)/g, ' ');
  const facts = spoken(numbers);
  const unknown = [...rest.matchAll(NUMBER)].map(([token]) => token).filter((token) => !says(token, facts));
  const words = [...rest.matchAll(SPELLED), ...rest.matchAll(HYPE)].map(([word]) => word.toLowerCase());
  return [...unknown, ...words];
}

/** Every number anywhere in a value. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}
