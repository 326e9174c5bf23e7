import { isLeague, type LeagueSport } from '@clearedge/contract/sports';
import type { PlayerForms } from '@clearedge/quant/sports/league/players';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type LeaguePlayers, leaguePlayersOf } from '../../../sports/registry.ts';
import { type Contest, listPlayedFacts, readPlayedVersion, requestPastFacts, type SeasonPart } from '../../contests/index.ts';
import { listNewestLeagueForecasts } from '../../forecasts/index.ts';
import type { StartsIndex } from '../history/hit-rate-rules.ts';
import { type Clubs, clubsOf, indexPlayed, learnForms } from './past-rules.ts';

/** What a league's games of a season say of its players before a day. */
export interface LeaguePast {
  module: LeaguePlayers;
  clubs: Clubs;
  starts: StartsIndex;
  forms: PlayerForms;
  readAt: Date;
}

export type PastReader = Pick<Ctx, 'db' | 'now' | 'enqueue' | 'ports'>;
type PastContest = Pick<Contest, 'sport' | 'seasonYear' | 'slateOn' | 'awayCode' | 'homeCode'>;
/** Of the league and day of these games, which they share; null where the sport's players are not projected, and without a game. */
type ReadPast = (ctx: PastReader, contests: readonly PastContest[]) => Promise<LeaguePast | null>;

async function learnPast({ db, now }: PastReader, sport: LeagueSport, module: LeaguePlayers, part: SeasonPart): Promise<LeaguePast> {
  const games = await listPlayedFacts(db, part);
  const forecasts = await listNewestLeagueForecasts(
    db,
    sport,
    games.map(({ id }) => id),
  );
  const clubs = clubsOf(games);
  const forms = learnForms(games, clubs, module, part.seasonYear, (contestId) => {
    const forecast = forecasts.get(contestId);
    return forecast ? { margin: forecast.marginModel, total: forecast.totalModel } : null;
  });
  return { module, clubs, starts: indexPlayed(games, clubs), forms, readAt: now() };
}

const CHECKED_MS = 5000;
const ASKED_MS = 60_000;
const MOST_DAYS = 6;

interface Stored {
  version: string;
  checkedAt: number;
  past: Promise<LeaguePast>;
}

/**
 * Read when someone asks, and again once a game was added or corrected. Facts of the clubs' earlier games that this installation does not have
 * are asked for then, so a first answer may rest on few games and says on how many.
 */
function cachedPast(): ReadPast {
  const stored = new Map<string, Stored>();
  const asked = new Map<string, number>();
  return async (ctx, contests) => {
    const [first] = contests;
    const module = first ? leaguePlayersOf(first.sport) : null;
    if (!first || !module || !isLeague(first.sport)) return null;
    const { sport, seasonYear, slateOn } = first;
    const part = { sport, seasonYear, before: slateOn };
    const at = ctx.now().getTime();
    const isWithin = (then: number | undefined, ms: number): boolean => then !== undefined && at >= then && at - then < ms;
    const codes = [...new Set(contests.flatMap(({ awayCode, homeCode }) => [awayCode, homeCode]))].sort();
    const [key, question] = [`${sport} ${slateOn}`, [sport, slateOn, ...codes].join(' ')];
    if (!isWithin(asked.get(question), ASKED_MS)) {
      if (asked.size > MOST_DAYS * 20) asked.clear();
      asked.set(question, at);
      await requestPastFacts(ctx, part, codes);
    }
    const known = stored.get(key);
    if (known && isWithin(known.checkedAt, CHECKED_MS)) return known.past;
    const version = await readPlayedVersion(ctx.db, part);
    const past = known?.version === version ? known.past : learnPast(ctx, sport, module, part);
    if (!known && stored.size >= MOST_DAYS) stored.clear();
    stored.set(key, { version, checkedAt: at, past });
    past.catch(() => stored.delete(key));
    return past;
  };
}

const memories = new WeakMap<PastReader['ports'], ReadPast>();

/** As `cachedPast`, with one memory for everyone who reads the same sources: a season of a league is much to keep twice. */
export const readPast: ReadPast = (ctx, contests) => {
  const known = memories.get(ctx.ports) ?? cachedPast();
  memories.set(ctx.ports, known);
  return known(ctx, contests);
};
