import type { GolfPlayer } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Feature } from '../../../kernel/feature.ts';
import type { DoubtfulTournament } from '../../../ports/index.ts';
import { type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { openScene, type Scene } from '../../bets/testing/sport-scene.ts';
import type { OnFacts } from '../../contests/index.ts';
import { golfFeature } from '../../golf/index.ts';
import { entry, ID, NAMES, PRICES, script, sheet } from '../../golf/testing/script.ts';
import { practiceFeature } from '../../practice/index.ts';

import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';

const PLAYING: GolfPlayer = { teedOff: true, withdrew: false, madeCut: null, position: null, tied: 0, strokes: 140 };
export const OFFICIAL = { officialResult: true, holesCompleted: 72 };
export const FIRST: Partial<GolfPlayer> = { madeCut: true, position: 1, tied: 1, strokes: 270 };

export interface Field extends Scene {
  ctx: Ctx;
  world: TestWorld;
  /** What the source says of the result from now on, taken in as the product does and settled by the job that follows; `players` holds for all of them. */
  says: (facts: object, players?: Partial<GolfPlayer>, minutes?: number) => Promise<void>;
  /** The same for an answer without facts; null: it no longer reports any. */
  answers: (reported: Omit<DoubtfulTournament, 'tournamentId'> | null) => Promise<void>;
  /** What the slice does on facts: settlement's next turn. */
  onFacts: OnFacts;
  settle: () => Promise<void>;
}

type Setting = { features?: (onFacts: OnFacts) => Feature[]; isAdmin?: boolean };
type Run = (options: { now: string; tier: 'elite'; isAdmin: boolean }, run: (ctx: Ctx, world: TestWorld) => Promise<void>) => Promise<void>;

/** A tournament with a field and prices, taken in from its source before the first tee time. */
export async function field(
  play: (field: Field) => Promise<void>,
  { features, isAdmin = false }: Setting = {},
  run: Run = withTestCtx,
): Promise<void> {
  await run({ now: '2026-07-08T12:00:00Z', tier: 'elite', isAdmin }, async (ctx, world) => {
    const settled: string[] = [];
    const onFacts: OnFacts = (_tx, { contestId }) => Promise.resolve(void settled.push(contestId));
    const golf = golfFeature({ onFacts });
    script(
      world,
      NAMES.map((_, at) => entry(at)),
    );
    world.feed.golf.sheets.push(sheet('SUM', PRICES, '2026-07-08T10:00:00Z'), sheet('MER', PRICES, '2026-07-08T10:00:00Z'));
    const scene = await openScene(world, golf, practiceFeature(), settlementFeature, ...(features?.(onFacts) ?? []));
    await golf.catchUp!(scene.system);
    const settle = async (): Promise<void> => {
      for (const id of settled.splice(0)) await settleContest(scene.system, id);
    };
    const takeIn = async (): Promise<void> => {
      await golf.catchUp!(scene.system);
      await settle();
    };
    const says: Field['says'] = async (facts, players = {}, minutes = 60) => {
      world.clock.advanceMinutes(minutes);
      const all = Object.fromEntries(NAMES.map((_, at) => [`p${at}`, { ...PLAYING, ...players }]));
      const stated = { officialResult: false, holesCompleted: 18, players: all, ...facts };
      world.feed.golf.facts.set(ID, { tournamentId: ID, isFinal: true, reportedAt: ctx.now(), facts: stated });
      await takeIn();
    };
    const answers: Field['answers'] = async (reported) => {
      if (reported) world.feed.golf.facts.set(ID, { tournamentId: ID, ...reported });
      else world.feed.golf.facts.delete(ID);
      await takeIn();
    };
    await play({ ...scene, ctx, world, says, answers, onFacts, settle });
    await scene.close();
  });
}

export const golfBet = (betType: string, selection: string, odds = 400) => ({ gameId: ID, betType, selection, odds });
