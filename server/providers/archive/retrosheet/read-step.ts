import type { PlacedStep, PlayStep, Step, SubStep } from './event-game.ts';

const IGNORED = new Set(['version', 'badj', 'padj', 'ladj', 'presadj']);
export const isIgnored = (type: string): boolean => IGNORED.has(type);

const sideOf = (mark: string | undefined): 'away' | 'home' | null => (mark === '0' ? 'away' : mark === '1' ? 'home' : null);

const whole = (text: string | undefined, low: number, high: number): number | null => {
  const value = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? value : null;
};

/** `start` and `sub` have the same five fields. */
export function readSub(fields: string[]): SubStep | null {
  const [, playerId = '', name = '', team, orderText, positionText] = fields;
  const side = sideOf(team);
  const order = whole(orderText, 0, 9);
  const position = whole(positionText, 1, 12);
  return playerId && side && order !== null && position !== null ? { kind: 'sub', playerId, name, side, order, position } : null;
}

function readPlay(fields: string[]): PlayStep | null {
  const [, inningText, team, batterId = '', count = '', pitches = '', code = ''] = fields;
  const inning = whole(inningText, 1, 99);
  const side = sideOf(team);
  return inning !== null && side && batterId && code ? { kind: 'play', inning, side, batterId, count, pitches, code } : null;
}

function readPlaced(fields: string[]): PlacedStep | null {
  const base = whole(fields[2], 1, 3);
  return fields[1] && base !== null ? { kind: 'placed', playerId: fields[1], base: base as 1 | 2 | 3 } : null;
}

export function readStep(fields: string[]): Step | null {
  if (fields[0] === 'play') return readPlay(fields);
  if (fields[0] === 'sub') return readSub(fields);
  return fields[0] === 'radj' ? readPlaced(fields) : null;
}
