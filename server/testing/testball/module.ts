import type { SportKey } from '@clearedge/contract/sports';
import type { LeagueFacts } from '@clearedge/quant/grading';
import { testballGrading } from '@clearedge/quant/testing/testball';
import type { SportModule } from '../../sports/sport-module.ts';

/** How every game of testball ends: it is played by the clock. */
export const FINAL: LeagueFacts = { state: 'final', minutesPlayed: 60, score: { away: 1, home: 2 } };

export const testball: SportModule = {
  key: 'testball' as SportKey,
  isFollowed: () => false,
  grading: testballGrading,
  results: {
    ask: (_ports, _gameId, asOf) => Promise.resolve({ facts: { facts: FINAL, isFinal: true, reportedAt: asOf }, box: null, live: null }),
    checkFacts: (facts) =>
      void testballGrading.grade({ market: 'moneyline', period: 'full', side: 'home' }, facts as LeagueFacts, { pitcherRule: 'action' }),
    findRegression: () => null,
    presentEvidence: (facts) => ({ finalScore: (facts as LeagueFacts).score }),
  },
  league: null,
  keptClaims: [],
  measured: null,
  game: {
    findDayFeed: () => null,
    hasWeather: false,
    findBoard: () => null,
    afterStop: (facts) => facts,
    isDecidedEarly: () => false,
    hasBoxScore: false,
    settlesParts: false,
    foreseeLive: null,
    marginSd: 2,
    chanceFrom: () => null,
  },
};
