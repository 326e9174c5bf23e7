import { americanToDecimal } from '@clearedge/quant/price';
import { byStart } from '../../../core/games.ts';
import type { DayGame } from '../../../core/slate/day-order.ts';
import type { GameView, SideView } from '../compare-rules.ts';

export const ORDERS = ['time', 'edge', 'hold'] as const;
export type Order = (typeof ORDERS)[number];
export const ORDER_NAME: Record<Order, string> = { time: 'Start time', edge: 'Edge at best', hold: 'Lowest hold' };

/** What the best price of a side is worth by the fair one, per unit staked, if the bet is decided; null where one of them is missing. */
export function edgeOf({ market: { fair } }: Pick<GameView, 'market'>, { best, place }: SideView): number | null {
  if (!fair || !best) return null;
  return fair[place]! * americanToDecimal(best.quote.odds!) - 1;
}

/** The best of a game's edges; the least there is where none is known. */
const bestEdge = (view: GameView): number => Math.max(...view.sides.map((side) => edgeOf(view, side) ?? Number.NEGATIVE_INFINITY));
const holdOf = ({ hold }: GameView): number => hold ?? Number.POSITIVE_INFINITY;

type Shown = GameView & DayGame;
/** Equal, and both unknown, begins with the earlier game. */
const then = (difference: number, a: Shown, b: Shown): number => (difference > 0 ? 1 : difference < 0 ? -1 : byStart(a, b));

/** How games stand within their group of the day. */
export const ORDER_BY: Record<Order, (a: Shown, b: Shown) => number> = {
  time: byStart,
  edge: (a, b) => then(bestEdge(b) - bestEdge(a), a, b),
  hold: (a, b) => then(holdOf(a) - holdOf(b), a, b),
};

/** Books with the pinned ones first, in the order in which they were pinned. */
export function pinnedFirst<B extends { code: string }>(books: readonly B[], pins: readonly string[]): B[] {
  const pinned = pins.flatMap((pin) => books.find(({ code }) => code === pin) ?? []);
  return [...pinned, ...books.filter(({ code }) => !pins.includes(code))];
}

export const togglePin = (pins: readonly string[], code: string): string[] =>
  pins.includes(code) ? pins.filter((pin) => pin !== code) : [...pins, code];

/** From this edge on the heat grows no more. */
const HOTTEST = 0.05;
/** More would leave the captions on it too little contrast in the light theme. */
const MOST_HEAT = 16;

/** How strongly a best price above fair is tinted, in percent of the accent; nothing at or below fair. */
export const heatOf = (edge: number | null): number =>
  edge === null || edge <= 0 ? 0 : Math.round(Math.min(1, edge / HOTTEST) * MOST_HEAT);
