import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { FeedPlayer, Injury, LineUp, PlayerStats, SeasonLine } from '../../ports/player-stats.ts';
import type { MlbClient } from './client.ts';
import { findMlbClubByCode } from './clubs.ts';
import type { MlbEventFeed } from './event-feed.ts';
import { mapLineUps } from './map-box.ts';
import { mapInjuries } from './map-club-news.ts';
import { mapPlayer, mapSeasonLine } from './map-people.ts';
import type { WirePerson } from './schema/people.ts';

/** Longer than a sixty-day stay. */
const LOOK_BACK_DAYS = 75;

export class MlbPlayerStats implements PlayerStats {
  readonly #client: MlbClient;
  readonly #feed: Pick<MlbEventFeed, 'findFeed'>;

  constructor(client: MlbClient, feed: Pick<MlbEventFeed, 'findFeed'>) {
    this.#client = client;
    this.#feed = feed;
  }

  listRoster = async (teamCode: string, asOf: Date): Promise<FeedPlayer[]> =>
    (await this.#people(teamCode, asOf)).map((person) => mapPlayer(person, teamCode));

  listSeasonLines = async (teamCode: string, asOf: Date): Promise<SeasonLine[]> =>
    (await this.#people(teamCode, asOf)).flatMap((person) => mapSeasonLine(person) ?? []);

  listInjuries = async (asOf: Date): Promise<Injury[]> => {
    const today = easternDay(asOf);
    return mapInjuries((await this.#client.transactions(shiftDay(today, -LOOK_BACK_DAYS), today)).value.transactions.rows);
  };

  findLineUps = async (gameId: string): Promise<{ away: LineUp; home: LineUp } | null> => {
    const feed = await this.#feed.findFeed(gameId);
    return feed ? mapLineUps(feed) : null;
  };

  async #people(teamCode: string, asOf: Date): Promise<WirePerson[]> {
    const club = findMlbClubByCode(teamCode);
    if (!club) return [];
    return this.#client.people(await this.#client.rosterIds(club.mlbId), Number(easternDay(asOf).slice(0, 4)));
  }
}
