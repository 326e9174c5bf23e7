import { createChance, drawNormal } from '../../chance.ts';

/** What a club is worth against an average one, in points a game: scored more, and allowed fewer. */
export interface Talent {
  attack: number;
  defence: number;
}

// A club keeps part of what it was; the winter brings the rest. Shocks older than this many seasons no longer show.
const STORED = 0.55;
const SEASONS_BACK = 6;
const DEVIATION = 2.9;
/** Of the walk within a season, per week, in points. */
const WEEKLY_DRIFT = 0.35;
const SHOCK = DEVIATION * Math.sqrt(1 - STORED ** 2);

/** A club's talent as a season begins. */
function talentOfSeason(seed: string, seasonIndex: number, code: string): Talent {
  const talent = { attack: 0, defence: 0 };
  for (let back = SEASONS_BACK; back >= 0; back--) {
    const next = createChance(`${seed}|football|winter|${seasonIndex - back}|${code}`);
    talent.attack = STORED * talent.attack + drawNormal(next, 0, SHOCK);
    talent.defence = STORED * talent.defence + drawNormal(next, 0, SHOCK);
  }
  return talent;
}

/** Week by week, the first entry being the week before the first. */
export function talentByWeek(seed: string, seasonIndex: number, code: string, weeks: number): Talent[] {
  const next = createChance(`${seed}|football|drift|${seasonIndex}|${code}`);
  const talents = [talentOfSeason(seed, seasonIndex, code)];
  for (let week = 1; week <= weeks; week++) {
    const before = talents[week - 1]!;
    talents.push({
      attack: before.attack + drawNormal(next, 0, WEEKLY_DRIFT),
      defence: before.defence + drawNormal(next, 0, WEEKLY_DRIFT),
    });
  }
  return talents;
}
