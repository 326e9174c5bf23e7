import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { UNDECIDED_CODE } from '../../../../ports/index.ts';
import { dayOnOf } from '../../calendar.ts';

/** One side of a fixture; a playoff place is taken at `knownAt`. */
export interface Entrant {
  code: string;
  knownAt: number;
}

export interface Fixture {
  sourceId: string;
  seasonIndex: number;
  week: number;
  stage: CflStage;
  day: number;
  startsAt: number;
  away: Entrant;
  home: Entrant;
  /** Club in whose stadium it is played. */
  hostCode: string;
  isNeutral: boolean;
  /** Set where two games of a day can be undecided at once. */
  isSecondOfDay: boolean;
}

/** Before every kickoff there ever was. */
export const ALWAYS = -Infinity;

export const codeAt = ({ code, knownAt }: Entrant, asOf: number): string => (asOf >= knownAt ? code : UNDECIDED_CODE);
export const decidedAt = ({ away, home }: Fixture): number => Math.max(away.knownAt, home.knownAt);

/** The game's public id as it stands at `asOf`. */
export function gameIdAt(fixture: Fixture, asOf: number): string {
  const id = `${dayOnOf(fixture.day).replaceAll('-', '')}_${codeAt(fixture.away, asOf)}@${codeAt(fixture.home, asOf)}`;
  return fixture.isSecondOfDay && asOf < decidedAt(fixture) ? `${id}_2` : id;
}

export const finalIdOf = (fixture: Fixture): string => gameIdAt(fixture, Infinity);
