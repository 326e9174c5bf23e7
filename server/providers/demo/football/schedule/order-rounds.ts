import { CLUBS } from '../clubs.ts';
import { type Round, shuffled } from './pairings.ts';

const TRIES = 80;
const REMATCH_GAP = 3;
const REST_GAP = 3;
const LONGEST_STAND = 3;

function unpleasantness(rounds: readonly Round[]): number {
  let sum = 0;
  const metIn = new Map<string, number>();
  rounds.forEach((round, week) => {
    for (const { away, home } of round) {
      const pair = away < home ? `${away} ${home}` : `${home} ${away}`;
      if (week - (metIn.get(pair) ?? -REMATCH_GAP) < REMATCH_GAP) sum += 2;
      metIn.set(pair, week);
    }
  });
  for (const { code } of CLUBS) sum += clubUnpleasantness(rounds, code);
  return sum;
}

// Rests soon after one another, a rest in the first week, and long stands at home or on the road.
function clubUnpleasantness(rounds: readonly Round[], code: string): number {
  let sum = 0;
  let restedIn = -1;
  let stand = 0;
  rounds.forEach((round, week) => {
    const game = round.find(({ away, home }) => away === code || home === code);
    if (game === undefined) {
      if (week - restedIn < REST_GAP) sum += 3;
      restedIn = week;
      return;
    }
    const step = game.home === code ? 1 : -1;
    stand = Math.sign(stand) === step ? stand + step : step;
    if (Math.abs(stand) > LONGEST_STAND) sum += 1;
  });
  return sum;
}

/** The rounds in the least unpleasant of many orders. */
export function orderRounds(rounds: readonly Round[], text: string): Round[] {
  let best: { order: Round[]; badness: number } | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order = shuffled(rounds, `${text}|order|${attempt}`);
    const badness = unpleasantness(order);
    if (best === null || badness < best.badness) best = { order, badness };
  }
  return best!.order;
}
