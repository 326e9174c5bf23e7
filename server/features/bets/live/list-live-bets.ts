import type { Contract } from '@clearedge/contract';
import { can, tierNames } from '@clearedge/contract/entitlements';
import type { VerbResult } from '@clearedge/contract/route';
import { type AnySelection, isGolfSelection, type ScoreSelection } from '@clearedge/quant/grading';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, listContestsByIds } from '../../contests/index.ts';
import { findLiveTournament, type LiveTournament } from '../../golf/index.ts';
import { type ForeseenGame, foreseeGames } from '../../odds/index.ts';
import { type BetView, listBetViews } from '../bet-rows.ts';
import { statusOfLegs } from '../to-bet.ts';

type LiveBet = VerbResult<Contract['GET /api/bets/live']>[number];
type Chance = Pick<LiveBet, 'chance' | 'push' | 'reason'>;

const NO_CLOSE = 'Fewer than two books closed this game’s moneyline and total.';
const NO_PRICES = 'Fewer than two books price this game’s moneyline and total now.';
const NOT_BY_SCORE = 'Only bets on the score have a live chance.';
const UNREADABLE = 'This bet names no side we can follow.';
const OVER = 'This part of the game is over.';
const NO_MODEL = 'Our golf model has no chance for this bet.';
const no = (reason: string): Chance => ({ chance: null, push: null, reason });
const isOnScore = (pick: AnySelection): pick is ScoreSelection =>
  pick.market === 'moneyline' || pick.market === 'spread' || pick.market === 'total';

/** A bet's chance where its game stands, null before the start, from the same forecast as the game's page; in words why there is none. */
function chanceOf(pick: AnySelection | null, standing: Contest['standing'], foreseen: ForeseenGame | undefined): Chance {
  if (!pick) return no(UNREADABLE);
  if (!isOnScore(pick)) return no(NOT_BY_SCORE);
  if (!foreseen) return no(standing ? NO_CLOSE : NO_PRICES);
  const found = foreseen.forecast.chances(standing, [pick]);
  return found ? { chance: found.win, push: found.push, reason: null } : no(OVER);
}

/** A bet on a tournament in play: where its player stands, and to those with the plan what the model makes of it. */
async function tournamentBet(
  { actor }: Ctx,
  { publicId, asOf, read }: LiveTournament,
  { betId, leg, selection }: Followed,
): Promise<LiveBet> {
  const found = selection && isGolfSelection(selection) ? await read(selection) : null;
  const { chances = null, place = null } = found ?? {};
  const locked = actor.kind !== 'user' || !can(actor, 'golfModel') ? `Live golf chances come with ${tierNames('golfModel')}.` : null;
  const chance =
    !found || locked || !chances
      ? no(found ? (locked ?? NO_MODEL) : UNREADABLE)
      : { chance: chances.win, push: chances.push, reason: null };
  return { betId, leg, gameId: publicId, ...chance, score: null, place, hasBegun: true, asOf: asOf.toISOString() };
}

interface Followed {
  betId: string;
  leg: number | null;
  contestId: string | null;
  selection: AnySelection | null;
  /** A leg of a ticket in play, which is followed before its own game begins too. */
  isOfTicketInPlay: boolean;
}

/** What is followed of a bet: itself, or each leg that is not decided yet. */
function followedOf({ bet, legs }: BetView): Followed[] {
  if (!legs) return [{ betId: bet.id, leg: null, contestId: bet.contestId, selection: bet.selection, isOfTicketInPlay: false }];
  const isOfTicketInPlay = statusOfLegs(legs) === 'live';
  return legs.flatMap(({ contestId, selection, result }, leg) =>
    result === null ? [{ betId: bet.id, leg, contestId, selection, isOfTicketInPlay }] : [],
  );
}

const BEFORE = new Set<Contest['status']>(['scheduled', 'delayed']);

/**
 * One's own open bets and legs on games and tournaments in play, each with where the game stands and the chance that it wins; with a ticket in
 * play its legs to come, with their chance before the start.
 */
export async function listLiveBets(ctx: Ctx): Promise<LiveBet[]> {
  const open = (await listBetViews(ctx, requireUser(ctx.actor), 'pending')).flatMap(followedOf);
  const ids = [...new Set(open.flatMap(({ contestId }) => contestId ?? []))];
  const games = new Map((await listContestsByIds(ctx, ids)).map((contest) => [contest.id, contest]));
  const followed = open.flatMap((one) => {
    const contest = games.get(one.contestId ?? '');
    const hasBegun = contest?.status === 'live' && contest.standing !== null;
    return contest && (hasBegun || (one.isOfTicketInPlay && BEFORE.has(contest.status))) ? [{ ...one, contest, hasBegun }] : [];
  });
  const foreseen = await foreseeGames(ctx, [...new Set(followed.map(({ contest }) => contest))]);
  const onGames = followed.map(({ betId, leg, selection, contest, hasBegun }): LiveBet => {
    const standing = hasBegun ? contest.standing : null;
    const chance = chanceOf(selection, standing, foreseen.get(contest.id));
    const asOf = (standing?.asOf ?? ctx.now()).toISOString();
    return { betId, leg, gameId: contest.gameId, ...chance, score: standing?.score ?? null, place: null, hasBegun, asOf };
  });
  const tournaments = new Map<string, LiveTournament | null>();
  for (const id of ids) if (!games.has(id)) tournaments.set(id, await findLiveTournament(ctx, id));
  const onTournaments = open.flatMap((one) => {
    const tournament = tournaments.get(one.contestId ?? '');
    return tournament ? [tournamentBet(ctx, tournament, one)] : [];
  });
  return [...onGames, ...(await Promise.all(onTournaments))];
}
