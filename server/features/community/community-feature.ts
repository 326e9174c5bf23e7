import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { z } from 'zod';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { hasSimulated } from '../accounts/index.ts';
import { countSides } from '../bets/index.ts';
import { getContest } from '../contests/index.ts';
import { createGroup, joinGroup, listGroupsOf } from '../groups/index.ts';
import { countVirtualSides } from '../practice/index.ts';
import { asBettor, type KnownBettor } from './bettors/as-bettor.ts';
import type { Style } from './bettors/bettors.ts';
import { listBettors, placeDueBets } from './bettors/place-due-bets.ts';

/** Bets and money on one side of a market, of one kind of bet. */
interface SideCount {
  market: string;
  side: string;
  bets: number;
  simulated: number;
  stakeCents: number;
}

/** Below this many bets a share says nothing and could give a single person away. */
const SAMPLE_MIN = 10;

const sumOf = (counts: readonly SideCount[], field: 'bets' | 'simulated' | 'stakeCents'): number =>
  counts.reduce((sum, row) => sum + row[field], 0);

/** How many bets a market has, and how many of them simulated bettors placed. */
function sampleOf(counts: readonly SideCount[], market: string): { sample: number; simulated: number } {
  const own = counts.filter((row) => row.market === market);
  return { sample: sumOf(own, 'bets'), simulated: sumOf(own, 'simulated') };
}

/** A side's bets and its shares of the market's bets and money. */
function shareOf(
  counts: readonly SideCount[],
  market: string,
  side: string,
): { bets: number; betShare: number | null; moneyShare: number | null } {
  const inMarket = counts.filter((row) => row.market === market);
  const [sample, money] = [sumOf(inMarket, 'bets'), sumOf(inMarket, 'stakeCents')];
  if (sample < SAMPLE_MIN) return { bets: 0, betShare: null, moneyShare: null };
  const own = inMarket.filter((row) => row.side === side);
  return {
    bets: sumOf(own, 'bets'),
    betShare: sumOf(own, 'bets') / sample,
    moneyShare: money === 0 ? null : sumOf(own, 'stakeCents') / money,
  };
}

type Route = Contract['GET /api/games/:gameId/public'];

/** How the bets of this product's users, tracked and practiced, are divided on a game; shares stay null under ten bets. */
async function getPublicSplit(ctx: Ctx, { params }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const contest = await getContest(ctx, params.gameId);
  const tracked: SideCount[] = (await countSides(ctx, contest.id)).map((row) => ({ ...row, simulated: 0 }));
  const counts = [...tracked, ...(await countVirtualSides(ctx, contest.id))];
  const side = (market: string, name: string) => shareOf(counts, market, name);
  return {
    moneyline: { ...sampleOf(counts, 'moneyline'), away: side('moneyline', 'away'), home: side('moneyline', 'home') },
    total: { ...sampleOf(counts, 'total'), over: side('total', 'over'), under: side('total', 'under') },
    minimum: SAMPLE_MIN,
  };
}

interface Team {
  name: string;
  description: string;
  styles: readonly Style[];
}

const SAYS = 'Simulated bettors of this demo.';
/** Groups that anybody can join, so that a newcomer has someone to beat. */
const TEAMS: readonly Team[] = [
  { name: 'Chalk Talk', description: `${SAYS} Favorites, and nothing but.`, styles: ['favorites', 'parlays'] },
  { name: 'Dog Pound', description: `${SAYS} Every day has its underdog.`, styles: ['underdogs', 'loyal'] },
  { name: 'Over and Under', description: `${SAYS} They agree on the number and on nothing else.`, styles: ['overs', 'unders'] },
];
const MAX_MEMBERS = 100;

/** Opens the community's groups, each once: a founder who has a group has opened it. */
export async function openTeams(ctx: Ctx): Promise<void> {
  const bettors = await listBettors(ctx);
  for (const team of TEAMS) await openTeam(ctx, team, bettors);
}

async function openTeam(ctx: Ctx, { name, description, styles }: Team, bettors: readonly KnownBettor[]): Promise<void> {
  const [founder, ...others] = bettors.filter(({ style }) => styles.includes(style));
  if (!founder || (await listGroupsOf(ctx, founder.userId)).length > 0) return;
  const body = { name, description, isPrivate: false, maxMembers: MAX_MEMBERS };
  // All in one transaction: a process that is killed in between leaves no half of a group behind.
  await ctx.transact(async (tx) => {
    const { id } = await createGroup(asBettor(tx, founder), { body });
    for (const other of others) await joinGroup(asBettor(tx, other), { params: { groupId: id }, body: {} });
  });
}

const EVERY_SECONDS = 1200;
const FIRST_AFTER_MS = 90_000;

/** Enough for the next games' splits to be shown. */
const FIRST_BETS = 32;

async function live(ctx: Ctx, most?: number): Promise<void> {
  await placeDueBets(ctx, most);
  await openTeams(ctx);
}

/** The community's first moves. */
const beginCommunityJob = defineJob({
  payload: z.object({}),
  name: 'begin-community',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: (ctx) => live(ctx, FIRST_BETS),
});

/** Simulated bettors exist in demo mode alone. */
const communityJob = defineJob({
  payload: FIRED,
  name: 'community',
  maxAttempts: 2,
  leaseSeconds: 300,
  run: async (ctx) => {
    if (!ctx.config.isDemo) return;
    if (await hasSimulated(ctx)) return live(ctx);
    // A new schedule is due at once, while the first visitor waits for the first page and the board is still being filled.
    const runAt = new Date(ctx.now().getTime() + FIRST_AFTER_MS);
    await ctx.enqueue(beginCommunityJob, {}, { runAt, dedupeKey: 'begin-community' });
  },
});
const communitySchedule = defineSchedule({ name: 'community', job: communityJob, every: { seconds: EVERY_SECONDS } });

export const communityFeature = defineFeature({
  name: 'community',
  routes: { 'GET /api/games/:gameId/public': getPublicSplit },
  jobs: [communityJob, beginCommunityJob],
  schedules: [communitySchedule],
});
