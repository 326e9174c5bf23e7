import type { SportKey } from '@clearedge/contract/sports';
import { cflAnswers } from './cfl/index.ts';
import { golfAnswers } from './golf/index.ts';
import { mlbAnswers } from './mlb/index.ts';
import type { SportAnswers } from './sport-answers.ts';

export type { GameForecast } from './sport-answers.ts';

/** What each sport answers by itself; a new sport is asked for here by the type checker, and may begin with nothing. */
export const SPORT_ANSWERS: Readonly<Record<SportKey, SportAnswers>> = { mlb: mlbAnswers, cfl: cflAnswers, golf: golfAnswers };
