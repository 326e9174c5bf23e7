import { createChance, drawNormal } from '../chance.ts';

/** What a club is worth against an average one, in points (or goals) a game: scored more, and allowed fewer. */
export interface Talent {
  attack: number;
  defence: number;
}

/** How much clubs differ, what they keep over a winter, and how far a week moves them. */
export interface TalentSpread {
  deviation: number;
  /** Of last season's talent; shocks older than `SEASONS_BACK` seasons no longer show. */
  stored: number;
  weeklyDrift: number;
}

const SEASONS_BACK = 6;

/** A club's talent as a season begins; `text` is the seed with the league's key. */
function talentOfSeason(text: string, seasonIndex: number, code: string, { stored, deviation }: TalentSpread): Talent {
  const shock = deviation * Math.sqrt(1 - stored ** 2);
  const talent = { attack: 0, defence: 0 };
  for (let back = SEASONS_BACK; back >= 0; back--) {
    const next = createChance(`${text}|winter|${seasonIndex - back}|${code}`);
    talent.attack = stored * talent.attack + drawNormal(next, 0, shock);
    talent.defence = stored * talent.defence + drawNormal(next, 0, shock);
  }
  return talent;
}

/** Week by week, the first entry being the week before the first. */
export function talentByWeek(text: string, seasonIndex: number, code: string, weeks: number, spread: TalentSpread): Talent[] {
  const next = createChance(`${text}|drift|${seasonIndex}|${code}`);
  const talents = [talentOfSeason(text, seasonIndex, code, spread)];
  for (let week = 1; week <= weeks; week++) {
    const before = talents[week - 1]!;
    talents.push({
      attack: before.attack + drawNormal(next, 0, spread.weeklyDrift),
      defence: before.defence + drawNormal(next, 0, spread.weeklyDrift),
    });
  }
  return talents;
}
