import type { Side } from './condition-rules.ts';

const signed = (line: number): string => (line === 0 ? 'PK' : line > 0 ? `+${line}` : `−${-line}`);

/** A side in short: "NYY to win", "NYY +1.5", "Over 8.5". */
export function selectionText(
  { awayCode, homeCode }: { awayCode: string; homeCode: string },
  { side, line }: Pick<Side, 'side' | 'line'>,
): string {
  if (side === 'over' || side === 'under') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const code = side === 'away' ? awayCode : homeCode;
  return line === null ? `${code} to win` : `${code} ${signed(line)}`;
}

export const matchupText = ({ awayCode, homeCode }: { awayCode: string; homeCode: string }): string => `${awayCode} @ ${homeCode}`;
