import type { Period, TeamSide } from '@clearedge/quant/grading';
import type { Meaning, Stat } from './meanings.ts';
import type { GamePlayer } from './players.ts';

type Market = (Meaning & { is: 'market' })['market'];

/** What the meanings of a text say together. */
export interface Facts {
  side?: TeamSide;
  opponent?: TeamSide;
  /** The draw, where it is a side. */
  isDraw?: true;
  /** Both teams are named as the game. */
  isGame?: true;
  direction?: 'over' | 'under';
  line?: { value: number; isSigned: boolean };
  atLeast?: number;
  /** American, or decimal where the text gives that; a price of 100 is even money. */
  price?: { value: number; kind: 'american' | 'unsigned' | 'decimal' };
  markets: Market[];
  period?: Period;
  hasUnit?: true;
  stat?: Stat;
  isOnce?: true;
  players?: readonly GamePlayer[];
}
type Stated = Omit<Facts, 'markets'>;

const LEAST_PRICE = 100;
const other = (side: TeamSide): TeamSide => (side === 'away' ? 'home' : 'away');

/** Notes a value; false when the text has stated another before. */
function note<K extends keyof Stated>(facts: Facts, key: K, value: NonNullable<Stated[K]>): boolean {
  const before = facts[key];
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return false;
  (facts as Stated)[key] = value;
  return true;
}

function noteNumber(facts: Facts, { value, isSigned }: { value: number; isSigned: boolean }, isPriced: boolean): boolean {
  if (isSigned && Math.abs(value) >= LEAST_PRICE) return note(facts, 'price', { value, kind: 'american' });
  if (isPriced && value >= LEAST_PRICE) return note(facts, 'price', { value, kind: 'unsigned' });
  if (isPriced && !isSigned) return note(facts, 'price', { value, kind: 'decimal' });
  // A line of -0 is a line of 0.
  return note(facts, 'line', { value: value === 0 ? 0 : value, isSigned });
}

function notePlayers(facts: Facts, named: readonly GamePlayer[]): boolean {
  const before = facts.players;
  const both = before ? named.filter(({ playerId }) => before.some((one) => one.playerId === playerId)) : named;
  facts.players = both;
  return both.length > 0;
}

function noteOne(facts: Facts, meaning: Meaning, isPriced: boolean): boolean {
  switch (meaning.is) {
    case 'side':
      return note(facts, 'side', meaning.side);
    case 'draw':
      return note(facts, 'isDraw', true);
    case 'direction':
      return note(facts, 'direction', meaning.side);
    case 'number':
      return noteNumber(facts, meaning, isPriced);
    case 'price':
      return note(facts, 'price', { value: meaning.american, kind: 'unsigned' });
    case 'at least':
      return note(facts, 'atLeast', meaning.value);
    case 'market':
      facts.markets.push(meaning.market);
      return true;
    case 'period':
      return note(facts, 'period', meaning.period);
    case 'unit':
      return note(facts, 'hasUnit', true);
    case 'stat':
      return note(facts, 'stat', meaning.stat) && (!meaning.isOnce || note(facts, 'isOnce', true));
    case 'players':
      return notePlayers(facts, meaning.players);
    default:
      return false;
  }
}

/** The two teams next to each other, with or without "vs" between them, name the game and neither side; null elsewhere. */
function gameAt(stated: readonly Meaning[], at: number): number | null {
  const [first, second, third] = [stated[at], stated[at + 1], stated[at + 2]];
  if (first?.is !== 'side') return null;
  if (second?.is === 'side') return second.side === other(first.side) ? 2 : null;
  return second?.is === 'against' && third?.is === 'side' && third.side === other(first.side) ? 3 : null;
}

/** "vs Red Sox" after a side and its market: the opponent of that side. */
function isOpponent(facts: Facts, next: Meaning | undefined): next is Meaning & { is: 'side' } {
  const hasMarket = facts.markets.length > 0 || facts.line !== undefined || facts.atLeast !== undefined || facts.stat !== undefined;
  return next?.is === 'side' && hasMarket && (facts.side !== undefined || facts.players !== undefined);
}

/** What the meanings say together; null when two of them contradict each other, or one stands where it says nothing. */
export function gather(meanings: readonly Meaning[]): Facts | null {
  const stated = meanings.filter(({ is }) => is !== 'nothing');
  const facts: Facts = { markets: [] };
  for (let at = 0; at < stated.length; at++) {
    const meaning = stated[at]!;
    const length = gameAt(stated, at);
    if (length !== null) {
      if (!note(facts, 'isGame', true)) return null;
      at += length - 1;
    } else if (meaning.is === 'against') {
      const next = stated[at + 1];
      if (meaning.isGameOnly || !next) return null;
      const isPrice = meaning.isPriced && (next.is === 'number' || next.is === 'price');
      if (isPrice ? !noteOne(facts, next, true) : !isOpponent(facts, next) || !note(facts, 'opponent', next.side)) return null;
      at += 1;
    } else if (!noteOne(facts, meaning, false)) return null;
  }
  return facts;
}
