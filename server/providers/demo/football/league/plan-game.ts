import { createChance, drawNormal } from '../../chance.ts';
import type { Side } from '../engine/play.ts';
import type { GamePlan } from '../engine/simulate-game.ts';
import { type Fixture, finalIdOf } from '../schedule/fixture.ts';
import type { Talent } from '../talent/club-talent.ts';

/** Points of attack that the home side has over the visitors. */
const HOME_EDGE = 2.6;
/** What nobody can know before the kickoff: each side's day, and the air that both play in. */
const UNKNOWN = { form: 0.5, air: 3 } as const;
/** Before the season the starters play a quarter. */
const PRESEASON_SHARE = 0.35;

/** What each attack is worth against the other side's defence, as far as it can be known beforehand. */
export function knownEdge(fixture: Fixture, away: Talent, home: Talent): Record<Side, number> {
  const share = fixture.stage === 'preseason' ? PRESEASON_SHARE : 1;
  const atHome = fixture.isNeutral ? 0 : HOME_EDGE / 2;
  return { away: share * (away.attack - home.defence) - atHome, home: share * (home.attack - away.defence) + atHome };
}

export function planGame(seed: string, fixture: Fixture, known: Record<Side, number>): GamePlan {
  const next = createChance(`${seed}|football|day|${finalIdOf(fixture)}`);
  const air = drawNormal(next, 0, UNKNOWN.air);
  return {
    edge: { away: known.away + air + drawNormal(next, 0, UNKNOWN.form), home: known.home + air + drawNormal(next, 0, UNKNOWN.form) },
    mustDecide: fixture.stage !== 'preseason' && fixture.stage !== 'regular',
  };
}
