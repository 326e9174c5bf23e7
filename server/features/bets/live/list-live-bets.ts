import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { AnySelection } from '@clearedge/quant/grading';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, listContestsByIds } from '../../contests/index.ts';
import { type ForeseenGame, foreseeGames } from '../../odds/index.ts';
import { type BetView, listBetViews } from '../bet-rows.ts';

type LiveBet = VerbResult<Contract['GET /api/bets/live']>[number];
type Chance = Pick<LiveBet, 'chance' | 'push' | 'reason'>;

const NO_PRICES = 'Fewer than two books closed this game’s moneyline and total.';
const NOT_BY_SCORE = 'Only bets on the score have a live chance.';
const UNREADABLE = 'This bet names no side we can follow.';
const OVER = 'This part of the game is over.';
const no = (reason: string): Chance => ({ chance: null, push: null, reason });

/** A bet's chance where its game stands, from the same forecast as the game's page; in words why there is none. */
function chanceOf(pick: AnySelection | null, { liveState }: Pick<Contest, 'liveState'>, foreseen: ForeseenGame | undefined): Chance {
  if (!pick || !liveState) return no(UNREADABLE);
  if (pick.market !== 'moneyline' && pick.market !== 'spread' && pick.market !== 'total') return no(NOT_BY_SCORE);
  if (!foreseen) return no(NO_PRICES);
  const found = foreseen.forecast.chances(liveState, [pick]);
  return found ? { chance: found.win, push: found.push, reason: null } : no(OVER);
}

interface Followed {
  betId: string;
  leg: number | null;
  contestId: string | null;
  selection: AnySelection | null;
}

/** What is followed of a bet: itself, or each leg that is not decided yet. */
const followedOf = ({ bet, legs }: BetView): Followed[] =>
  legs
    ? legs.flatMap(({ contestId, selection, result }, leg) => (result === null ? [{ betId: bet.id, leg, contestId, selection }] : []))
    : [{ betId: bet.id, leg: null, contestId: bet.contestId, selection: bet.selection }];

/** One's own open bets and legs on games in play, each with where the game stands and the chance that it wins. */
export async function listLiveBets(ctx: Ctx): Promise<LiveBet[]> {
  const open = (await listBetViews(ctx, requireUser(ctx.actor), 'pending')).flatMap(followedOf);
  const ids = [...new Set(open.flatMap(({ contestId }) => contestId ?? []))];
  const live = new Map(
    (await listContestsByIds(ctx, ids)).flatMap((contest) =>
      contest.status === 'live' && contest.liveState ? [[contest.id, { ...contest, liveState: contest.liveState }] as const] : [],
    ),
  );
  const foreseen = await foreseeGames(ctx, [...live.values()]);
  return open.flatMap(({ betId, leg, contestId, selection }) => {
    const contest = contestId === null ? undefined : live.get(contestId);
    if (!contest) return [];
    const { gameId, liveState } = contest;
    const chance = chanceOf(selection, contest, foreseen.get(contest.id));
    return [{ betId, leg, gameId, ...chance, score: liveState.score, asOf: liveState.asOf.toISOString() }];
  });
}
