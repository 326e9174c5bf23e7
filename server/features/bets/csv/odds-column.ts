import { EVEN_MONEY, isAmericanPrice, type PriceFormat, readTypedOdds } from '@clearedge/quant/price';

/** A price of a file as it is written, and its format where the name of its column says it. */
export interface OddsCell {
  text: string;
  declared: PriceFormat | null;
}
type Form = 'american' | 'decimal' | 'fractional' | 'unsigned' | 'even' | 'none';

/** Forms that do not show the format of a file. */
const NO_SIGN: ReadonlySet<string> = new Set<Form>(['none', 'unsigned', 'even']);
const ODDS_MAX = 100_000;
const SHAPES: readonly [Form, RegExp][] = [
  ['american', /^[+\-−]\d{3,6}(?:\.0+)?$/],
  // Even money in words is no sign of the format of the others.
  ['even', EVEN_MONEY],
  ['fractional', /^\d{1,4}\s*\/\s*\d{1,4}$/],
  // 150 and the 150.0 of a spreadsheet can be +150 and 150.00; "1,200" can be a thousand.
  ['unsigned', /^\d{1,6}(?:\.0+)?$/],
  ['decimal', /^\d{1,4}(?:\.\d{1,12}|,\d{1,2})$/],
];
const EXAMPLE: Readonly<Record<PriceFormat, string>> = {
  american: 'American odds such as -110 or +150',
  decimal: 'decimal odds such as 1.91',
  fractional: 'fractional odds such as 10/11',
};

function formOf(text: string): Form {
  const form = SHAPES.find(([, shape]) => shape.test(text))?.[0] ?? 'none';
  if ((form === 'unsigned' || form === 'decimal') && Number(text.replace(',', '.')) <= 1) return 'none';
  // 2.00 and 3.0 are as decimal as 2.10: American odds begin at 100.
  return form === 'unsigned' && text.includes('.') && Number(text) < 100 ? 'decimal' : form;
}

/** The format of a file's prices where all that show one show the same; null where none does, or two do. */
export function oddsFormatOf(cells: readonly OddsCell[]): PriceFormat | null {
  const [only, ...more] = new Set(cells.flatMap(({ text, declared }) => declared ?? formOf(text)).filter((form) => !NO_SIGN.has(form)));
  return more.length === 0 ? ((only as PriceFormat | undefined) ?? null) : null;
}

/** True where only the owner of a file can say what a price of it means. */
export const asksOddsFormat = ({ text, declared }: OddsCell, format: PriceFormat | null): boolean =>
  (declared ?? format) === null && formOf(text) === 'unsigned' && Number(text) >= 100;

/** The format that a price of this form is read in; null where it fits none that is named. */
function formatOf(form: Form, named: PriceFormat | null): PriceFormat | null {
  if (form === 'none') return null;
  if (form === 'even') return 'american';
  if (form === 'unsigned') return named === 'fractional' ? null : named;
  return form === 'decimal' && named !== null && named !== 'decimal' ? null : form;
}

function plainOf(text: string, format: PriceFormat): string {
  if (format !== 'decimal') return text.replace(/\.0+$|\s/g, '');
  return /[.,]/.test(text) ? text : `${text}.0`;
}

/**
 * A price of a file as whole American odds. A sign or a fraction bar says what it is; any other is what its column, the file or its owner
 * says. RangeError with a sentence for the bettor where it is none, or can be two prices.
 */
export function readOddsCell(cell: OddsCell, fileFormat: PriceFormat | null): number {
  const { text } = cell;
  if (asksOddsFormat(cell, fileFormat))
    throw new RangeError(`"${text}" can be +${Number(text)} or ${Number(text).toFixed(2)}: choose the odds format of this file.`);
  const named = cell.declared ?? fileFormat;
  const format = formatOf(formOf(text), named);
  const odds = format === null ? 0 : readTypedOdds(plainOf(text, format), format);
  if (isAmericanPrice(odds) && Math.abs(odds) <= ODDS_MAX) return odds;
  throw new RangeError(`"${text}" is not ${EXAMPLE[named ?? 'american']}.`);
}
