import { yearOf } from '../calendar.ts';
import { createChance, drawNormal } from '../chance.ts';

export interface TeamStanding {
  bats: number;
  rotation: number;
  bullpen: number;
}

// A club's level moves over about three years, as front offices build and sell: a moving average of yearly draws.
const WEIGHTS = [0.62, 0.52, 0.45, 0.37] as const;
const SPREAD = { bats: 0.45, rotation: 0.45, bullpen: 0.45 } as const;

export function teamStanding(seed: string, team: string, seasonIndex: number): TeamStanding {
  let bats = 0;
  let rotation = 0;
  let bullpen = 0;
  WEIGHTS.forEach((weight, back) => {
    const next = createChance(`${seed}|standing|${team}|${yearOf(seasonIndex - back)}`);
    const common = drawNormal(next) * 0.5;
    bats += weight * (common + drawNormal(next) * 0.87);
    rotation += weight * (common + drawNormal(next) * 0.87);
    bullpen += weight * (common + drawNormal(next) * 0.87);
  });
  return { bats: bats * SPREAD.bats, rotation: rotation * SPREAD.rotation, bullpen: bullpen * SPREAD.bullpen };
}
