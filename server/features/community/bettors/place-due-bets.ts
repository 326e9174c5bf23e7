import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { once } from '../../../kernel/once.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { openSimulated } from '../../accounts/index.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { listPlays } from '../../forecasts/index.ts';
import { confirmHouseAccounts } from '../../limits/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { listSimulatedBackers, placeBet } from '../../practice/index.ts';
import { asBettor, type KnownBettor, withKey } from './as-bettor.ts';
import { BETTORS } from './bettors.ts';
import { type DueBet, dueParlays, dueSingles, isDue, isParlayDue, type Placed } from './due-rules.ts';
import type { Offer, OpenGame } from './style-rules.ts';

/** A first start finds half a day's bets due; what is beyond this waits for the next round, so that nobody's page does. */
const MOST_AT_ONCE = 12;

/** Who bets in this demo install. */
export async function listBettors(ctx: Ctx): Promise<KnownBettor[]> {
  const ids = await openSimulated(ctx, BETTORS);
  await confirmHouseAccounts(ctx, [...ids.values()]);
  return BETTORS.flatMap((bettor) => {
    const userId = ids.get(bettor.username);
    return userId === undefined ? [] : [{ ...bettor, userId }];
  });
}

/** Places what the simulated bettors have made up their minds about, through the verbs that everybody uses. Answers how many were taken. */
export async function placeDueBets(ctx: Ctx, most = MOST_AT_ONCE): Promise<number> {
  const now = ctx.now();
  const slate = await listSlate(ctx, easternDay(now));
  const games = slate.filter((contest) => !isBettingClosed(contest, now));
  if (games.length === 0) return 0;
  const bettors = await listBettors(ctx);
  const backers = await listSimulatedBackers(
    ctx,
    slate.map(({ id }) => id),
  );
  const placed = new Set(backers.map(({ userId, contestId, betType }) => `${userId} ${betType === 'parlay' ? 'parlay' : contestId}`));
  const offers = await listOffers(ctx, bettors, games, placed);
  const parlays = dueParlays(bettors, games, offers, placed, now);
  const due = [...parlays, ...dueSingles(bettors, games, offers, placed, now)].slice(0, most);
  let taken = 0;
  for (const bet of due) if (await placeOne(ctx, bet)) taken += 1;
  return taken;
}

/** What is on offer where somebody wants to bet; the model's word only where somebody follows it, because it plays games out. */
async function listOffers(ctx: Ctx, bettors: readonly KnownBettor[], games: readonly OpenGame[], placed: Placed): Promise<Offer[]> {
  const now = ctx.now();
  const idsFor = (own: readonly KnownBettor[]): string[] =>
    games.filter((game) => own.some((bettor) => isDue(bettor, game, placed, now))).map(({ id }) => id);
  const followed = idsFor(bettors.filter(({ style }) => style === 'model'));
  const areAllWanted = bettors.some((bettor) => isParlayDue(bettor, games, placed, now));
  const ids = areAllWanted ? games.map(({ id }) => id) : idsFor(bettors);
  const plays = followed.length > 0 ? await listPlays(ctx, followed) : [];
  const worth = new Map(plays.map(({ contestId, market, side, ev }) => [`${contestId} ${market} ${side}`, ev]));
  const sides = ids.length > 0 ? await listMarketSides(ctx, ids) : [];
  return sides.map((offer) => ({ ...offer, ev: worth.get(`${offer.contestId} ${offer.market} ${offer.side}`) ?? null }));
}

/** A price that has gone is a bet not made, and so is one that the week's contest bankroll does not cover. */
async function placeOne(ctx: Ctx, { bettor, key, body }: DueBet): Promise<boolean> {
  try {
    await ctx.transact((tx) => once(withKey(tx, key), bettor.userId, 'community', body, () => placeBet(asBettor(tx, bettor), { body })));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}
