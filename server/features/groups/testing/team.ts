import type { Ctx } from '../../../kernel/ctx.ts';
import { createUser, makeServer, type TestClient, type TestServer, type TestWorld, type UserRow } from '../../../testing/index.ts';
import { groupsFeature } from '../index.ts';
import type { BoardOffer } from '../picks/offer.ts';

export interface Team {
  server: TestServer;
  groupId: string;
  inviteCode: string;
  ann: TestClient;
  join: (name: string) => Promise<{ user: UserRow; client: TestClient }>;
  offers: BoardOffer[];
  /** Lets a second pass, so that what follows is later. */
  tick: () => void;
}

export const offer = (contestId: string, values: Partial<BoardOffer> = {}): BoardOffer => ({
  contestId,
  market: 'moneyline',
  side: 'home',
  line: null,
  odds: -120,
  bookName: 'Summit',
  isStale: false,
  ...values,
});

/** Ann's group, and a way for others to join it. */
export async function openTeam(ctx: Ctx, world: TestWorld, body: object = {}): Promise<Team> {
  const offers: BoardOffer[] = [];
  const listOffers = (_: Ctx, ids: readonly string[]) => Promise.resolve(offers.filter(({ contestId }) => ids.includes(contestId)));
  const server = await makeServer([groupsFeature({ listOffers })], { world });
  const ann = await server.as(await createUser(ctx, { username: 'ann', email: 'ann@example.com' }));
  const made = (await ann.post('/api/groups', { name: 'Bleachers', maxMembers: 50, isPrivate: true, ...body })).json();
  const tick = () => world.clock.set(new Date(world.clock.now().getTime() + 1000));
  const join = async (name: string) => {
    const user = await createUser(ctx, { username: name, email: `${name}@example.com` });
    const client = await server.as(user);
    tick();
    await client.post('/api/groups/join', { inviteCode: made.inviteCode });
    return { user, client };
  };
  return { server, groupId: made.id, inviteCode: made.inviteCode, ann, join, offers, tick };
}
