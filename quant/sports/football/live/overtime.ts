import { sum } from '../../../maths/index.ts';

/** Points of a possession that begins on the other side's 35; after a touchdown both sides must go for two. */
const POSSESSION = [
  { points: 0, chance: 0.14 },
  { points: 3, chance: 0.46 },
  { points: 6, chance: 0.22 },
  { points: 8, chance: 0.18 },
] as const;

/** Points of both sides in a procedure. */
const PROCEDURE = POSSESSION.flatMap((first) =>
  POSSESSION.map((second) => ({ away: first.points, home: second.points, chance: first.chance * second.chance })),
);
const PARTED = PROCEDURE.filter(({ away, home }) => away !== home);
const LEVEL = PROCEDURE.filter(({ away, home }) => away === home);

/** Points of both sides in an overtime that parts them: in the first procedure, or in another one after it. */
const DECIDED = (() => {
  const all = [
    ...PARTED,
    ...LEVEL.flatMap((level) =>
      PARTED.map(({ away, home, chance }) => ({
        away: level.away + away,
        home: level.home + home,
        chance: (level.chance * chance) / (1 - sum(LEVEL.map((one) => one.chance))),
      })),
    ),
  ];
  const whole = sum(all.map(({ chance }) => chance));
  return all.map((one) => ({ ...one, chance: one.chance / whole }));
})();

/**
 * Adds how a game in overtime may end, its chances summing to `chance`. Level, no procedure has parted the sides yet; else the side behind has the
 * ball and answers. `tieShare` is the chance that a level game stays so.
 */
export function addOvertime(
  away: number,
  home: number,
  chance: number,
  tieShare: number,
  add: (away: number, home: number, chance: number) => void,
): void {
  if (away === home) {
    add(away, home, chance * tieShare);
    for (const one of DECIDED) add(away + one.away, home + one.home, chance * (1 - tieShare) * one.chance);
    return;
  }
  const isHome = home < away;
  for (const { points, chance: share } of POSSESSION) {
    const answered = { away: away + (isHome ? 0 : points), home: home + (isHome ? points : 0) };
    if (answered.away === answered.home) addOvertime(answered.away, answered.home, chance * share, tieShare, add);
    else add(answered.away, answered.home, chance * share);
  }
}
