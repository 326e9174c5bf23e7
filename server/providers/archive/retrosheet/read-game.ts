import type { EventGame, PlacedStep, PlayStep, Step, SubStep } from './event-game.ts';
import { splitRecord } from './record.ts';

const IGNORED = new Set(['version', 'badj', 'padj', 'ladj', 'presadj']);
const isIgnored = (type: string): boolean => IGNORED.has(type);

const sideOf = (mark: string | undefined): 'away' | 'home' | null => (mark === '0' ? 'away' : mark === '1' ? 'home' : null);

const whole = (text: string | undefined, low: number, high: number): number | null => {
  const value = text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? value : null;
};

/** `start` and `sub` have the same five fields. */
function readSub(fields: string[]): SubStep | null {
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

function readStep(fields: string[]): Step | null {
  if (fields[0] === 'play') return readPlay(fields);
  if (fields[0] === 'sub') return readSub(fields);
  return fields[0] === 'radj' ? readPlaced(fields) : null;
}

export type ReadGame = { game: EventGame; badRecords: string[] } | { refused: string };

/** The lines of an event file, one array a game. */
export function* splitGames(text: string): Generator<string[]> {
  let lines: string[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd();
    if (line.startsWith('id,')) {
      if (lines.length > 0) yield lines;
      lines = [line];
    } else if (line !== '') lines.push(line);
  }
  if (lines.length > 0) yield lines;
}

/** False when the record is none of the format's. */
function addRecord(game: EventGame, fields: string[]): boolean {
  const type = fields[0] ?? '';
  if (type === 'info') game.info[fields[1] ?? ''] = fields.slice(2).join(',');
  else if (type === 'com') game.comments.push(fields[1] ?? '');
  else if (type === 'start') {
    const starter = readSub(fields);
    if (starter) game.starters.push(starter);
    return starter !== null;
  } else if (type === 'data') {
    const earned = Number(fields[3]);
    if (fields[1] !== 'er' || !Number.isInteger(earned)) return false;
    game.earnedRuns[fields[2] ?? ''] = earned;
  } else if (!isIgnored(type)) {
    const step = readStep(fields);
    if (step) game.steps.push(step);
    return step !== null;
  }
  return true;
}

function whyRefused(game: EventGame): string | null {
  if (!/^[A-Z0-9]{3}\d{9}$/.test(game.id)) return 'game id is not in the form TTTyyyymmddn';
  if (!/^\d{4}\/\d{2}\/\d{2}$/.test(game.info.date ?? '')) return 'game has no date';
  if (!game.info.visteam || !game.info.hometeam) return 'game lacks a team';
  for (const side of ['away', 'home']) {
    const starters = game.starters.filter((starter) => starter.side === side);
    if (!starters.some((starter) => starter.position === 1)) return 'game lacks a starting pitcher';
    if (new Set(starters.map((starter) => starter.order).filter((order) => order > 0)).size !== 9) return 'game lacks a full batting order';
  }
  return game.steps.some((step) => step.kind === 'play') ? null : 'game has no plays';
}

export function readGame(lines: string[]): ReadGame {
  const game: EventGame = { id: (lines[0] ?? '').split(',')[1] ?? '', info: {}, starters: [], steps: [], earnedRuns: {}, comments: [] };
  const badRecords = lines.slice(1).filter((line) => !addRecord(game, splitRecord(line)));
  const refused = whyRefused(game);
  if (refused) return { refused };
  // A play that cannot be read leaves a hole that every later play would fall into.
  if (badRecords.some((line) => /^(play|sub|start|radj)\b/.test(line))) return { refused: 'game has an unreadable play or lineup record' };
  return { game, badRecords };
}
