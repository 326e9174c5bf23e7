import { type FootballFacts, gradeFootball } from '@clearedge/quant/grading';
import { findGameRegression } from '../game-regression.ts';
import type { SportModule } from '../sport-module.ts';

export const cfl = {
  key: 'cfl',
  isFollowed: ({ football }) => football !== null,
  results: {
    ask: ({ football }, gameId, asOf) => football?.feed.findFacts(gameId, asOf).then((facts) => ({ facts, box: null, live: null })) ?? null,
    checkFacts: (facts) => void gradeFootball({ market: 'moneyline', period: 'full', side: 'home' }, facts as FootballFacts),
    findRegression: findGameRegression,
  },
  game: {
    findDayFeed: () => null,
    hasWeather: false,
    findBoard: ({ football }) => football?.odds ?? null,
    isDecidedEarly: () => false,
    hasBoxScore: false,
    settlesParts: false,
    marginSd: 13.5,
  },
} satisfies SportModule;
