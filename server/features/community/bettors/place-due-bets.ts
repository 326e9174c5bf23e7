import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { once } from '../../../kernel/once.ts';
import { openSimulated } from '../../accounts/index.ts';
import { isBettingClosed, listSlate } from '../../contests/index.ts';
import { listPlays } from '../../forecasts/index.ts';
import { confirmHouseAccounts } from '../../limits/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { listSimulatedBackers, placeBet } from '../../practice/index.ts';
import { asBettor, type KnownBettor, withKey } from './as-bettor.ts';
import { BETTORS } from './bettors.ts';
import { choose, chooseParlay, decidesAt, type Offer, type OpenGame, parlayAt, stakeOf } from './style-rules.ts';

type BetBody = VerbInput<Contract['POST /api/virtual/bets']>['body'];
/** A bet that a bettor has made up their mind about. */
interface DueBet {
  bettor: KnownBettor;
  /** Names it for good: the same bet is placed once. */
  key: string;
  body: BetBody;
}

/** Who has already bet on what: "<user> <contest>", or "<user> parlay". */
type Placed = ReadonlySet<string>;

/** The words of a side as the slip writes them. */
function wordsOf({ market, side, line }: Offer, { awayName, homeName }: OpenGame): string {
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const team = side === 'away' ? awayName : homeName;
  return market === 'moneyline' ? `${team} ML` : `${team} ${line! > 0 ? '+' : ''}${line}`;
}

function pickOf({ market, side, line }: Offer): Selection {
  if (market === 'total') return { market, period: 'full', side: side as 'over' | 'under', line: line! };
  if (market === 'spread') return { market, period: 'full', side: side as 'away' | 'home', line: line! };
  return { market: 'moneyline', period: 'full', side: side as 'away' | 'home' };
}

const legOf = (game: OpenGame, offer: Offer) => ({
  gameId: game.gameId,
  betType: offer.market as 'moneyline' | 'spread' | 'total',
  selection: wordsOf(offer, game),
  odds: offer.odds,
  pick: pickOf(offer),
});

/** Whether a bettor has made up their mind about a game by now, and not bet on it yet. */
function isDue(bettor: KnownBettor, game: OpenGame, placed: Placed, now: Date): boolean {
  if (bettor.style === 'parlays' || placed.has(`${bettor.userId} ${game.id}`)) return false;
  const decidedAt = decidesAt(bettor, game);
  return decidedAt !== null && decidedAt <= now;
}

/** Whether a bettor puts the day's parlay together now. */
function isParlayDue(bettor: KnownBettor, games: readonly OpenGame[], placed: Placed, now: Date): boolean {
  if (bettor.style !== 'parlays' || placed.has(`${bettor.userId} parlay`)) return false;
  const decidedAt = parlayAt(bettor, games);
  return decidedAt !== null && decidedAt <= now;
}

/** Singles that are due by now on games that are open, those on the next game first. */
function dueSingles(
  bettors: readonly KnownBettor[],
  games: readonly OpenGame[],
  offers: readonly Offer[],
  placed: Placed,
  now: Date,
): DueBet[] {
  return games.flatMap((game) =>
    bettors.flatMap((bettor): DueBet[] => {
      const offer = isDue(bettor, game, placed, now) ? choose(bettor, game, offers) : null;
      if (!offer) return [];
      return [
        {
          bettor,
          key: `community ${game.gameId}`,
          body: { ...legOf(game, offer), stake: stakeOf(bettor, game.gameId), bankroll: 'contest' },
        },
      ];
    }),
  );
}

function dueParlays(
  bettors: readonly KnownBettor[],
  games: readonly OpenGame[],
  offers: readonly Offer[],
  placed: Placed,
  now: Date,
): DueBet[] {
  return bettors.flatMap((bettor): DueBet[] => {
    const legs = isParlayDue(bettor, games, placed, now) ? chooseParlay(bettor, games, offers) : [];
    if (legs.length === 0) return [];
    const { slateOn } = games[0]!;
    const body = {
      betType: 'parlay' as const,
      legs: legs.map(([game, offer]) => legOf(game, offer)),
      stake: stakeOf(bettor, `parlay ${slateOn}`),
      bankroll: 'contest' as const,
    };
    return [{ bettor, key: `community parlay ${slateOn}`, body }];
  });
}

/** A first start finds half a day's bets due; what is beyond this waits for the next round, so that no one's page does. */
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

/**
 * Places what the simulated bettors have made up their minds about by a time, now unless given, through the verbs that everybody uses. Answers how
 * many were taken.
 */
export async function placeDueBets(ctx: Ctx, most = MOST_AT_ONCE, by = ctx.now()): Promise<number> {
  const now = ctx.now();
  const slate = await listSlate(ctx, easternDay(now), sportsWith('hasPractice'));
  const games = slate.filter((contest) => !isBettingClosed(contest, now));
  if (games.length === 0) return 0;
  const bettors = await listBettors(ctx);
  const backers = await listSimulatedBackers(
    ctx,
    slate.map(({ id }) => id),
  );
  const placed = new Set(backers.map(({ userId, contestId, betType }) => `${userId} ${betType === 'parlay' ? 'parlay' : contestId}`));
  const offers = await listOffers(ctx, bettors, games, placed, by);
  const parlays = dueParlays(bettors, games, offers, placed, by);
  const due = [...parlays, ...dueSingles(bettors, games, offers, placed, by)].slice(0, most);
  let taken = 0;
  for (const bet of due) if (await placeOne(ctx, bet)) taken += 1;
  return taken;
}

/** What is on offer where someone wants to bet; the model's word only where someone follows it, because it plays games out. */
async function listOffers(
  ctx: Ctx,
  bettors: readonly KnownBettor[],
  games: readonly OpenGame[],
  placed: Placed,
  by: Date,
): Promise<Offer[]> {
  const idsFor = (own: readonly KnownBettor[]): string[] =>
    games.filter((game) => own.some((bettor) => isDue(bettor, game, placed, by))).map(({ id }) => id);
  const followed = idsFor(bettors.filter(({ style }) => style === 'model'));
  const areAllWanted = bettors.some((bettor) => isParlayDue(bettor, games, placed, by));
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
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}
