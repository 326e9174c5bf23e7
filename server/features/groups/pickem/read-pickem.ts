import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay, mondayOf } from '@clearedge/quant/calendar';
import { rankBy } from '@clearedge/quant/scoring';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Contest, isBettingClosed, isEnded, listContestsByIds } from '../../contests/index.ts';
import { getMembership } from '../groups-members.ts';
import { presentGame } from '../picks/list-picks.ts';
import { type ListOffers, pickable } from '../picks/offer.ts';
import type { PickRow } from '../picks/pick-rules.ts';
import { type KnownMember, listMembersOf } from '../rows/member-rows.ts';
import { listCards, listRules, listWinnerPicks, type RulesRow } from '../rows/pickem-rows.ts';
import { type Card, readCard } from './card.ts';
import { byCard, scoreCard, sumSeason, type WeekPoints } from './score-card.ts';

type Wire = VerbResult<Contract['GET /api/groups/:groupId/pickem']>;

const inForce = (rows: readonly RulesRow[], weekOn: string): RulesRow | null => rows.findLast((row) => row.weekOn <= weekOn) ?? null;

const presentRules = (row: RulesRow | null): Wire['rules'] =>
  row?.cardDay
    ? {
        cardDay: row.cardDay,
        cardGames: row.cardGames,
        hasWeights: row.hasWeights,
        missedPenalty: row.missedPenalty,
        dropsWorst: row.dropsWorst,
      }
    : null;

const scored = ({ id, startsAt, status }: Contest) => ({ contestId: id, startsAt, isFinal: status === 'final' });
const byName = <T extends { username: string }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => (a.username < b.username ? -1 : 1));
const whoIs = ({ username, isSimulated, userId }: KnownMember, own: string) => ({ username, isYou: userId === own, isSimulated });

interface Scene {
  members: readonly KnownMember[];
  own: string;
}

/** What everybody's card comes to so far; a guess of the runs is shown once the game it is about has begun. */
function standingsOf(ctx: Ctx, rules: RulesRow, games: readonly Contest[], picks: readonly PickRow[], { members, own }: Scene) {
  const last = games.at(-1);
  const isLastOpen = last !== undefined && !isBettingClosed(last, ctx.now());
  const totalRuns = last?.status === 'final' && last.awayScore !== null && last.homeScore !== null ? last.awayScore + last.homeScore : null;
  const rows = members.map((member) => {
    const mine = picks.filter(({ userId }) => userId === member.userId);
    const guess = mine.find(({ contestId }) => contestId === last?.id)?.runsGuess ?? null;
    const score = scoreCard(rules, games.map(scored), mine, member.joinedAt);
    return { ...whoIs(member, own), ...score, runsGuess: isLastOpen && member.userId !== own ? null : guess };
  });
  return rankBy(byName(rows), byCard(totalRuns)).map(({ item, rank }) => ({ ...item, rank }));
}

const isOver = (games: readonly Contest[], picks: readonly PickRow[]): boolean =>
  games.every(isEnded) && picks.every(({ result }) => result !== null);

/** Every member's points over the cards of the year of this week that someone played. */
async function seasonOf(
  ctx: Ctx,
  groupId: string,
  weekOn: string,
  rules: readonly RulesRow[],
  { members, own }: Scene,
): Promise<Wire['season']> {
  const year = weekOn.slice(0, 4);
  const cards = await listCards(ctx, groupId, `${year}-01-01`, `${year}-12-31`);
  const ids = [...new Set(cards.map(({ contestId }) => contestId))];
  const [contests, picks] = [await listContestsByIds(ctx, ids), await listWinnerPicks(ctx, groupId, ids)];
  const weeks = [...new Set(cards.map((card) => card.weekOn))].flatMap((week) => {
    const held = inForce(rules, week);
    const on = new Set(cards.filter((card) => card.weekOn === week).map(({ contestId }) => contestId));
    const games = contests.filter(({ id }) => on.has(id));
    return held ? [{ held, games, picks: picks.filter(({ contestId }) => on.has(contestId)) }] : [];
  });
  const rows = members.map((member) => {
    const points = weeks
      .filter(({ games }) => games.some(({ startsAt }) => startsAt >= member.joinedAt))
      .map(({ held, games, picks: all }): WeekPoints => {
        const mine = all.filter(({ userId }) => userId === member.userId);
        return { points: scoreCard(held, games.map(scored), mine, member.joinedAt).points, isOver: isOver(games, mine) };
      });
    return { ...whoIs(member, own), weeks: points.length, ...sumSeason(points, inForce(rules, weekOn)?.dropsWorst ?? false) };
  });
  return rankBy(byName(rows), (a, b) => b.points - a.points).map(({ item, rank }) => ({ ...item, rank }));
}

async function presentCard(ctx: Ctx, listOffers: ListOffers, card: Card, picks: readonly PickRow[], { members, own }: Scene) {
  const open = card.games.filter((game) => !isBettingClosed(game, ctx.now())).map(({ id }) => id);
  const offers = pickable(await listOffers(ctx, open)).filter(({ market }) => market === 'moneyline');
  const named = picks.flatMap((pick) => {
    const member = members.find(({ userId }) => userId === pick.userId);
    return member ? [{ ...pick, username: member.username }] : [];
  });
  return {
    date: card.date,
    isFixed: card.isFixed,
    lastGameId: card.games.at(-1)!.gameId,
    games: card.games.map((game) =>
      presentGame(
        game,
        named.filter(({ contestId }) => contestId === game.id),
        offers.filter(({ contestId }) => contestId === game.id),
        own,
        ctx.now(),
      ),
    ),
  };
}

/** A week of the group's pick'em as one member may see it. */
export const readPickem =
  (listOffers: ListOffers): Verb<'GET /api/groups/:groupId/pickem'> =>
  async (ctx, { params: { groupId }, query }) => {
    const own = requireUser(ctx.actor);
    await getMembership(ctx, groupId, own);
    const today = mondayOf(easternDay(ctx.now()));
    const weekOn = query.week ? mondayOf(query.week) : today;
    const [rows, members] = [await listRules(ctx, groupId), await listMembersOf(ctx, [groupId])];
    const scene = { members, own };
    const rules = inForce(rows, weekOn);
    const later = rows.find((row) => row.weekOn > today) ?? null;
    const card = rules && (await readCard(ctx, groupId, weekOn, rules));
    const picks = await listWinnerPicks(ctx, groupId, card?.games.map(({ id }) => id) ?? []);
    return {
      weekOn,
      isCurrent: weekOn === today,
      rules: presentRules(rules),
      next: later && { from: later.weekOn, rules: presentRules(later) },
      card: card && (await presentCard(ctx, listOffers, card, picks, scene)),
      standings: rules && card?.isFixed ? standingsOf(ctx, rules, card.games, picks, scene) : [],
      season: await seasonOf(ctx, groupId, weekOn, rows, scene),
    };
  };
