import type { LeagueSport } from '@clearedge/contract/sports';
import type { Grading, LeagueFacts } from '@clearedge/quant/grading';
import type { LeagueSource } from '../ports/index.ts';
import { gameRegression } from './game-regression.ts';
import type { GameModule, LeagueModule, ResultAnswer, SportModule } from './sport-module.ts';

interface LeagueParts extends Pick<GameModule, 'foreseeLive' | 'chanceFrom' | 'marginSd'> {
  key: LeagueSport;
  grading: Grading<LeagueFacts>;
  league: LeagueModule;
}

type Reported = Awaited<ReturnType<LeagueSource['feed']['findFacts']>>;

/** Bets on parts of a game are graded on its points by period, which a source may tell beside the score. */
function withPeriods(reported: Reported): ResultAnswer['facts'] {
  if (!reported || 'doubts' in reported || !reported.periods) return reported;
  return { ...reported, facts: { ...reported.facts, periods: reported.periods } };
}

/** A sport of a league of teams: what all such leagues share, with what is one's own. */
export const leagueSport = ({ key, grading, league, ...game }: LeagueParts) =>
  ({
    key,
    isFollowed: ({ leagues }) => leagues[key] !== undefined,
    grading,
    results: {
      ask: ({ leagues }, gameId, asOf) =>
        leagues[key]?.feed.findFacts(gameId, asOf).then((reported) => ({ facts: withPeriods(reported), box: null, live: null })) ?? null,
      checkFacts: (facts) =>
        void grading.grade({ market: 'moneyline', period: 'full', side: 'home' }, facts as LeagueFacts, { pitcherRule: 'action' }),
      findRegression: gameRegression(
        ({ minutesPlayed }: LeagueFacts) => minutesPlayed,
        () => 0,
        ({ periods }) => periods !== undefined,
      ),
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
