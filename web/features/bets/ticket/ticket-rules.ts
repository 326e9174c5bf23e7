import { type LiveBet, type Standing, standingOf } from '../../../core/live-bets/live-words.ts';
import type { Bet, BetLeg } from '../bet-types.ts';

/** The live state of each leg, by its place; undefined for one that is not in play. */
export type LegsLive = readonly (LiveBet | undefined)[];

const isLost = ({ result }: BetLeg): boolean => result === 'loss';
const isThrough = ({ result }: BetLeg): boolean => result !== null && result !== 'loss';

export interface TicketState {
  /** "1 of 3 legs won" */
  head: string;
  standing: Standing;
  /** Of every leg winning; null while one that is open has no live chance, and for legs of one game, which depend on each other. */
  chance: number | null;
  /** Its chance is known once every leg has begun, and one has not; a round robin has no chance of its own. */
  isEarly: boolean;
}

/** How a ticket stands: losing when a leg is, winning when every leg is, else even. */
export function ticketState({ legs, betType }: Pick<Bet, 'legs' | 'betType'>, live: LegsLive): TicketState {
  const standings = legs.map((leg, at): Standing => {
    if (isLost(leg)) return 'Losing';
    if (isThrough(leg)) return 'Winning';
    const chance = live[at]?.chance;
    return chance == null ? 'Even' : standingOf(chance);
  });
  const every = standings.every((one) => one === 'Winning');
  return {
    head: `${legs.filter(({ result }) => result === 'win').length} of ${legs.length} legs won`,
    standing: standings.includes('Losing') ? 'Losing' : every ? 'Winning' : 'Even',
    chance: betType === 'round_robin' ? null : chanceOfAll(legs, live),
    isEarly: betType !== 'round_robin' && !legs.some(isLost) && legs.some((leg, at) => leg.result === null && !live[at]),
  };
}

function chanceOfAll(legs: readonly BetLeg[], live: LegsLive): number | null {
  if (legs.some(isLost)) return 0;
  const open = legs.flatMap((leg, at) => (leg.result === null ? [live[at]] : []));
  const games = new Set(open.map((one) => one?.gameId));
  if (games.size < open.length) return null;
  return open.reduce<number | null>((all, one) => (all === null || one?.chance == null ? null : all * one.chance), 1);
}
