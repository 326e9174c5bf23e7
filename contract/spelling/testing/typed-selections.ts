import {
  type MoneylineSelection,
  type Part,
  PERIODS,
  type Period,
  PROP_KINDS,
  type PropKind,
  type Selection,
  type TeamSide,
} from '@clearedge/quant/grading';
import type { GameBetType } from '../../bet-types.ts';
import { GAMES, type TestGame } from './games.ts';
import { BASEBALL_PHRASES } from './phrases/baseball.ts';
import { FOOTBALL_PHRASES } from './phrases/football.ts';
import { HOCKEY_PHRASES } from './phrases/hockey.ts';
import { HOSTILE_PHRASES } from './phrases/hostile.ts';
import { MORE_BASEBALL_PHRASES } from './phrases/more-baseball.ts';
import { PART_PHRASES } from './phrases/parts.ts';
import { PROP_PHRASES } from './phrases/props.ts';

export interface TypedSelection extends TestGame {
  label: string;
  betType: GameBetType;
  text: string;
  /** Null: to be left to its owner. */
  expected: Selection | null;
}

const TYPES: Readonly<Record<string, GameBetType>> = { ml: 'moneyline', rl: 'spread', tot: 'total', prop: 'prop' };
const BASEBALL_PARTS: Readonly<Record<string, Part>> = { f5: 'first5', i1: 'inning1' };
const periodOf = (word: string): Period => BASEBALL_PARTS[word] ?? PERIODS.find((period) => period === word) ?? 'full';

function selectionOf(kind: string, words: readonly string[]): Selection {
  const period = periodOf(words.at(-1)!);
  const [first, second, third, fourth] = words;
  const side = first as TeamSide;
  if (kind === 'ml') return { market: 'moneyline', period, side: first as MoneylineSelection['side'] };
  if (kind === 'rl') return { market: 'spread', period, side, line: Number(second) };
  if (kind === 'tot' && (first === 'over' || first === 'under')) return { market: 'total', period, side: first, line: Number(second) };
  if (kind === 'tot') return { market: 'total', period, side: second as 'over', line: Number(third), team: side };
  if (!PROP_KINDS.includes(second as PropKind)) throw new RangeError(`Not a proposition: ${second}`);
  return { market: 'prop', playerId: first!, prop: second as PropKind, side: third as 'over', line: Number(fourth) };
}

/** One line: "ml | Yankees ML | away f5"; "-" is a text that is left to its owner; "# CLE@WSH" begins another game. */
function readLines(lines: string): TypedSelection[] {
  let label = '';
  return lines.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) label = line.slice(2).trim();
    const [kind, text, expected] = line.split(' | ');
    if (!kind || text === undefined || expected === undefined) return [];
    const words = expected.trim().split(' ');
    const found = words[0] === '-' ? null : selectionOf(kind.trim(), words);
    return [{ ...GAMES[label]!, label, betType: TYPES[kind.trim()]!, text, expected: found }];
  });
}

/** Selections as people write them, with what each means: every one is read as that or left to its owner, never as something else. */
export const TYPED_SELECTIONS: readonly TypedSelection[] = [
  BASEBALL_PHRASES,
  MORE_BASEBALL_PHRASES,
  PROP_PHRASES,
  FOOTBALL_PHRASES,
  HOCKEY_PHRASES,
  PART_PHRASES,
  HOSTILE_PHRASES,
].flatMap(readLines);
