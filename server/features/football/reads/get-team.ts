import { divisionOf } from '@clearedge/quant/sports/football/standings';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listClosingLines } from '../../odds/index.ts';
import { presentMeeting } from '../present/present-game.ts';
import type { TeamPage } from '../present/wire.ts';
import { listOfClubs } from '../rows/football-rows.ts';
import { againstPrices } from '../rules/against-rules.ts';
import { finalsOf, type OwnView, viewOf } from '../rules/record-rules.ts';
import { headToHead } from '../rules/rival-rules.ts';
import { tableOf } from '../rules/table-rules.ts';
import { comingGames, presentTeam, splitOf } from '../rules/team-rules.ts';
import { presentGames } from './present-games.ts';
import { rateClub } from './rate-club.ts';
import { readSeason } from './read-season.ts';

const FORM_GAMES = 5;
const NEXT_GAMES = 5;

/** One club's season: record, splits, form, results, what comes next, and how it did against prices and each other club. */
export async function getTeam(ctx: Ctx, code: string): Promise<TeamPage> {
  const division = divisionOf(code);
  if (!division) throw new Refusal('NOT_FOUND', 'There is no such club in the CFL.');
  const { source, year, games } = await readSeason(ctx);
  const row = tableOf(games)[division].find((own) => own.code === code)!;
  const finals = finalsOf(games, code);
  const closings = await listClosingLines(
    ctx,
    finals.map(({ contest }) => contest.id),
  );
  const meetings = finals.map(presentMeeting);
  return {
    source,
    season: year,
    team: presentTeam(row, division, games),
    standing: games.length ? row : null,
    splits: splitsOf(
      finals.map((game) => viewOf(game, code)),
      division,
    ),
    lastFive: meetings.slice(0, FORM_GAMES),
    results: meetings,
    nextGames: await presentGames(ctx, comingGames(games, code).slice(0, NEXT_GAMES), games),
    ...againstPrices(finals, code, closings),
    headToHead: headToHead(source ? await listOfClubs(ctx.db, [code]) : [], code),
    rating: await rateClub(ctx, code, year, games),
  };
}

const splitsOf = (views: readonly OwnView[], division: 'west' | 'east'): TeamPage['splits'] => ({
  all: splitOf(views),
  home: splitOf(views.filter(({ isHome }) => isHome)),
  away: splitOf(views.filter(({ isHome }) => !isHome)),
  division: splitOf(views.filter(({ opponent }) => divisionOf(opponent) === division)),
});
