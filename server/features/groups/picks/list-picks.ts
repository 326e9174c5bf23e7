import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import { getMembership } from '../groups-members.ts';
import { listSlatePicks, type NamedPick } from '../rows/pick-rows.ts';
import { type ListOffers, type Offer, pickable } from './offer.ts';
import { splitPicks, wordsOf } from './pick-rules.ts';

type Slate = VerbResult<Contract['GET /api/groups/:groupId/picks']>;
type Game = Slate['games'][number];

const presentPick = (pick: NamedPick, contest: Contest, userId: string): Game['picks'][number] => ({
  id: pick.id,
  username: pick.username,
  isYou: pick.userId === userId,
  market: pick.market,
  side: pick.side,
  selection: wordsOf(pick, contest),
  odds: pick.odds,
  bookName: pick.bookName,
  pickedAt: pick.pickedAt.toISOString(),
  result: pick.result,
  formula: pick.formula,
  weight: pick.weight,
  runsGuess: pick.runsGuess,
});

/** A game with the picks of it that this member may see. */
export function presentGame(contest: Contest, picks: readonly NamedPick[], offers: readonly Offer[], userId: string, now: Date): Game {
  const isOpen = !isBettingClosed(contest, now);
  const { shown, sealed } = splitPicks(picks, userId, isOpen);
  return {
    gameId: contest.gameId,
    awayCode: contest.awayCode,
    homeCode: contest.homeCode,
    startsAt: contest.startsAt.toISOString(),
    status: contest.status,
    score: contest.awayScore === null || contest.homeScore === null ? null : { away: contest.awayScore, home: contest.homeScore },
    isOpen,
    offers: offers.map(({ market, side, line, odds, bookName }) => ({
      market,
      side,
      line,
      selection: wordsOf({ market, side, line }, contest),
      odds,
      bookName,
    })),
    sealed,
    picks: shown.map((pick) => presentPick(pick, contest, userId)),
  };
}

/** A day's games as one member may see them. */
export async function readSlate(ctx: Ctx, listOffers: ListOffers, groupId: string, userId: string, date: string): Promise<Slate> {
  const contests = await listSlate(ctx, date, sportsWith('hasPractice'));
  const open = contests.filter((contest) => !isBettingClosed(contest, ctx.now())).map(({ id }) => id);
  const [picks, offers] = await Promise.all([listSlatePicks(ctx, groupId, date), listOffers(ctx, open)]);
  const offered = pickable(offers);
  return {
    date,
    games: contests.map((contest) =>
      presentGame(
        contest,
        picks.filter(({ contestId }) => contestId === contest.id),
        offered.filter(({ contestId }) => contestId === contest.id),
        userId,
        ctx.now(),
      ),
    ),
  };
}

export const listPicks =
  (listOffers: ListOffers): Verb<'GET /api/groups/:groupId/picks'> =>
  async (ctx, { params, query }) => {
    const userId = requireUser(ctx.actor);
    await getMembership(ctx, params.groupId, userId);
    return readSlate(ctx, listOffers, params.groupId, userId, query.date ?? easternDay(ctx.now()));
  };
