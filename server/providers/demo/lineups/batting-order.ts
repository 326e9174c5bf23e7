import { createChance } from '../chance/create-chance.ts';
import type { Player, Position, Roster } from '../players/player.ts';
import { BATTER_SLOTS, REGULARS, STAND_INS } from '../players/roster-slots.ts';

export interface Nine {
  batters: Player[];
  positions: Position[];
  bench: Player[];
}

/** A regular sits once in so many games: catchers more, nobody on the projected card. */
const REST_SHARE = { catcher: 0.24, other: 0.06 } as const;
const MOST_RESTED = 2;
const BENCH_SIZE = 4;

// Linear weights of a hitter's log-odds, enough to rank men of one club.
const worthOf = ({ bat }: Player): number =>
  bat.homer * 0.042 + bat.walk * 0.026 + bat.hit * 0.115 - bat.strikeout * 0.028 + bat.gap * 0.02 + bat.speed * 0.002;

function orderOf(nine: { player: Player; position: Position }[]): { player: Player; position: Position }[] {
  const ranked = [...nine].sort((a, b) => worthOf(b.player) - worthOf(a.player) || a.player.slot - b.player.slot);
  const [first, second, third, fourth, ...rest] = ranked;
  const top = [first!, second!, third!, fourth!];
  const leadOff = top.reduce((fastest, man) => (man.player.bat.speed > fastest.player.bat.speed ? man : fastest));
  const power = top.filter((man) => man !== leadOff).sort((a, b) => a.player.bat.homer - b.player.bat.homer);
  return [leadOff, power[1]!, power[2]!, power[0]!, ...rest];
}

/** The nine for one game. `restKey` draws who rests that day; null gives the card everybody expects. */
export function battingOrder(roster: Roster, isFit: (player: Player) => boolean, restKey: string | null): Nine {
  const used = new Set<Player>();
  const next = restKey === null ? null : createChance(restKey);
  let rested = 0;
  const nine = BATTER_SLOTS.slice(0, REGULARS).map((position, slot) => {
    const regular = roster.batters[slot]!;
    const sits = next !== null && next() < (position === 'C' ? REST_SHARE.catcher : REST_SHARE.other) && rested < MOST_RESTED;
    if (sits) rested += 1;
    const standIns = STAND_INS[position].map((other) => roster.batters[other]!);
    const candidates = sits ? [...standIns, regular] : [regular, ...standIns];
    const player =
      [...candidates, ...roster.batters].find((man) => isFit(man) && !used.has(man) && (man.slot >= REGULARS || man === regular)) ??
      regular;
    used.add(player);
    return { player, position };
  });
  const ordered = orderOf(nine);
  const bench = roster.batters.filter((man) => !used.has(man) && isFit(man)).slice(0, BENCH_SIZE);
  return { batters: ordered.map((man) => man.player), positions: ordered.map((man) => man.position), bench };
}
