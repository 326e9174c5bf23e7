import { easternDay } from '@clearedge/quant/calendar';
import type { FeedPlayer, LineUp, PlayerStats, SeasonLine, TeamInjuries } from '../../ports/player-stats.ts';
import type { MlbFeed } from './baseball-feed.ts';
import type { MlbClient } from './client.ts';
import { mapLineUps } from './map-box.ts';
import { mapPlayer, mapSeasonLine } from './map-people.ts';
import { mapInjuries } from './map-team-news.ts';
import type { WirePerson } from './schema/people.ts';
import { findMlbTeamByCode } from './teams.ts';

export class MlbPlayerStats implements PlayerStats {
  readonly #client: MlbClient;
  readonly #feed: Pick<MlbFeed, 'findFeed'>;

  constructor(client: MlbClient, feed: Pick<MlbFeed, 'findFeed'>) {
    this.#client = client;
    this.#feed = feed;
  }

  listRoster = async (teamCode: string, asOf: Date): Promise<FeedPlayer[]> =>
    (await this.#people(teamCode, asOf)).map((person) => mapPlayer(person, teamCode));

  listSeasonLines = async (teamCode: string, asOf: Date): Promise<SeasonLine[]> =>
    (await this.#people(teamCode, asOf)).flatMap((person) => mapSeasonLine(person) ?? []);

  /** The roster decides who is out; the year's transactions only add since when and why, and may fail without it. */
  findInjuries = async (teamCode: string, asOf: Date): Promise<TeamInjuries | null> => {
    const team = findMlbTeamByCode(teamCode);
    if (!team) return null;
    const today = easternDay(asOf);
    const [{ value, checkedAt }, transactions] = await Promise.all([
      this.#client.roster(team.mlbId, '40Man'),
      this.#client.transactions(team.mlbId, `${today.slice(0, 4)}-01-01`, today).then(
        (reported) => reported.value.transactions.rows,
        () => [],
      ),
    ]);
    return { players: mapInjuries(value, transactions, teamCode), checkedAt };
  };

  findLineUps = async (gameId: string): Promise<{ away: LineUp; home: LineUp } | null> => {
    const feed = await this.#feed.findFeed(gameId);
    return feed ? mapLineUps(feed) : null;
  };

  async #people(teamCode: string, asOf: Date): Promise<WirePerson[]> {
    const team = findMlbTeamByCode(teamCode);
    if (!team) return [];
    const { value } = await this.#client.roster(team.mlbId, 'active');
    const ids = value.roster.rows.map(({ person }) => person.id);
    return this.#client.people(ids, Number(easternDay(asOf).slice(0, 4)));
  }
}
