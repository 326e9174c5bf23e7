import { readAsWords } from '@clearedge/contract/aliases';
import { type SportKey, sportOf } from '@clearedge/contract/sports';
import { propWords } from '@clearedge/contract/words/selection-words';
import {
  type GameFacts,
  type GameUnit,
  isThreeWay,
  type LeagueFacts,
  type LeagueKind,
  mapPartsIn,
  type Period,
  type Score,
  type Selection,
} from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { contestFacts, contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createContest } from '../factories.ts';
import type { Ending, ExampleBet, ExampleContest, SportExample } from './sport-example.ts';

type ScoreSelection = Exclude<Selection, { market: 'prop' }>;
type Teams = NonNullable<SportExample['game']>['teams'];
type Ended = readonly [ScoreSelection, Ending];

interface GameTerms {
  sport: SportKey;
  teams: Teams;
  /** The score of each period; the home club wins all of them. */
  scores: Partial<Record<Period, Score>>;
  final: GameFacts;
  postponed: GameFacts;
  /** Bets on players, who are no part of a score. */
  props?: readonly ExampleBet[];
}

const SIDES_OF_SCORE: Readonly<Record<string, (period: Period, score: Score) => Ended[]>> = {
  moneyline: (period) => [
    [{ market: 'moneyline', period, side: 'home' }, 'win'],
    [{ market: 'moneyline', period, side: 'away' }, 'loss'],
    ...(isThreeWay(period) ? ([[{ market: 'moneyline', period, side: 'draw' }, 'loss']] satisfies Ended[]) : []),
  ],
  spread: (period, { away, home }) => [
    [{ market: 'spread', period, side: 'home', line: away - home + 0.5 }, 'win'],
    [{ market: 'spread', period, side: 'away', line: home - away - 0.5 }, 'loss'],
    [{ market: 'spread', period, side: 'home', line: away - home }, 'push'],
  ],
  total: (period, { away, home }) => [
    [{ market: 'total', period, side: 'over', line: away + home - 0.5 }, 'win'],
    [{ market: 'total', period, side: 'under', line: away + home - 0.5 }, 'loss'],
    [{ market: 'total', period, side: 'over', line: away + home }, 'push'],
  ],
  team_total: (period, { home }) => [
    [{ market: 'total', period, side: 'over', line: home - 0.5, team: 'home' }, 'win'],
    [{ market: 'total', period, side: 'under', line: home - 0.5, team: 'home' }, 'loss'],
    [{ market: 'total', period, side: 'over', line: home, team: 'home' }, 'push'],
  ],
};

/** Every selection on a score that the sport's data knows, with how it ends at these scores. */
function endedOf({ sport, scores }: GameTerms): { market: string; ended: Ended }[] {
  return Object.entries(sportOf(sport).periods).flatMap(([period, { markets, isSoldThreeWay }]) =>
    markets
      .filter((market) => market !== 'prop' && !(isSoldThreeWay && market === 'moneyline'))
      .flatMap((market) => SIDES_OF_SCORE[market]!(period as Period, scores[period as Period]!).map((ended) => ({ market, ended }))),
  );
}

const contestOn = ({ sport, teams }: GameTerms, day: string, facts: GameFacts, bets: readonly ExampleBet[]): ExampleContest => ({
  open: (ctx) =>
    createContest(ctx, {
      gameId: `202607${day}_${teams.away.code}@${teams.home.code}`,
      sport,
      awayName: teams.away.name,
      homeName: teams.home.name,
    }),
  end: (ctx, id) => reportGame(ctx, id, facts),
  bets,
});

const PLAYER = { playerId: 'player-one', name: 'Alex Stone' } as const;
const ABSENT = { playerId: 'player-two', name: 'Chris Vale' } as const;

/** A league's final with two players, one of them inactive, and bets on them: won, lost, pushed and void. */
export function playersExample<Facts extends LeagueFacts>(final: Facts, prop: LeagueKind, value: number) {
  const played = { status: 'played', stats: { [prop]: value } } as const;
  const bet = (who: typeof PLAYER | typeof ABSENT, side: 'over' | 'under', line: number, ending: Ending): ExampleBet => {
    const pick = { market: 'prop', playerId: who.playerId, prop, side, line } as const;
    return { market: 'prop', body: { betType: 'prop', selection: propWords(who.name, pick), pick }, ending };
  };
  return {
    final: { ...final, players: { [PLAYER.playerId]: played, [ABSENT.playerId]: { status: 'inactive', stats: {} } as const } },
    props: [
      bet(PLAYER, 'over', value - 0.5, 'win'),
      bet(PLAYER, 'under', value - 0.5, 'loss'),
      bet(PLAYER, 'over', value, 'push'),
      bet(ABSENT, 'under', value - 0.5, 'void'),
    ],
  };
}

type Periods = NonNullable<LeagueFacts['periods']>;

/** The score of a league's game and of each of its parts. */
export function scoresOf({ score, periods }: LeagueFacts & { periods: Periods }, unit: GameUnit): Partial<Record<Period, Score>> {
  const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
  const within = (from: number, to: number | undefined): Score => ({
    away: sumOf(periods.away.slice(from - 1, to)),
    home: sumOf(periods.home.slice(from - 1, to)),
  });
  return { full: score, ...mapPartsIn(unit, ({ from, to, hasOvertime }) => within(from, hasOvertime ? undefined : to)) };
}

const swapped = (facts: GameFacts): GameFacts => {
  const score = { away: facts.score.home, home: facts.score.away };
  if (!('periods' in facts) || !facts.periods) return { ...facts, score };
  return { ...facts, score, periods: { away: facts.periods.home, home: facts.periods.away } };
};

/** A source's final word on a game. */
export async function reportGame(ctx: Ctx, contestId: string, facts: GameFacts, version = 1): Promise<void> {
  const [at, isOver] = [ctx.now(), facts.state === 'final'];
  await ctx.db
    .update(contests)
    .set({ status: isOver ? 'final' : 'postponed', endedAt: isOver ? at : null })
    .where(eq(contests.id, contestId));
  const stated = { isFinal: true, factsHash: `${version}`, reportedAt: at, recordedAt: at };
  await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId, version, facts, ...stated });
}

/** Two games of a sport: one that ends, with a bet of every market and every ending, and one that is called off. */
export function gameExample(terms: GameTerms): Pick<SportExample, 'contests' | 'game' | 'regraded'> {
  const { sport, teams, final, postponed, props = [] } = terms;
  const all = endedOf(terms);
  const bets = all.map(({ market, ended: [selection, ending] }): ExampleBet => {
    const words = readAsWords(selection, { sport, ...teams }, String);
    return { market, body: { betType: selection.market, selection: words }, ending };
  });
  const played = [...bets, ...props];
  const calledOff = played.map((bet): ExampleBet => ({ ...bet, ending: 'void' }));
  const lost = swapped(final);
  const pick = { market: 'moneyline', period: 'full', side: 'home' } as const;
  const words = readAsWords(pick, { sport, ...teams }, String);
  return {
    regraded: {
      open: contestOn(terms, '11', final, []).open,
      body: { betType: 'moneyline', selection: words, pick },
      report: (ctx, id, version, isWon) => reportGame(ctx, id, isWon ? final : lost, version),
    },
    contests: [contestOn(terms, '11', final, played), contestOn(terms, '12', postponed, calledOff)],
    game: { teams, selections: all.map(({ ended: [selection] }) => selection) },
  };
}
