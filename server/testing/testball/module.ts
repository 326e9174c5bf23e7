import type { SportKey } from '@clearedge/contract/sports';
import { type FootballFacts, gradeFootball } from '@clearedge/quant/grading';
import type { SportModule } from '../../sports/sport-module.ts';

/** How every game of testball ends: it is played by the clock. */
export const FINAL: FootballFacts = { state: 'final', minutesPlayed: 60, score: { away: 1, home: 2 } };

export const testball: SportModule = {
  key: 'testball' as SportKey,
  isFollowed: () => false,
  results: {
    ask: (_ports, _gameId, asOf) => Promise.resolve({ facts: { facts: FINAL, isFinal: true, reportedAt: asOf }, box: null, live: null }),
    checkFacts: (facts) => void gradeFootball({ market: 'moneyline', period: 'full', side: 'home' }, facts as FootballFacts),
    findRegression: () => null,
  },
  game: {
    findDayFeed: () => null,
    hasWeather: false,
    findBoard: () => null,
    isDecidedEarly: () => false,
    hasBoxScore: false,
    settlesParts: false,
    marginSd: 2,
  },
};
