import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Verb } from '../../kernel/feature.ts';
import { type Contest, isBettingClosed, listSlate } from '../contests/index.ts';
import { listPlays, type Play } from '../forecasts/index.ts';

type Game = VerbResult<Contract['GET /api/kelly/markets']>['games'][number];
type Side = Game['sides'][number];

const MARKETS: readonly string[] = ['moneyline', 'spread', 'total'] satisfies Side['market'][];
const SIDES: readonly string[] = ['away', 'home', 'over', 'under'] satisfies Side['side'][];

function wordsOf({ market, side, line }: Pick<Play, 'market' | 'side' | 'line'>, { awayName, homeName }: Contest): string {
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const team = side === 'away' ? awayName : homeName;
  return market === 'spread' && line !== null ? `${team} ${line > 0 ? '+' : ''}${line}` : team;
}

const sideOf = (play: Play, contest: Contest): Side => ({
  market: play.market as Side['market'],
  side: play.side,
  line: play.line,
  selection: wordsOf(play, contest),
  odds: play.odds,
  book: play.book,
  bookName: play.bookName,
  seenAt: play.seenAt.toISOString(),
  isStale: play.isStale,
  modelChance: play.probability,
  modelLow: play.probabilityLow,
  modelHigh: play.probabilityHigh,
  modelPush: play.pushProbability,
  marketChance: play.marketProbability,
  bookCount: play.bookCount,
});

/** Open games of a day whose sides the model has priced, each side at its best price. */
export const listMarkets: Verb<'GET /api/kelly/markets'> = async (ctx, { query }) => {
  const now = ctx.now();
  const slateOn = query.date ?? easternDay(now);
  const open = (await listSlate(ctx, slateOn, sportsWith('hasAnalysis'))).filter((contest) => !isBettingClosed(contest, now));
  const plays = (
    await listPlays(
      ctx,
      open.map(({ id }) => id),
    )
  ).filter(({ market }) => MARKETS.includes(market));
  const inOrder = (a: Play, b: Play): number =>
    MARKETS.indexOf(a.market) - MARKETS.indexOf(b.market) || SIDES.indexOf(a.side) - SIDES.indexOf(b.side);
  const games = open.map((contest) => ({
    gameId: contest.gameId,
    matchup: `${contest.awayCode} @ ${contest.homeCode}${contest.gameNumber > 1 ? ', game 2' : ''}`,
    startsAt: contest.startsAt.toISOString(),
    sides: plays
      .filter(({ contestId }) => contestId === contest.id)
      .sort(inOrder)
      .map((play) => sideOf(play, contest)),
  }));
  return { slateOn, asOf: now.toISOString(), games: games.filter(({ sides }) => sides.length > 0) };
};
