import { type LeagueSport, SPORTS } from '@clearedge/contract/sports';
import { mean } from '@clearedge/quant/maths';
import { simulateSeason } from '@clearedge/quant/sports/league/season';
import { expect, test } from 'vitest';
import { describeWithShared } from '../../../quant/testing/describe-with-shared.ts';
import { extraPath } from '../../../quant/testing/extra-evidence.ts';
import { middleOf, scaleOf } from '../../../server/features/leagues/futures/season-input.ts';
import { readLeagueArchive } from '../../../server/providers/archive/leagues/read-league-files.ts';
import { leagueModuleOf } from '../../../server/sports/registry.ts';
import { finishedGames, type LeagueGame } from './league-games.ts';

const SIMULATIONS = 400;
/** The first of each division, once with nothing played and once at half of the season. */
const MOMENTS = [0, 0.5] as const;

interface Scored {
  brier: number;
  guess: number;
  /** Of those who lead their division now, as if that were certain. */
  leader: number;
  logLoss: number;
  winsError: number;
  naiveError: number;
}

const FIGURES = ['brier', 'guess', 'leader', 'logLoss', 'winsError', 'naiveError'] as const satisfies (keyof Scored)[];

const winner = ({ away, home, awayScore, homeScore }: LeagueGame): string | null =>
  awayScore === homeScore ? null : awayScore > homeScore ? away : home;
const played = ({ isOvertime, closing, ...game }: LeagueGame) => ({
  ...game,
  overtimes: Number(isOvertime),
  close: { spread: closing.spread?.line ?? null, total: closing.total?.line ?? null },
});

/** How the chances of division titles and the mean wins of one season did, from a moment of it on. */
function scoreSeason(sport: LeagueSport, all: readonly LeagueGame[], season: number, share: number): Scored {
  const league = leagueModuleOf(sport);
  const regular = all.filter((game) => game.season === season && !game.isPlayoff);
  const cut = Math.floor(share * regular.length);
  const past = [...all.filter((game) => game.season === season - 1), ...regular.slice(0, cut)];
  const at = regular[cut]!.startsAt;
  const scale = scaleOf(league.model.rate(past.map(played), season), season, middleOf(at, regular.at(-1)!.startsAt))!;
  const clubs = league.divisions.flatMap(({ key, clubs: own }) =>
    Object.keys(own).map((code) => {
      const games = regular.slice(0, cut).filter(({ away, home }) => away === code || home === code);
      const wins = games.filter((game) => winner(game) === code).length;
      const ties = games.filter((game) => winner(game) === null).length;
      const difference = games.reduce((sum, game) => sum + (game.home === code ? 1 : -1) * (game.homeScore - game.awayScore), 0);
      const { strengthSd } = scale;
      const strength = scale.strengths.get(code) ?? 0;
      return { code, division: key, strength, strengthSd, wins, losses: games.length - wins - ties, ties, overtimeLosses: 0, difference };
    }),
  );
  const remaining = regular.slice(cut).map(({ away, home, isNeutral }) => ({ away, home, isNeutral }));
  const { homeEdge, marginSd } = scale;
  const outlook = simulateSeason({
    clubs,
    remaining,
    homeEdge,
    marginSd,
    rules: league.season,
    simulations: SIMULATIONS,
    seed: `${season}`,
  });
  const { rows } = league.tableOf(regular.map(played), null);
  const firsts = new Set(Object.values(rows).map((own) => own[0]!.code));
  const rowOf = (code: string) =>
    Object.values(rows)
      .flat()
      .find((row) => row.code === code)!;
  const leaders = new Set(Object.values(league.tableOf(regular.slice(0, cut).map(played), null).rows).map((own) => own[0]!.code));
  const sizes = new Map(league.divisions.map(({ key, clubs: own }) => [key, Object.keys(own).length]));
  const scores = clubs.map(({ code, division, wins, losses, ties }, index) => {
    const { division: chance, meanWins } = outlook[index]!;
    const seen = Number(firsts.has(code));
    const bounded = Math.min(1 - 1 / SIMULATIONS, Math.max(1 / SIMULATIONS, chance));
    const row = rowOf(code);
    const games = wins + losses + ties;
    const naive = games === 0 ? row.played / 2 : (wins / games) * row.played;
    return {
      brier: (chance - seen) ** 2,
      guess: (1 / sizes.get(division)! - seen) ** 2,
      leader: (Number(leaders.has(code)) - seen) ** 2,
      logLoss: -Math.log(seen === 1 ? bounded : 1 - bounded),
      winsError: Math.abs(meanWins - row.wins),
      naiveError: Math.abs(naive - row.wins),
    };
  });
  const of = (name: keyof Scored): number => mean(scores.map((score) => score[name]));
  return Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as unknown as Scored;
}

const LEAGUES: readonly (readonly [sport: LeagueSport, seasons: readonly number[]])[] = [
  ['nfl', [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022]],
  ['nba', [2012, 2013, 2014, 2015, 2016, 2017, 2018, 2021, 2022]],
];

describeWithShared('seasons', 'past seasons played on from their table', () => {
  test.each(LEAGUES)(
    '%s: division chances beat a guess, and mean wins the pace, before the season and halfway',
    async (sport, seasons) => {
      const others: Readonly<Record<string, string>> = SPORTS[sport].teams.otherCodes;
      const games = finishedGames((await readLeagueArchive(extraPath('seasons', sport))).games).map((game) => ({
        ...game,
        away: others[game.away] ?? game.away,
        home: others[game.home] ?? game.home,
      }));
      for (const share of MOMENTS) {
        const each = seasons.map((season) => scoreSeason(sport, games, season, share));
        const of = (name: keyof Scored): number => mean(each.map((one) => one[name]));
        if (process.env.FUTURES_FIGURES) console.log(sport, share, Object.fromEntries(FIGURES.map((name) => [name, of(name).toFixed(4)])));
        if (share > 0) expect(of('brier')).toBeLessThan(of('leader'));
        expect(of('brier')).toBeLessThan(of('guess'));
        expect(of('winsError')).toBeLessThan(of('naiveError'));
      }
    },
    300_000,
  );
});
