import { FITTED_KEPT } from '@clearedge/quant/blend';
import { type BaseballFacts, baseballGrading } from '@clearedge/quant/grading';
import { matchLine, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { gameRegression } from '../game-regression.ts';
import { sourceWords } from '../source-words.ts';
import type { SportModule } from '../sport-module.ts';
import { foreseeLive } from './live.ts';
import { MEASURED } from './measured.ts';

/** A game that was not resumed within 36 hours is graded on where it stood; a postseason game waits until it is completed. */
const RESUME_MS = 36 * 3_600_000;

function countLost(before: BaseballFacts, after: BaseballFacts): number {
  return Object.entries(before.players).filter(([id, { stats }]) => {
    const now = after.players[id]?.stats;
    return Object.keys(stats).some((name) => now === undefined || !(name in now));
  }).length;
}

export const mlb = {
  key: 'mlb',
  isFollowed: () => true,
  grading: baseballGrading,
  results: {
    ask: async ({ baseball }, gameId, asOf) => {
      const [facts, box, live] = await Promise.all([
        baseball.findFacts(gameId, asOf),
        baseball.findBoxScore(gameId, asOf),
        baseball.findLiveState(gameId, asOf),
      ]);
      if (!facts || 'doubts' in facts || !facts.sources) return { facts, box, live };
      return { facts: { ...facts, facts: { ...facts.facts, sources: facts.sources } }, box, live };
    },
    checkFacts: (facts) =>
      void baseballGrading.grade({ market: 'moneyline', period: 'full', side: 'home' }, facts as BaseballFacts, { pitcherRule: 'action' }),
    findRegression: gameRegression(({ completedInnings }: BaseballFacts) => completedInnings, countLost),
    // Graded on a complete part of a game in play: the score of that moment is not a final one.
    presentEvidence: (facts) => {
      const { state, score, completedInnings, sources } = facts as BaseballFacts;
      return { finalScore: state === 'live' ? null : score, innings: completedInnings, resultSources: sourceWords(sources) };
    },
  },
  league: null,
  keptClaims: FITTED_KEPT,
  measured: MEASURED,
  game: {
    findDayFeed: ({ baseball }) => baseball,
    hasWeather: true,
    findBoard: ({ odds }) => odds,
    afterStop: (facts, stoppedMs) => {
      const { state, postseason } = facts as BaseballFacts;
      return state === 'suspended' && !postseason && stoppedMs > RESUME_MS
        ? { ...(facts as BaseballFacts), resumeWindowOver: true }
        : facts;
    },
    isDecidedEarly: (facts) => (facts as BaseballFacts).resumeWindowOver === true,
    hasBoxScore: true,
    settlesParts: true,
    foreseeLive,
    marginSd: 4.3,
    chanceFrom: ({ pHome, total }, selection, { season, scheduledInnings }) => {
      if (pHome === null || total === null) return null;
      const { win, push } = priceSelection(
        matchLine({ pHome, ...total }, { season, scheduledInnings: scheduledInnings === 7 ? 7 : 9 }),
        selection,
      );
      return { probability: win / (1 - push), push };
    },
  },
} satisfies SportModule;
