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
  /** Of every leg winning, one to come as before its start; null for the reason in `why`. */
  chance: number | null;
  /** Why there is no chance: "a leg has no chance"; empty where there is one. */
  why: string;
}

/** How a ticket stands: losing when a leg is, winning when every leg is, else even. */
export function ticketState({ legs, betType }: Pick<Bet, 'legs' | 'betType'>, live: LegsLive): TicketState {
  const standings = legs.map((leg, at): Standing => {
    if (isLost(leg)) return 'Losing';
    if (isThrough(leg)) return 'Winning';
    const one = live[at];
    return one?.chance == null || !one.hasBegun ? 'Even' : standingOf(one.chance);
  });
  const every = standings.every((one) => one === 'Winning');
  return {
    head: `${legs.filter(({ result }) => result === 'win').length} of ${legs.length} legs won`,
    standing: standings.includes('Losing') ? 'Losing' : every ? 'Winning' : 'Even',
    ...(betType === 'round_robin' ? none('of several parlays') : chanceOfAll(legs, live)),
  };
}

const none = (why: string) => ({ chance: null, why });

function chanceOfAll(legs: readonly BetLeg[], live: LegsLive): Pick<TicketState, 'chance' | 'why'> {
  if (legs.some(isLost)) return { chance: 0, why: '' };
  const open = legs.flatMap((leg, at) => (leg.result === null ? [live[at]] : []));
  const chances = open.flatMap((one) => one?.chance ?? []);
  if (chances.length < open.length) return none('a leg has no chance');
  if (new Set(open.map((one) => one?.gameId)).size < open.length) return none('legs of one game');
  return { chance: chances.reduce((all, one) => all * one, 1), why: '' };
}
