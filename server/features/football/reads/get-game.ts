import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listFootballPrices } from '../../odds/index.ts';
import { counts, type FinalGame, type FootballEvent, isFinal } from '../football-event.ts';
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
  const { event } = game;
  const season = await listSeason(ctx.db, event.seasonYear);
  const prices = (await listFootballPrices(ctx, [event])).get(event.id)!;
  return {
    ...presentGame(game, season, prices, shape),
    books: prices.books,
    market: prices.market,
    plays: presentPlays(game.live),
    meetings: meetingsBefore(await listOfClubs(ctx.db, [event.awayCode, event.homeCode]), game),
    form: { away: formOf(season, event.awayCode, game), home: formOf(season, event.homeCode, game) },
  };
}

const isBefore = (game: FootballEvent, other: FootballEvent): boolean => game.event.startsAt < other.event.startsAt;

const meetingsBefore = (games: readonly FootballEvent[], game: FootballEvent): Meeting[] =>
  games
    .filter((one): one is FinalGame => isFinal(one) && counts(one) && isBefore(one, game))
    .reverse()
    .map(presentMeeting);

const formOf = (season: readonly FootballEvent[], code: string, game: FootballEvent): Meeting[] =>
  finalsOf(season, code)
    .filter((one) => isBefore(one, game))
    .slice(0, FORM_GAMES)
    .map(presentMeeting);
