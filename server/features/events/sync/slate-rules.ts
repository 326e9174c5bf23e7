import { isDeepStrictEqual } from 'node:util';
import type { FeedEvent } from '../../../ports/index.ts';
import { isEnded } from '../event-rules.ts';
import type { EventWrite, Sport, SportEvent } from '../sport-event.ts';

export interface FeedAnswer {
  events: readonly FeedEvent[];
  /** When the source was asked; an older answer never overwrites a newer one. */
  asOf: Date;
  source: string;
  /** 'mlb' unless told otherwise. */
  sport?: Sport;
  /** A season's light form leaves out what only a day's schedule tells. */
  isLight?: boolean;
}

export interface SlatePlan {
  writes: EventWrite[];
  changedSlates: string[];
  /** Games that have just ended, been called off or stopped; not the ones that a season's history brings in. */
  ended: string[];
}

/** What has to be written so that the stored events say what the source says. */
export function planSlate(stored: ReadonlyMap<string, SportEvent>, answer: FeedAnswer, newId: () => string): SlatePlan {
  const plan: SlatePlan = { writes: [], changedSlates: [], ended: [] };
  const slates = new Set<string>();
  for (const feed of new Map(answer.events.map((event) => [event.gameId, event])).values()) {
    const before = stored.get(feed.gameId);
    const write = toWrite(feed, answer, before, newId);
    if (before && (before.updatedAt > answer.asOf || !differs(before, write))) continue;
    plan.writes.push(write);
    slates.add(write.slateOn);
    if (before) slates.add(before.slateOn);
    if (isEnded(write) && before?.status !== write.status && (before || !answer.isLight)) plan.ended.push(write.gameId);
  }
  plan.changedSlates = [...slates].sort();
  return plan;
}

function toWrite(
  feed: FeedEvent,
  { asOf, source, sport = 'mlb', isLight }: FeedAnswer,
  before: SportEvent | undefined,
  newId: () => string,
): EventWrite {
  const { away, home, venue, score: scheduled, awayPitcher, homePitcher, records, ...rest } = feed;
  const known = isLight ? before : undefined;
  const score = followedScore(feed, before, asOf) ?? scheduled;
  return {
    ...rest,
    id: before?.id ?? newId(),
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
    awayScore: score?.away ?? known?.awayScore ?? null,
    homeScore: score?.home ?? known?.homeScore ?? null,
    endedAt: feed.endedAt ?? known?.endedAt ?? null,
    updatedAt: asOf,
  };
}

/** A schedule may be a minute behind the live feed: while that one tells, a score does not go back. */
const FOLLOWED_MS = 120_000;

function followedScore({ status }: FeedEvent, before: SportEvent | undefined, asOf: Date): FeedEvent['score'] {
  const live = status === 'live' && before?.status === 'live' ? before.liveState : null;
  return live && asOf.getTime() - live.asOf.getTime() < FOLLOWED_MS ? live.score : null;
}

function differs(before: SportEvent, write: EventWrite): boolean {
  const { updatedAt: _then, ...said } = write;
  return (Object.keys(said) as (keyof typeof said)[]).some((key) => !isDeepStrictEqual(before[key], said[key]));
}
