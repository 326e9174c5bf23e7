import { sportsWith } from '@clearedge/contract/sports';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Contest, findContestById, getContest, isBettingClosed } from '../../contests/index.ts';
import { checkMayPick } from '../../limits/index.ts';
import { getMembership } from '../groups-members.ts';
import { type CardTerms, checkOffCard, placeOnCard } from '../pickem/place-on-card.ts';
import { notFound } from '../present-group.ts';
import { lockGroup } from '../rows/group-rows.ts';
import { deletePick, findPick, putPick } from '../rows/pick-rows.ts';
import { readSlate } from './list-picks.ts';
import { type ListOffers, type Offer, pickable } from './offer.ts';
import { wordsOf } from './pick-rules.ts';

function checkOpen(contest: Contest, now: Date): void {
  if (isBettingClosed(contest, now)) throw new DomainError('CONTEST_STARTED', 'This game has already started. Picks close at first pitch.');
}

/** The board's own number and price; a pick on a number that has moved away is refused, so that no one picks what they did not see. */
function chosen(
  offers: readonly Offer[],
  wanted: { market: string; side: string; line?: number | null | undefined },
  contest: Contest,
): Offer {
  const offer = offers.find(({ market, side }) => market === wanted.market && side === wanted.side);
  if (!offer) throw new DomainError('CONFLICT', 'No book is offering this side.');
  if (wanted.line !== undefined && wanted.line !== offer.line)
    throw new DomainError('CONFLICT', `The line has moved: it is ${wordsOf(offer, contest)} now.`);
  return offer;
}

interface Wanted {
  weight?: number | undefined;
  runsGuess?: number | undefined;
}

async function put(tx: Ctx, groupId: string, userId: string, contest: Contest, offer: Offer, wanted: Wanted): Promise<void> {
  if (!(await lockGroup(tx, groupId))) throw notFound();
  await getMembership(tx, groupId, userId);
  await checkMayPick(tx, userId);
  checkOpen(contest, tx.now());
  const { market, side, line, odds, bookName } = offer;
  const store = (terms: CardTerms): Promise<void> =>
    putPick(tx, {
      id: tx.newId(),
      groupId,
      userId,
      contestId: contest.id,
      slateOn: contest.slateOn,
      market,
      side,
      line,
      odds,
      bookName,
      ...terms,
      scheduledInnings: contest.scheduledInnings,
      pickedAt: tx.now(),
    });
  await (market === 'moneyline' ? placeOnCard(tx, { groupId, userId, contest }, wanted, store) : store(checkOffCard(wanted)));
}

export const setPick =
  (listOffers: ListOffers): Verb<'PUT /api/groups/:groupId/picks'> =>
  async (ctx, { params, body }) => {
    const userId = requireUser(ctx.actor);
    await getMembership(ctx, params.groupId, userId);
    const contest = await getContest(ctx, body.gameId, sportsWith('hasPractice'));
    checkOpen(contest, ctx.now());
    const offer = chosen(pickable(await listOffers(ctx, [contest.id])), body, contest);
    await ctx.transact((tx) => put(tx, params.groupId, userId, contest, offer, body));
    return readSlate(ctx, listOffers, params.groupId, userId, contest.slateOn);
  };

export const removePick: Verb<'DELETE /api/groups/:groupId/picks/:pickId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    await getMembership(tx, params.groupId, userId);
    const pick = await findPick(tx, params.pickId);
    if (!pick || pick.groupId !== params.groupId || pick.userId !== userId)
      throw new DomainError('NOT_FOUND', 'This pick could not be found.');
    const contest = await findContestById(tx, pick.contestId);
    if (contest) checkOpen(contest, tx.now());
    await deletePick(tx, pick.id);
  });
  return { ok: true };
};
