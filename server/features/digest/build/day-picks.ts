import { PICK_LABELS } from '@clearedge/contract/routes/picks/digest';
import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, listContestsByIds } from '../../contests/index.ts';
import {
  chancesOfPick,
  FREE_PLACES,
  findPickResult,
  isRevealed,
  listPickMarketRecords,
  listPicksOn,
  type PickRow,
  type ResultRow,
} from '../../picks/index.ts';
import type { Audience, DigestPick } from './digest-shape.ts';
import { clubsOf } from './game-title.ts';

interface Published {
  pick: PickRow;
  contest: Contest;
  result: ResultRow | null;
}

export interface DayPicks {
  published: number;
  hidden: number;
  list: DigestPick[];
  /** The official results of all that are shown. */
  results: (ResultRow | null)[];
}

const RESULT = { win: 'WIN', loss: 'LOSS', push: 'PUSH', void: 'VOID' } as const;

async function publishedOn(ctx: Ctx, slateOn: string): Promise<Published[]> {
  const picks = await listPicksOn(ctx, slateOn);
  const contests = new Map(
    (await listContestsByIds(ctx, [...new Set(picks.map(({ contestId }) => contestId!))])).map((contest) => [contest.id, contest]),
  );
  const published: Published[] = [];
  for (const pick of picks) published.push({ pick, contest: contests.get(pick.contestId!)!, result: await findPickResult(ctx, pick.id) });
  return published;
}

const outcomeOf = (result: ResultRow | null) => ({
  result: result && RESULT[result.result],
  score: result && result.awayScore !== null && result.homeScore !== null ? { away: result.awayScore, home: result.homeScore } : null,
  units: result?.units ?? null,
  closingOdds: result?.closingOdds ?? null,
  clv: result?.clv ?? null,
});

function present({ pick, contest, result }: Published, isOpen: boolean, marketRecord: DigestPick['marketRecord']): DigestPick {
  return {
    id: pick.id,
    sport: pick.sport,
    gameKey: pick.gameId!,
    slateOn: pick.slateOn,
    ...clubsOf(contest),
    startsAt: contest.startsAt.toISOString(),
    pickType: pick.market!,
    selection: pick.selection!,
    odds: pick.odds!,
    bookName: pick.bookName!,
    priceSeenAt: pick.priceSeenAt!.toISOString(),
    probability: pick.probability!,
    ...chancesOfPick(pick),
    marketRecord,
    expectedValue: 100 * pick.ev!,
    confidence: pick.confidence!,
    label: null,
    ...(isOpen ? { reasoning: pick.reasoning } : { locked: true as const }),
    ...outcomeOf(result),
    publishedAt: pick.generatedAt.toISOString(),
    sequence: pick.sequence,
  };
}

/** The three of a sport with the highest confidence get their names, as on Home: confidences of different sports do not compare. */
export function labelled(list: readonly DigestPick[]): DigestPick[] {
  const sorted = list.toSorted((a, b) => b.confidence - a.confidence || a.sequence - b.sequence);
  const placeOf = (pick: DigestPick): number => sorted.filter(({ sport }) => sport === pick.sport).indexOf(pick);
  return list.map((pick) => ({ ...pick, label: PICK_LABELS[placeOf(pick)] ?? null }));
}

type Records = Awaited<ReturnType<typeof listPickMarketRecords>>;

async function recordsOf(ctx: Ctx, published: readonly Published[]): Promise<Map<PickSport, Records>> {
  const records = new Map<PickSport, Records>();
  for (const sport of new Set(published.map(({ pick }) => pick.sport))) records.set(sport, await listPickMarketRecords(ctx, sport));
  return records;
}

/** A day's picks of every sport for an audience: before their games begin everybody sees the first three of each, without the reasons. */
export async function dayPicks(ctx: Ctx, slateOn: string, audience: Audience): Promise<DayPicks> {
  const now = ctx.now();
  const all = await publishedOn(ctx, slateOn);
  const isOpen = ({ pick, result }: Published): boolean => audience === 'entitled' || isRevealed(pick, result !== null, now);
  const records = await recordsOf(ctx, all);
  const shown = all.filter((entry) => isOpen(entry) || entry.pick.dayPlace! <= FREE_PLACES);
  return {
    published: all.length,
    hidden: all.length - shown.length,
    list: labelled(shown.map((entry) => present(entry, isOpen(entry), records.get(entry.pick.sport)![entry.pick.market!]))),
    results: shown.map(({ result }) => result),
  };
}
