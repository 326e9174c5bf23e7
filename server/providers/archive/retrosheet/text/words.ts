/** Field positions by Retrosheet's numbers. */
const FIELDERS = ['', 'pitcher', 'catcher', 'first', 'second', 'third', 'shortstop', 'left', 'center', 'right'];
const POSITIONS = ['', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH', 'PH', 'PR'];
const BASES = ['', 'first', 'second', 'third', 'home'];

export const positionCode = (position: number): string => POSITIONS[position] ?? '';
export const baseName = (base: number): string => BASES[base] ?? '';
export const fielderName = (fielder: string | undefined): string => FIELDERS[Number(fielder)] ?? '';

const GAPS: Record<string, string> = { '78': 'left-center', '87': 'left-center', '89': 'right-center', '98': 'right-center' };

/** Where a ball went: "left-center", "shortstop"; null when the code does not say. */
export function placeName(fielders: string): string | null {
  return GAPS[fielders.slice(0, 2)] ?? (fielderName(fielders[0]) || null);
}
