import { type FootballFacts, gradeFootball } from '@clearedge/quant/grading';
import type { SportModule } from '../sport-module.ts';

export const cfl = {
  key: 'cfl',
  game: {
    findBoard: ({ football }) => football?.odds ?? null,
    askAnswer: ({ football }, gameId, asOf) =>
      football?.feed.findFacts(gameId, asOf).then((facts) => ({ facts, box: null, live: null })) ?? null,
    checkFacts: (facts) => void gradeFootball({ market: 'moneyline', period: 'full', side: 'home' }, facts as FootballFacts),
    isDecidedEarly: () => false,
    hasBoxScore: false,
    settlesParts: false,
    marginSd: 13.5,
  },
} satisfies SportModule;
