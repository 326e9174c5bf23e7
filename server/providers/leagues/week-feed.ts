import { DAY_MS, easternInstant } from '@clearedge/quant/calendar';
import type { DoubtfulResult } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame, LeagueFeed, LeagueLiveState, PeriodScores, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { type Good, ReadTimes } from '../http/index.ts';
import { type Days, leagueWeekOf, weeksOver } from './days.ts';
import { startOf } from './delayed-start.ts';
import { FinalFacts, voidFacts } from './final-facts.ts';
import { HeldBack } from './held-back.ts';
import { nextChangeOf } from './next-change.ts';
import { dayOfId, withOwnIds } from './own-ids.ts';
import { LIVE_MS } from './refresh.ts';
import { joinReplays } from './replays.ts';

/** A game of a source's week. */
export interface ListedGame {
  game: FeedLeagueGame;
  /** When the source last confirmed it. */
  checkedAt: Date;
  /** Where it was broken off: minutes of regulation, and the score then; null where it never began. */
  brokenOff: { minutes: number; score: NonNullable<FeedLeagueGame['score']> } | null;
}

/** A league of teams as one source answers for it, a week from Thursday to Wednesday at a time. */
export interface WeekSource<One extends ListedGame> {
  /** "points", "goals". */
  unit: string;
  /** Minutes of regulation. */
  minutes: number;
  /** How far a postponed game may be moved and stay in action: within its week, or by less than a day. */
  moved: 'week' | 'day';
  listWeek: (week: Days) => Promise<Good<readonly One[]>>;
  getSeason: (slateOn: string) => Promise<{ from: string; to: string; year: number }>;
  /** Of a game that has begun. */
  findLive: (found: One, asOf: Date) => Promise<LeagueLiveState | null>;
  /** Of a final; null where the source does not tell. */
  findPeriods: (found: One) => Promise<PeriodScores | null>;
}

/** The feed of a league that is asked for by the week. It knows no time but the present. */
export class WeekFeed<One extends ListedGame> implements LeagueFeed {
  readonly #source: WeekSource<One>;
  readonly #facts: FinalFacts;
  readonly #held = new HeldBack<One>();
  readonly #reads = new ReadTimes();

  constructor(source: WeekSource<One>) {
    this.#source = source;
    this.#facts = new FinalFacts(source);
  }

  /** Results that are not used, for the operator. */
  get doubts(): string[] {
    return this.#facts.doubts.list();
  }

  listGames = async (from: string, to: string): Promise<FeedLeagueGame[]> =>
    (await this.#list({ from, to }))
      .map(({ game, checkedAt }) => ({ ...game, startsAt: startOf(game, checkedAt) }))
      .filter(({ slateOn }) => slateOn >= from && slateOn <= to);

  findReadAt = (slateOn: string, asOf: Date): Promise<Date | null> => {
    const [week] = weeksOver({ from: slateOn, to: slateOn });
    return Promise.resolve(week ? this.#reads.at(week.from, asOf) : null);
  };

  getSeasonSpan = (slateOn: string): Promise<{ from: string; to: string; year: number }> => this.#source.getSeason(slateOn);

  findLiveState = async (gameId: string, asOf: Date): Promise<LeagueLiveState | null> => {
    const found = await this.#find(gameId);
    if (!found?.game.score) return null;
    // An old answer stays that old, whoever asks now.
    return this.#source.findLive(found, found.checkedAt < asOf ? found.checkedAt : asOf);
  };

  findFacts = async (gameId: string, asOf: Date): Promise<ReportedLeagueFacts | DoubtfulResult | null> => {
    const found = await this.#find(gameId);
    if (!found) return null;
    const { game, brokenOff } = found;
    if (game.status === 'final') return this.#facts.report(game, await this.#source.findPeriods(found), asOf);
    if (game.status === 'cancelled' && brokenOff !== null && brokenOff.minutes > 0) {
      const facts = { state: 'called', minutesPlayed: brokenOff.minutes, score: brokenOff.score } as const;
      return { gameId, facts, periods: await this.#source.findPeriods(found), reportedAt: asOf, isFinal: true };
    }
    // A game may be played on another day and stay in action: it is void once that time is over.
    const isVoid = game.status === 'cancelled' || (game.status === 'postponed' && asOf >= this.#staysUntil(game.startsAt));
    return isVoid ? voidFacts(gameId, asOf) : null;
  };

  findNextChange = async (slateOn: string, asOf: Date): Promise<Date | null> =>
    nextChangeOf(await this.listGames(slateOn, slateOn), asOf, LIVE_MS);

  #staysUntil = (startsAt: Date): Date =>
    this.#source.moved === 'week' ? easternInstant(leagueWeekOf(startsAt).next) : new Date(startsAt.getTime() + DAY_MS);

  async #find(gameId: string): Promise<One | null> {
    const day = dayOfId(gameId);
    if (day === null) return null;
    return (await this.#list({ from: day, to: day })).find(({ game }) => game.gameId === gameId) ?? null;
  }

  async #listWeek(week: Days): Promise<readonly One[]> {
    try {
      return this.#reads.note(week.from, await this.#source.listWeek(week)).value;
    } catch (error) {
      this.#reads.miss(week.from);
      throw error;
    }
  }

  /** The weeks that are answered; a fault where none is. */
  async #list(days: Days): Promise<One[]> {
    const weeks = await Promise.allSettled(weeksOver(days).map((week) => this.#listWeek(week)));
    const good = weeks.flatMap((week) => (week.status === 'fulfilled' ? [week.value] : []));
    const failed = weeks.find((week) => week.status === 'rejected');
    if (failed && good.length === 0) throw failed.reason;
    const stated = good.flat().map((one) => this.#held.take(one, one.checkedAt));
    const games = joinReplays(stated, this.#staysUntil);
    return withOwnIds(games.sort((a, b) => a.game.startsAt.getTime() - b.game.startsAt.getTime()));
  }
}
