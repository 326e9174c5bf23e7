import { LEAGUE_SPORTS, type LeagueSport, type SportKey } from '@clearedge/contract/sports';
import { golfAnswers } from './golf/index.ts';
import { leagueAnswers } from './league/index.ts';
import { mlbAnswers } from './mlb/index.ts';
import type { SportAnswers } from './sport-answers.ts';

export type { GameForecast, JudgedSide } from './sport-answers.ts';

const LEAGUES = Object.fromEntries(LEAGUE_SPORTS.map((league) => [league, leagueAnswers(league)])) as Record<LeagueSport, SportAnswers>;

/** What each sport answers by itself; a new sport of another form is asked for here by the type checker, and may begin with nothing. */
export const SPORT_ANSWERS: Readonly<Record<SportKey, SportAnswers>> = { mlb: mlbAnswers, golf: golfAnswers, ...LEAGUES };
