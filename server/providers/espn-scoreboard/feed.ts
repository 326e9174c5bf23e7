import { easternDay } from '@clearedge/quant/calendar';
import type { DoubtfulResult } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame, LeagueFeed, LeagueLiveState, LeaguePlay, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { ProviderFault } from '../http/index.ts';
import { FinalFacts, voidFacts } from '../leagues/final-facts.ts';
import { nextChangeOf } from '../leagues/next-change.ts';
import { withOwnIds } from '../leagues/own-ids.ts';
import { type EspnScoreboardClient, LIVE_MS } from './client.ts';
import { type Days, weeksOver } from './days.ts';
import type { EspnGame, EspnLeague } from './league.ts';
import { mapScoreboard, periodsOf, playedOf } from './map-game.ts';
import { mapFootball, mapPlays } from './map-live.ts';
import { joinReplays } from './replays.ts';

interface Listed extends EspnGame {
  /** When ESPN last confirmed it. */
  checkedAt: Date;
}

const DAY_OF_ID = /^(\d{4})(\d{2})(\d{2})_/;

/** A league as ESPN's scoreboard tells it now, of any day that is asked for. */
export class EspnFeed implements LeagueFeed {
  readonly #client: EspnScoreboardClient;
  readonly #league: EspnLeague;
  readonly #facts: FinalFacts;

  constructor(client: EspnScoreboardClient, league: EspnLeague) {
    this.#client = client;
    this.#league = league;
    this.#facts = new FinalFacts({ unit: league.unit, minutes: league.periods * league.periodMinutes });
  }

  /** Results that are not used, for the operator. */
  get doubts(): string[] {
    return this.#facts.doubts.list();
  }

  listGames = async (from: string, to: string): Promise<FeedLeagueGame[]> =>
    (await this.#list({ from, to })).map(({ game }) => game).filter(({ slateOn }) => slateOn >= from && slateOn <= to);

  getSeasonSpan = async (): Promise<{ from: string; to: string; year: number }> => {
    const { startDate, endDate, year } = await this.#client.season(this.#league.path);
    return { from: easternDay(new Date(startDate)), to: easternDay(new Date(endDate)), year };
  };

  findLiveState = async (gameId: string, asOf: Date): Promise<LeagueLiveState | null> => {
    const found = await this.#find(gameId);
    if (!found?.game.score) return null;
    // An old answer stays that old, whoever asks now.
    return mapFootball(found, this.#league, await this.#listPlays(found), found.checkedAt < asOf ? found.checkedAt : asOf);
  };

  findFacts = async (gameId: string, asOf: Date): Promise<ReportedLeagueFacts | DoubtfulResult | null> => {
    const found = await this.#find(gameId);
    if (!found) return null;
    const { game, wire } = found;
    if (game.status === 'final') return this.#facts.report(game, periodsOf(wire), asOf);
    if (game.status === 'cancelled') return this.#calledOff(found, asOf);
    // A game may be played on another day and stay in action: it is void once that time is over.
    return game.status === 'postponed' && asOf >= this.#league.staysUntil(game.startsAt) ? voidFacts(gameId, asOf) : null;
  };

  findNextChange = async (slateOn: string, asOf: Date): Promise<Date | null> =>
    nextChangeOf(await this.listGames(slateOn, slateOn), asOf, LIVE_MS);

  /** Void before the start; after it, called with the minutes that were played. */
  #calledOff({ game, wire }: EspnGame, asOf: Date): ReportedLeagueFacts {
    const { score, minutes } = playedOf(wire, this.#league);
    if (minutes === 0 || !score) return voidFacts(game.gameId, asOf);
    const facts = { state: 'called', minutesPlayed: minutes, score } as const;
    return { gameId: game.gameId, facts, periods: periodsOf(wire), reportedAt: asOf, isFinal: true };
  }

  async #find(gameId: string): Promise<Listed | null> {
    const [, year, month, date] = DAY_OF_ID.exec(gameId) ?? [];
    if (year === undefined) return null;
    const day = `${year}-${month}-${date}`;
    return (await this.#list({ from: day, to: day })).find(({ game }) => game.gameId === gameId) ?? null;
  }

  /** Only the plays hang on a game's own page: without it the game goes on without. */
  async #listPlays(found: Listed): Promise<LeaguePlay[]> {
    const good = await this.#client.summary(this.#league.path, found.wire.id).catch((error: unknown) => {
      if (error instanceof ProviderFault) return null;
      throw error;
    });
    return good ? mapPlays(good.value, found) : [];
  }

  /** The weeks that are answered; a fault where none is. */
  async #list(days: Days): Promise<Listed[]> {
    const weeks = await Promise.allSettled(weeksOver(days).map((week) => this.#client.scoreboard(this.#league.path, week)));
    const good = weeks.flatMap((week) => (week.status === 'fulfilled' ? [week.value] : []));
    const failed = weeks.find((week) => week.status === 'rejected');
    if (failed && good.length === 0) throw failed.reason;
    const listed = good.flatMap(({ value, checkedAt }) => mapScoreboard(value, this.#league).map((each) => ({ ...each, checkedAt })));
    const once = [...new Map(listed.map((each) => [each.game.sourceId, each])).values()];
    const games = joinReplays(once, this.#league);
    return withOwnIds(games.sort((a, b) => a.game.startsAt.getTime() - b.game.startsAt.getTime()));
  }
}
