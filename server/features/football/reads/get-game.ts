import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listFootballPrices } from '../../odds/index.ts';
import { counts, type FinalGame, type FootballGame, isFinal } from '../football-game.ts';
import { presentGame, presentMeeting } from '../present/present-game.ts';
import { presentPlays } from '../present/present-live.ts';
import type { GameDetail, Meeting, OddsShape } from '../present/wire.ts';
import { findGame, listOfClubs, listSeason } from '../rows/football-rows.ts';
import { finalsOf } from '../rules/record-rules.ts';

const FORM_GAMES = 5;

/** One game with every book, plays, form and what the clubs did against each other before. */
export async function getGame(ctx: Ctx, gameId: string, shape: OddsShape = 'b'): Promise<GameDetail> {
  const game = ctx.ports.football && (await findGame(ctx.db, gameId));
  if (!game) throw new Refusal('NOT_FOUND', 'The requested game could not be found.');
  const { contest } = game;
  const season = await listSeason(ctx.db, contest.seasonYear);
  const prices = (await listFootballPrices(ctx, [contest])).get(contest.id)!;
  return {
    ...presentGame(game, season, prices, shape),
    books: prices.books,
    market: prices.market,
    plays: presentPlays(game.live),
    meetings: meetingsBefore(await listOfClubs(ctx.db, [contest.awayCode, contest.homeCode]), game),
    form: { away: formOf(season, contest.awayCode, game), home: formOf(season, contest.homeCode, game) },
  };
}

const isBefore = (game: FootballGame, other: FootballGame): boolean => game.contest.startsAt < other.contest.startsAt;

const meetingsBefore = (games: readonly FootballGame[], game: FootballGame): Meeting[] =>
  games
    .filter((one): one is FinalGame => isFinal(one) && counts(one) && isBefore(one, game))
    .reverse()
    .map(presentMeeting);

const formOf = (season: readonly FootballGame[], code: string, game: FootballGame): Meeting[] =>
  finalsOf(season, code)
    .filter((one) => isBefore(one, game))
    .slice(0, FORM_GAMES)
    .map(presentMeeting);
