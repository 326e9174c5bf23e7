import { WEEKS_PER_SEASON, yearOf } from '../calendar.ts';
import { type Chance, createChance } from '../chance.ts';
import { TEAMS } from '../teams/team-table.ts';

/** Away and home club of one three-game series. */
export type Pairing = readonly [away: number, home: number];

const SIZE = TEAMS.length;
const ROUNDS = WEEKS_PER_SEASON * 2;
// Series against a club of the own division, of the own league, of the other league: 4 × 17/4 + 10 × 2 + 15 × 17/15 = 54.
const WANTED = TEAMS.map((one) =>
  TEAMS.map((other) => (one.league !== other.league ? 17 / 15 : one.division === other.division ? 17 / 4 : 2)),
);

function shuffled(next: Chance): number[] {
  const order = TEAMS.map((_, index) => index);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

// Swaps partners between two pairs as long as that brings the season's count of meetings nearer to what is wanted.
function improve(order: number[], need: (a: number, b: number) => number): void {
  for (let hasChanged = true, pass = 0; hasChanged && pass < 12; pass++) {
    hasChanged = false;
    for (let i = 0; i < SIZE; i += 2) {
      for (let j = i + 2; j < SIZE; j += 2) {
        const [a, b, c, d] = [order[i]!, order[i + 1]!, order[j]!, order[j + 1]!];
        const now = need(a, b) + need(c, d);
        if (need(a, c) + need(b, d) > now + 1e-9) [order[i + 1], order[j]] = [c, b];
        else if (need(a, d) + need(b, c) > now + 1e-9) [order[i + 1], order[j + 1]] = [d, b];
        else continue;
        hasChanged = true;
      }
    }
  }
}

// The two rounds of a week join into rings of clubs. Walking each ring in one direction gives every club one series at home and one away.
function orient(first: number[], second: number[], hosted: number[][]): [Pairing[], Pairing[]] {
  const partner = [first, second].map((order) => {
    const of = TEAMS.map(() => 0);
    for (let i = 0; i < SIZE; i += 2) [of[order[i]!], of[order[i + 1]!]] = [order[i + 1]!, order[i]!];
    return of;
  });
  const weeks: [Pairing[], Pairing[]] = [[], []];
  const isDone = TEAMS.map(() => false);
  for (let start = 0; start < SIZE; start++) {
    if (isDone[start]) continue;
    const ring: [number, number, 0 | 1][] = [];
    for (let at = start, round: 0 | 1 = 0; !isDone[at]; round = round === 0 ? 1 : 0) {
      isDone[at] = true;
      const to = partner[round]![at]!;
      ring.push([at, to, round]);
      at = to;
    }
    const lean = ring.reduce((sum, [from, to]) => sum + hosted[to]![from]! - hosted[from]![to]!, 0);
    for (const [from, to, round] of ring) {
      const [away, home] = lean > 0 ? [to, from] : [from, to];
      hosted[home]![away]! += 1;
      weeks[round].push([away, home]);
    }
  }
  return weeks;
}

/** Two rounds of fifteen series a week for the season. */
export function drawPairings(seed: string, seasonIndex: number): [Pairing[], Pairing[]][] {
  const next = createChance(`${seed}|pairings|${yearOf(seasonIndex)}`);
  const met = TEAMS.map(() => TEAMS.map(() => 0));
  const hosted = TEAMS.map(() => TEAMS.map(() => 0));
  const lastMet = TEAMS.map(() => TEAMS.map(() => -9));
  const orders: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffled(next);
    const recency = (a: number, b: number): number => (round - lastMet[a]![b]! < 4 ? 2.5 : 0);
    improve(order, (a, b) => (WANTED[a]![b]! * (round + 1)) / ROUNDS - met[a]![b]! - recency(a, b));
    for (let i = 0; i < SIZE; i += 2) {
      const [a, b] = [order[i]!, order[i + 1]!];
      met[a]![b] = met[b]![a] = met[a]![b]! + 1;
      lastMet[a]![b] = lastMet[b]![a] = round;
    }
    orders.push(order);
  }
  return Array.from({ length: WEEKS_PER_SEASON }, (_, week) => orient(orders[week * 2]!, orders[week * 2 + 1]!, hosted));
}
