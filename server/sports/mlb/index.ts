import { type BaseballFacts, gradeBaseball } from '@clearedge/quant/grading';
import { findGameRegression } from '../game-regression.ts';
import type { SportModule } from '../sport-module.ts';

export const mlb = {
  key: 'mlb',
  isFollowed: () => true,
  results: {
    ask: async ({ baseball }, gameId, asOf) => {
      const [facts, box, live] = await Promise.all([
        baseball.findFacts(gameId, asOf),
        baseball.findBoxScore(gameId, asOf),
        baseball.findLiveState(gameId, asOf),
      ]);
      return { facts, box, live };
    },
    checkFacts: (facts) =>
      void gradeBaseball({ market: 'moneyline', period: 'full', side: 'home' }, facts as BaseballFacts, { pitcherRule: 'action' }),
    findRegression: findGameRegression,
  },
  game: {
    findDayFeed: ({ baseball }) => baseball,
    hasWeather: true,
    findBoard: ({ odds }) => odds,
    isDecidedEarly: (facts) => (facts as BaseballFacts).resumeWindowOver === true,
    hasBoxScore: true,
    settlesParts: true,
    marginSd: 4.3,
  },
} satisfies SportModule;
