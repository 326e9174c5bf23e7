import { EASTERN, instantAt } from '../../calendar.ts';
import type { Fixture, ResultOf } from '../../leagues/league.ts';
import { meetingGame, overAt } from '../../leagues/series.ts';
import { tableOf, winShare } from '../../leagues/table.ts';
import type { LeagueTeam } from '../../leagues/team.ts';
import { cupDay, isCupNight, NBA_CALENDAR } from '../calendar.ts';
import { NBA_TEAMS } from '../teams.ts';
import { CONFERENCES, inConference, type Pair, winnerOf } from './table.ts';

const LAS_VEGAS = { name: 'T-Mobile Arena', city: 'Las Vegas, NV', roof: 'dome' } as const;

/** Seven games in December that count in no table: the best four of each conference in the cup's group games, at home, then in Las Vegas. */
export function cup(form: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const year = NBA_CALENDAR.yearOf(seasonIndex);
  const text = `${form}|${seasonIndex}`;
  const conferenceOf = new Map(NBA_TEAMS.map(({ code, conference }) => [code, conference]));
  const group = regular.filter(({ day, away, home }) => isCupNight(year, day) && conferenceOf.get(away) === conferenceOf.get(home));
  const table = tableOf(NBA_TEAMS, group, resultOf, winShare, `${text}|cup`);
  const game = (stage: string, at: number, [better, worse]: Pair, day: number, listedAt: number): Fixture =>
    meetingGame({ id: `${year}-${stage}-${at}`, stage, seasonIndex, firstDay: day, listedAt, better, worse }, 0, day, listedAt);
  const neutral = (fixture: Fixture, hour: number): Fixture => ({
    ...fixture,
    isNeutral: true,
    venue: LAS_VEGAS,
    startsAt: instantAt(EASTERN, fixture.day, hour * 60 + 30),
  });
  const first = cupDay(year);
  const groupOver = overAt(group, resultOf);
  const quarters = CONFERENCES.flatMap((conference, at) => {
    const [a, b, c, d] = inConference(table, conference) as [LeagueTeam, LeagueTeam, LeagueTeam, LeagueTeam];
    return [game('cup_quarterfinal', 2 * at, [a, d], first, groupOver), game('cup_quarterfinal', 2 * at + 1, [b, c], first + 1, groupOver)];
  });
  const winners = quarters.map((one) => winnerOf(one, resultOf, one));
  const semis = [0, 1].map((at) =>
    neutral(game('cup_semifinal', at, [winners[2 * at]!, winners[2 * at + 1]!], first + 4, overAt(quarters, resultOf)), 17 + 3 * at),
  );
  const finalists = semis.map((one) => winnerOf(one, resultOf, one)) as [LeagueTeam, LeagueTeam];
  return [...quarters, ...semis, neutral(game('cup_final', 0, finalists, first + 7, overAt(semis, resultOf)), 20)];
}
