import { groupBy } from '../../../server/kernel/collections.ts';
import type { PublicForecast } from '../../../server/providers/archive/leagues/read-league-files.ts';
import type { LeagueGame } from './league-games.ts';

/** The club that a source's name stands for: the one that most often played on that side, with that result, on the days of its rows. */
function clubsByName(rows: readonly PublicForecast[], byDay: ReadonlyMap<string, LeagueGame[]>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const see = (name: string, code: string): void => {
    const own = counts.get(name) ?? new Map<string, number>();
    counts.set(name, own.set(code, (own.get(code) ?? 0) + 1));
  };
  for (const { on, home, away, homeWon } of rows)
    for (const game of byDay.get(on) ?? []) {
      if (homeWon !== null && homeWon > 0.5 !== game.homeScore > game.awayScore) continue;
      see(home, game.home);
      see(away, game.away);
    }
  return new Map([...counts].map(([name, own]) => [name, [...own].sort((a, b) => b[1] - a[1])[0]![0]]));
}

/** A public model's chance of the home side by game; a row that names no game of its day counts nowhere. */
export function publicForecastsOf(rows: readonly PublicForecast[], games: readonly LeagueGame[]): Map<string, number> {
  const byDay = groupBy(games, ({ on }) => on);
  const clubs = clubsByName(rows, byDay);
  return new Map(
    rows.flatMap(({ on, home, away, pHome }) => {
      const [first, second] = [clubs.get(home), clubs.get(away)];
      const game = byDay.get(on)?.find((one) => one.home === first && one.away === second);
      const turned = byDay.get(on)?.find((one) => one.home === second && one.away === first);
      return game ? [[game.id, pHome] as const] : turned ? [[turned.id, 1 - pHome] as const] : [];
    }),
  );
}
