import { instantAt } from '../calendar.ts';
import { createChance } from '../chance.ts';
import { type DayPlan, type Pairing, spreadOverDays } from './day-schedule.ts';
import { ALWAYS, type Fixture } from './league.ts';
import type { LeagueTeam } from './team.ts';

const EVENING = 19 * 60;
const MATINEE = { minutes: 13 * 60, share: 0.25 } as const;
const HALF_HOUR_SHARE = 0.3;
const SATURDAY = 5;

/** When a game starts by the host's clock: at seven, half an hour later now and then, some weekends in the afternoon. */
export function localStart(text: string, { zone }: LeagueTeam, day: number, weekday: number): number {
  const next = createChance(`${text}|start|${day}`);
  const isMatinee = weekday >= SATURDAY && next() < MATINEE.share;
  return instantAt(zone, day, (isMatinee ? MATINEE.minutes : EVENING) + (next() < HALF_HOUR_SHARE ? 30 : 0));
}

interface DaySeason {
  teams: readonly LeagueTeam[];
  pairings: readonly Pairing[];
  plan: DayPlan;
  seasonIndex: number;
  year: number;
}

/** A regular season that is listed by the day, in the order of start. */
export function dayFixtures({ teams, pairings, plan, seasonIndex, year }: DaySeason, text: string): Fixture[] {
  const byCode = new Map(teams.map((team) => [team.code, team]));
  let game = 0;
  return spreadOverDays(pairings, plan, text).flatMap(([day, games]) => {
    const weekday = (((day + 3) % 7) + 7) % 7;
    const fixtures = games.map(({ away, home }): Fixture => {
      game += 1;
      return {
        sourceId: `${year}-r${game}`,
        seasonIndex,
        week: null,
        stage: 'regular',
        day,
        startsAt: localStart(`${text}|${home}`, byCode.get(home)!, day, weekday),
        away,
        home,
        hostCode: home,
        isNeutral: false,
        listedAt: ALWAYS,
      };
    });
    return fixtures.sort((a, b) => a.startsAt - b.startsAt);
  });
}
