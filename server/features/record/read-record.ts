import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import type { RecordPick, RecordResult, RecordSource } from '../chain/index.ts';
import { footballRecord } from '../football-picks/index.ts';
import { baseballRecord, isRevealed } from '../picks/index.ts';

/** The sports of the record in the order in which they are named; a later one is one line more. */
const SOURCES: readonly RecordSource[] = [baseballRecord, footballRecord];

/** A link of a chain of picks with the result that counts. */
export interface Published {
  sport: PickSport;
  pick: RecordPick;
  result: RecordResult | null;
  /** Before its game a pick is public by its seal alone, whoever asks. */
  isSealed: boolean;
}

/** Both chains of a sport from their first links on. */
export interface SportRecord {
  sport: PickSport;
  published: Published[];
  results: RecordResult[];
}

async function readSport({ sport, listPicks, listResults }: RecordSource, ctx: Pick<Ctx, 'db' | 'now'>): Promise<SportRecord> {
  const [picks, results] = [await listPicks(ctx), await listResults(ctx)];
  const standing = new Map(results.map((result) => [result.pickId, result]));
  const now = ctx.now();
  const published = picks.map((pick) => {
    const result = standing.get(pick.id) ?? null;
    return { sport, pick, result, isSealed: !isRevealed(pick, result !== null, now) };
  });
  return { sport, published, results };
}

export async function readRecord(ctx: Pick<Ctx, 'db' | 'now'>): Promise<SportRecord[]> {
  const sports: SportRecord[] = [];
  for (const source of SOURCES) sports.push(await readSport(source, ctx));
  return sports;
}

/** Every sport's picks in the order of their publication. */
export const inOrder = (record: readonly SportRecord[]): Published[] =>
  record
    .flatMap(({ published }) => published)
    .toSorted((a, b) => a.pick.generatedAt.getTime() - b.pick.generatedAt.getTime() || a.pick.sequence - b.pick.sequence);

/** Whether the chain shows no more of a pick than that it was said once its game had begun. */
export const isLate = ({ linkedAt, startsAt }: Pick<RecordPick, 'linkedAt' | 'startsAt'>): boolean =>
  startsAt !== null && linkedAt >= startsAt;

/** That a pick wins, 0..1: a push is no win. Null for a "no bet". */
export const winChanceOf = ({ probability, pushProbability }: Pick<RecordPick, 'probability' | 'pushProbability'>): number | null =>
  probability === null || pushProbability === null ? null : probability * (1 - pushProbability);
