import type { LeagueSport } from '@clearedge/contract/sports';
import type { Grading, LeagueFacts } from '@clearedge/quant/grading';
import type { LeagueBox, LeagueSource } from '../ports/index.ts';
import { gameRegression } from './game-regression.ts';
import { sourceWords } from './source-words.ts';
import type { GameModule, LeagueModule, ResultAnswer, SportModule } from './sport-module.ts';

interface LeagueParts extends Pick<GameModule, 'foreseeLive' | 'chanceFrom' | 'marginSd'> {
  key: LeagueSport;
  grading: Grading<LeagueFacts>;
  league: LeagueModule;
  measured: SportModule['measured'];
}

type Reported = Awaited<ReturnType<LeagueSource['feed']['findFacts']>>;

/** Bets on parts of a game are graded on its points by period, and those on players on its box score, which a source may tell beside the score. */
async function askResult({ feed }: LeagueSource, gameId: string, asOf: Date): Promise<ResultAnswer> {
  const reported: Reported = await feed.findFacts(gameId, asOf);
  if (!reported || 'doubts' in reported) return { facts: reported, box: null, live: null };
  const box = reported.facts.state === 'postponed' ? null : ((await feed.findBox?.(gameId, asOf)) ?? null);
  const facts: LeagueFacts = {
    ...reported.facts,
    ...(reported.periods && { periods: reported.periods }),
    ...(box && { players: playersOf(box) }),
    ...(reported.sources && { sources: reported.sources }),
  };
  return { facts: { ...reported, facts }, box: null, live: null };
}

const playersOf = ({ away, home }: LeagueBox): NonNullable<LeagueFacts['players']> =>
  Object.fromEntries([...away, ...home].map(({ playerId, status, stats }) => [playerId, { status, stats }]));

/** Players whom an answer no longer tells of. */
const countLost = ({ players: before = {} }: LeagueFacts, { players: after = {} }: LeagueFacts): number =>
  Object.keys(before).filter((id) => !Object.hasOwn(after, id)).length;

/** A sport of a league of teams: what all such leagues share, with what is one's own. */
export const leagueSport = ({ key, grading, league, measured, ...game }: LeagueParts) =>
  ({
    key,
    isFollowed: ({ leagues }) => leagues[key] !== undefined,
    grading,
    results: {
      ask: ({ leagues }, gameId, asOf) => {
        const source = leagues[key];
        return source ? askResult(source, gameId, asOf) : null;
      },
      checkFacts: (facts) =>
        void grading.grade({ market: 'moneyline', period: 'full', side: 'home' }, facts as LeagueFacts, { pitcherRule: 'action' }),
      findRegression: gameRegression(
        ({ minutesPlayed }: LeagueFacts) => minutesPlayed,
        countLost,
        ({ periods }) => periods !== undefined,
      ),
      presentEvidence: (facts) => {
        const { score, minutesPlayed, sources } = facts as LeagueFacts;
        return { finalScore: score, minutes: minutesPlayed, resultSources: sourceWords(sources) };
      },
    },
    league,
    keptClaims: [],
    measured,
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
