import type { Seen } from '../../e2e/support/screens/walk.ts';

export interface Row extends Seen {
  width: number;
}

/** One line per screen: who looked, and how many findings at each width. */
export function drawTable(rows: readonly Row[]): string {
  const widths = [...new Set(rows.map(({ width }) => width))];
  const screens = [...new Set(rows.map(({ screen }) => screen))];
  const longest = Math.max(6, ...screens.map((screen) => screen.length));
  const line = (cells: readonly string[], name: string, who: string): string =>
    `${name.padEnd(longest)}  ${who.padEnd(24)}${cells.map((cell) => cell.padStart(8)).join('')}`;
  const of = (screen: string): string => {
    const own = rows.filter((row) => row.screen === screen);
    const count = (width: number): string => {
      const there = own.filter((row) => row.width === width);
      return there.length > 0 ? String(there.flatMap(({ problems }) => problems).length) : '–';
    };
    return line(widths.map(count), screen, [...new Set(own.map(({ who }) => who))].join(' '));
  };
  return [line(widths.map(String), 'screen', 'seen by'), ...screens.map(of)].join('\n');
}
