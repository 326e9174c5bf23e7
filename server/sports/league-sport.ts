import type { LeagueSport } from '@clearedge/contract/sports';
import type { Grading, LeagueFacts } from '@clearedge/quant/grading';
import { gameRegression } from './game-regression.ts';
import type { GameModule, LeagueModule, SportModule } from './sport-module.ts';

interface LeagueParts extends Pick<GameModule, 'foreseeLive' | 'chanceFrom' | 'marginSd'> {
  key: LeagueSport;
  grading: Grading<LeagueFacts>;
  league: LeagueModule;
}

/** A sport of a league of teams: what all such leagues share, with what is one's own. */
export const leagueSport = ({ key, grading, league, ...game }: LeagueParts) =>
  ({
    key,
    isFollowed: ({ leagues }) => leagues[key] !== undefined,
    grading,
    results: {
      ask: ({ leagues }, gameId, asOf) =>
        leagues[key]?.feed.findFacts(gameId, asOf).then((facts) => ({ facts, box: null, live: null })) ?? null,
      checkFacts: (facts) =>
        void grading.grade({ market: 'moneyline', period: 'full', side: 'home' }, facts as LeagueFacts, { pitcherRule: 'action' }),
      findRegression: gameRegression(({ minutesPlayed }: LeagueFacts) => minutesPlayed),
      presentEvidence: (facts) => {
        const { score, minutesPlayed } = facts as LeagueFacts;
        return { finalScore: score, minutes: minutesPlayed };
      },
    },
    league,
    keptClaims: [],
    game: {
      findDayFeed: () => null,
      hasWeather: false,
      findBoard: ({ leagues }) => leagues[key]?.odds ?? null,
      afterStop: (facts) => facts,
      isDecidedEarly: () => false,
      hasBoxScore: false,
      settlesParts: false,
      ...game,
    },
  }) satisfies SportModule;
