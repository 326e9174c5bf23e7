import { daysBetween, easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedPlayer } from '../../../ports/index.ts';
import type { DatedLines } from './player-rates.ts';

/** A club's men and what they have done, the running season first. */
export interface TeamPlayers {
  roster: ReadonlyMap<string, FeedPlayer>;
  seasons: DatedLines[];
}

export type TeamFetcher = (teamCode: string) => Promise<TeamPlayers | null>;

/** As much of a ctx as asking takes. */
export type Asker = Pick<Ctx, 'ports' | 'now' | 'log'>;

interface Span {
  from: string;
  to: string;
}

const byId = <T extends { playerId: string }>(men: readonly T[]): Map<string, T> => new Map(men.map((man) => [man.playerId, man]));
const LAST_DAYS = 6;

/** Asks for each club once, however many of its games are projected. */
export function teamMemory(ctx: Asker): TeamFetcher {
  const spans = askForSpans(ctx);
  const known = new Map<string, Promise<TeamPlayers | null>>();
  return (teamCode) => {
    const requested = known.get(teamCode) ?? spans.then((found) => found && fetchTeam(ctx, teamCode, found));
    known.set(teamCode, requested);
    return requested;
  };
}

/** This season, and the one before where the source has one: a replay begins with the season that it replays. */
async function askForSpans(ctx: Asker): Promise<{ season: Span; before: Span | null } | null> {
  return fetchFrom(ctx, 'season spans', async () => {
    const { baseball } = ctx.ports;
    const season = await baseball.getSeasonSpan(easternDay(ctx.now()));
    const before = await baseball.getSeasonSpan(shiftDay(season.from, -1));
    if (before.from >= season.from) return { season, before: null };
    const lastGames = await baseball.listSeason(shiftDay(before.to, -LAST_DAYS), before.to, ctx.now());
    return { season, before: lastGames.length > 0 ? before : null };
  });
}

async function fetchTeam(ctx: Asker, teamCode: string, spans: { season: Span; before: Span | null }): Promise<TeamPlayers | null> {
  const now = ctx.now();
  const { players } = ctx.ports;
  return fetchFrom(ctx, `men of ${teamCode}`, async () => {
    const [roster, lines] = await Promise.all([players.listRoster(teamCode, now), players.listSeasonLines(teamCode, now)]);
    const today = easternDay(now);
    const seasons = [dated(byId(lines), { from: spans.season.from, to: today }, today)];
    if (spans.before) {
      const end = easternInstant(spans.before.to, 23, 59);
      seasons.push(dated(byId(await players.listSeasonLines(teamCode, end)), spans.before, today));
    }
    return { roster: byId(roster), seasons };
  });
}

/** A line says nothing of when: its middle is taken. `from` and `to` are the days it covers, `today` is the day on which it is asked for. */
export function dated(lines: DatedLines['lines'], { from, to }: Span, today: string): DatedLines {
  const middle = shiftDay(from, Math.floor(Math.max(0, daysBetween(from, to)) / 2));
  return { daysAgo: Math.max(0, daysBetween(middle, today)), lines };
}
