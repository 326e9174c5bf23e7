import type { AnyGame } from '../../../core/games.ts';

/** Of a suspended game: the day it goes on, and later the day it began. `date` writes a day. */
export function resumptionText(game: AnyGame, date: (day: string) => string): string | null {
  const { status, slateOn } = game;
  const resumesOn = 'resumesOn' in game ? game.resumesOn : null;
  if (resumesOn === null) return null;
  return status === 'suspended' ? `Resumes ${date(resumesOn)}` : `Began ${date(slateOn)}, resumed ${date(resumesOn)}`;
}
