/** One CSV line (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

// Where commas are decimal signs a spreadsheet splits at semicolons, tabs and line ends, inside our quotes too.
const FORMULA_INSIDE = /([;\t\r\n] *)(?=[=+\-@＝＋－＠])/g;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number' || /^[+-]?\d+(\.\d+)?$/.test(value)) return String(value);
  const safe = value.replace(FORMULA_INSIDE, "$1'").replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell was before `csvLine` defused it. */
export const plainCell = (text: string): string => text.replace(/(^|[;\t\r\n] *)'(?=[=+\-@＝＋－＠])/g, '$1');
