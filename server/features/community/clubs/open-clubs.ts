import type { Ctx } from '../../../kernel/ctx.ts';
import { createGroup, joinGroup, listGroupsOf } from '../../groups/index.ts';
import { asBettor, type KnownBettor } from '../bettors/as-bettor.ts';
import type { Style } from '../bettors/bettors.ts';
import { listBettors } from '../bettors/place-due-bets.ts';

interface Club {
  name: string;
  description: string;
  styles: readonly Style[];
}

const SAYS = 'Simulated bettors of this demo.';
/** Groups that anybody can join, so that a newcomer has somebody to beat. */
const CLUBS: readonly Club[] = [
  { name: 'Chalk Talk', description: `${SAYS} Favourites, and nothing but.`, styles: ['favourites', 'parlays'] },
  { name: 'Dog Pound', description: `${SAYS} Every day has its underdog.`, styles: ['underdogs', 'loyal'] },
  { name: 'Over and Under', description: `${SAYS} They agree on the number and on nothing else.`, styles: ['overs', 'unders'] },
];
const MAX_MEMBERS = 100;

/** Opens the community's groups, each once: a founder who has a group has opened it. */
export async function openClubs(ctx: Ctx): Promise<void> {
  const bettors = await listBettors(ctx);
  for (const club of CLUBS) await openClub(ctx, club, bettors);
}

async function openClub(ctx: Ctx, { name, description, styles }: Club, bettors: readonly KnownBettor[]): Promise<void> {
  const [founder, ...others] = bettors.filter(({ style }) => styles.includes(style));
  if (!founder || (await listGroupsOf(ctx, founder.userId)).length > 0) return;
  const body = { name, description, isPrivate: false, maxMembers: MAX_MEMBERS };
  // All in one transaction: a process that is killed in between leaves no half of a group behind.
  await ctx.transact(async (tx) => {
    const { id } = await createGroup(asBettor(tx, founder), { body });
    for (const other of others) await joinGroup(asBettor(tx, other), { params: { groupId: id }, body: {} });
  });
}
