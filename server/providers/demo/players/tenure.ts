import { yearOf } from '../calendar/season-calendar.ts';
import { createChance } from '../chance/create-chance.ts';

// About one man in five on a big-league roster is new to it each spring.
const TURNOVER = 0.2;
const LONGEST_TENURE = 9;

/** The season in which the man who holds this roster slot joined the club. */
export function joinedIn(seed: string, club: string, slot: number, seasonIndex: number): number {
  for (let back = 0; back < LONGEST_TENURE; back++) {
    const season = seasonIndex - back;
    // Every ninth year, at a different time for each slot, the slot turns over for certain: a chain that has no end cannot be asked from anywhere.
    const isForced = (((season + slot * 5 + club.charCodeAt(0)) % LONGEST_TENURE) + LONGEST_TENURE) % LONGEST_TENURE === 0;
    if (isForced || createChance(`${seed}|turnover|${club}|${slot}|${yearOf(season)}`)() < TURNOVER) return season;
  }
  return seasonIndex - LONGEST_TENURE + 1;
}
