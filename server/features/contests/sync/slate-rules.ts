import { isDeepStrictEqual } from 'node:util';
import { easternDay } from '@clearedge/quant/calendar';
import type { FeedGame } from '../../../ports/index.ts';
import type { Contest, ContestWrite, Sport } from '../contest.ts';
import { isEnded, isStarted } from '../contest-rules.ts';

/** A game of a schedule with what only its sport has. */
export type SlateContest = FeedGame & { week?: number | null; detail?: Contest['detail'] };

export interface FeedAnswer {
  contests: readonly SlateContest[];
  /** When the source was asked; an older answer never overwrites a newer one. */
  asOf: Date;
  source: string;
  sport: Sport;
  /** A season's light form leaves out what only a day's schedule tells. */
  isLight?: boolean;
}

export interface SlatePlan {
  writes: ContestWrite[];
  changedSlates: string[];
  /** Games that have just ended, been called off or stopped; not the ones that a season's history brings in. */
  ended: string[];
  /** Results that the schedule takes back or contradicts: what is stored stays, and the operator is told. */
  holds: { id: string; gameId: string; resultHold: string }[];
}

/** What has to be written so that the stored contests say what the source says. */
export function planSlate(
  stored: ReadonlyMap<string, Contest>,
  answer: FeedAnswer,
  newId: () => string,
  /** Contests whose final facts are stored. */
  graded: ReadonlySet<string> = new Set(),
): SlatePlan {
  const plan: SlatePlan = { writes: [], changedSlates: [], ended: [], holds: [] };
  const slates = new Set<string>();
  for (const feed of new Map(answer.contests.map((contest) => [contest.gameId, contest])).values()) {
    const before = stored.get(feed.gameId);
    const stated = toWrite(feed, answer, before, newId);
    const saved = before && before.updatedAt <= answer.asOf ? keepResult(before, stated, graded.has(before.id)) : null;
    const write = saved?.write ?? stated;
    if (before && saved?.doubt && before.resultHold === null) {
      plan.holds.push({ id: before.id, gameId: before.gameId, resultHold: saved.doubt });
      plan.ended.push(before.gameId);
      slates.add(before.slateOn);
    }
    if (before && (before.updatedAt > answer.asOf || !differs(before, write))) continue;
    plan.writes.push(write);
    slates.add(write.slateOn);
    if (before) slates.add(before.slateOn);
    if (write.resumesOn) slates.add(write.resumesOn);
    if (isEnded(write) && before?.status !== write.status && (before || !answer.isLight)) plan.ended.push(write.gameId);
  }
  plan.changedSlates = [...slates].sort();
  return plan;
}

function toWrite(
  feed: SlateContest,
  { asOf, source, sport, isLight }: FeedAnswer,
  before: Contest | undefined,
  newId: () => string,
): ContestWrite {
  const { away, home, venue, score: scheduled, awayPitcher, homePitcher, records, week = null, detail, ...rest } = feed;
  const known = isLight ? before : undefined;
  // A score that the source leaves out of a game under way is unknown, not taken back.
  const earlier = isLight || isStarted(feed) ? before : undefined;
  const score = followedScore(feed, before, asOf) ?? scheduled;
  // A name before the spread: an object that begins with one may get hidden classes of its own, here one for each name that follows.
  return {
    id: before?.id ?? newId(),
    ...rest,
    week,
    // What the live feed added stays: a schedule does not tell it.
    detail: detail ? { ...before?.detail, ...detail } : null,
    sport,
    source,
    awayCode: away.code,
    awayName: away.name,
    homeCode: home.code,
    homeName: home.name,
    venue: venue.name,
    city: venue.city,
    roof: venue.roof,
    awayPitcher: awayPitcher ?? known?.awayPitcher ?? null,
    homePitcher: homePitcher ?? known?.homePitcher ?? null,
    records: records ?? known?.records ?? null,
    resumesOn: resumptionOf(feed, before, asOf),
    startsAt: realStart(feed, before),
    awayScore: score?.away ?? earlier?.awayScore ?? null,
    homeScore: score?.home ?? earlier?.homeScore ?? null,
    endedAt: feed.endedAt ?? known?.endedAt ?? null,
    updatedAt: asOf,
  };
}

/** Once a game that was put off has begun, its start is the last time at which it had not; a schedule goes on to say when it was due. */
function realStart(feed: FeedGame, before: Contest | undefined): Date {
  const wasPutOff = before?.status === 'delayed' || (before !== undefined && isStarted(before));
  return wasPutOff && isStarted(feed) && before.startsAt > feed.startsAt ? before.startsAt : feed.startsAt;
}

/** The day a suspended game goes on: as the source tells it, else the later day on which it is seen in play again. */
function resumptionOf(feed: FeedGame, before: Contest | undefined, asOf: Date): string | null {
  const isPlayedOn = before?.status === 'suspended' && feed.status === 'live';
  const day = feed.resumesOn ?? (isPlayedOn ? easternDay(asOf) : before?.resumesOn) ?? null;
  return day === feed.slateOn ? null : day;
}

/**
 * What stays of a stored final. Its score is changed by facts that were checked, no longer by the schedule alone; without such facts it may be
 * corrected, but not to nothing. Null where there is nothing to keep.
 */
function keepResult(before: Contest, write: ContestWrite, isGraded: boolean): { write: ContestWrite; doubt: string | null } | null {
  const { awayScore, homeScore } = before;
  if (before.status !== 'final' || awayScore === null || homeScore === null) return null;
  const { status, statusNote, endedAt } = before;
  if (write.status !== 'final' && isGraded)
    return {
      write: { ...write, status, statusNote, endedAt, awayScore, homeScore },
      doubt: `The result ${awayScore}-${homeScore} was final, and the schedule now lists the game as ${write.status}`,
    };
  if (write.status !== 'final' || (write.awayScore === awayScore && write.homeScore === homeScore)) return null;
  const isLost = write.awayScore === 0 && write.homeScore === 0;
  const doubt = isGraded
    ? `The result is ${awayScore}-${homeScore}, and the schedule now says ${write.awayScore}-${write.homeScore}`
    : null;
  return isGraded || isLost ? { write: { ...write, awayScore, homeScore }, doubt } : null;
}

/** A schedule may be a minute behind the live feed: while that one tells, a score does not go back. */
const FOLLOWED_MS = 120_000;

function followedScore({ status }: FeedGame, before: Contest | undefined, asOf: Date): FeedGame['score'] {
  const live = status === 'live' && before?.status === 'live' ? before.liveState : null;
  return live && asOf.getTime() - live.asOf.getTime() < FOLLOWED_MS ? live.score : null;
}

function differs(before: Contest, write: ContestWrite): boolean {
  const { updatedAt: _then, ...stated } = write;
  return (Object.keys(stated) as (keyof typeof stated)[]).some((key) => !isDeepStrictEqual(before[key], stated[key]));
}
