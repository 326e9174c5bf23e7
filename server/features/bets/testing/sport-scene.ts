import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { GolfFacts, GolfPlayer, LeagueFacts } from '@clearedge/quant/grading';
import { contestFacts } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { FeedTournament } from '../../../ports/index.ts';
import { type ContestRow, createContest, makeServer, type TestClient, type TestWorld } from '../../../testing/index.ts';
import { upsertContests } from '../../contests/index.ts';
import { writeEntries } from '../../golf/rows/entry-rows.ts';
import { findTournamentById, type TournamentRow, tournamentWrite } from '../../golf/rows/tournament-rows.ts';
import { entry, tournament } from '../../golf/testing/script.ts';
import { betsFeature } from '../index.ts';

export type { TournamentRow };

const FINISHED: GolfPlayer = { teedOff: true, withdrew: false, madeCut: true, position: 1, tied: 1, strokes: 270 };
/** Players `p1`, `p2` and `p3`. */
const NAMES = ['Scottie Scheffler', 'Rory McIlroy', 'Ludvig Åberg'];
const ROCKET: Partial<FeedTournament> = {
  tournamentId: 'golf-2026-rocket-classic',
  name: 'Rocket Classic',
  tour: 'PGA Tour',
  startsOn: '2026-07-16',
  endsOn: '2026-07-19',
  startsAt: new Date('2026-07-16T10:45:00Z'),
  fieldSize: NAMES.length,
};

/** A game in Toronto at 23:30 UTC of a day of July 2026. */
export const createFootballGame = (ctx: Ctx, day = 11, values: Partial<ContestRow> = {}): Promise<ContestRow> =>
  createContest(ctx, {
    gameId: `202607${String(day).padStart(2, '0')}_HAM@TOR`,
    sport: 'cfl',
    awayCode: 'HAM',
    awayName: 'Hamilton Tiger-Cats',
    homeCode: 'TOR',
    homeName: 'Toronto Argonauts',
    scheduledInnings: 0,
    startsAt: new Date(`2026-07-${String(day).padStart(2, '0')}T23:30:00Z`),
    ...values,
  });

/** A tournament with three players that starts on 16 July 2026. */
export async function createTournament(ctx: Ctx, values: Partial<FeedTournament> = {}): Promise<TournamentRow> {
  const id = ctx.newId();
  await upsertContests(ctx.db, [tournamentWrite({ ...tournament(ROCKET), ...values }, { id, source: 'demo', updatedAt: ctx.now() })]);
  const field = NAMES.map((name, index) => entry(index + 1, { name, teeAt: null }));
  await writeEntries(ctx.db, id, field);
  return (await findTournamentById(ctx.db, id))!;
}

export async function reportFootball(ctx: Ctx, { id }: ContestRow, facts: LeagueFacts, version = 1): Promise<void> {
  const at = ctx.now();
  const stated = { isFinal: true, factsHash: `${version}`, reportedAt: at, recordedAt: at };
  await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: id, version, facts, ...stated });
}

export async function reportGolf(
  ctx: Ctx,
  { id }: Pick<TournamentRow, 'id'>,
  players: Record<string, Partial<GolfPlayer>>,
  { version = 1, isFinal = true, holes = 72 } = {},
): Promise<void> {
  const whole = Object.fromEntries(Object.entries(players).map(([playerId, stated]) => [playerId, { ...FINISHED, ...stated }]));
  const facts: GolfFacts = { officialResult: isFinal, holesCompleted: holes, players: whole };
  const stated = { isFinal, factsHash: `${version}`, reportedAt: ctx.now(), recordedAt: ctx.now() };
  await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: id, version, facts, ...stated });
}

type Wire = VerbResult<Contract['GET /api/bets/:betId']>;
type GradedBet = Omit<Wire, 'receipt'> & { receipt: NonNullable<Wire['receipt']> };

export interface Scene {
  me: TestClient;
  system: Ctx;
  /** Tracks a bet and answers its id. */
  track: (body: object) => Promise<string>;
  /** As the wire says it; `receipt` is null at run time while the bet is pending. */
  read: (betId: string) => Promise<GradedBet>;
  close: () => Promise<void>;
}

/** A server with tracked bets and these slices, and the user of the test signed in. */
export async function openScene(world: TestWorld, ...features: Feature[]): Promise<Scene> {
  const server = await makeServer([betsFeature, ...features], { world });
  const me = await server.as(world.user!);
  return {
    me,
    system: world.ctxFor('system'),
    track: async (body) => {
      const answer = await me.post('/api/bets', { stake: 100, ...body });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().id;
    },
    read: async (betId) => (await me.get(`/api/bets/${betId}`)).json(),
    close: () => server.close(),
  };
}
