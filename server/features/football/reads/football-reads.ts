import type { Ctx } from '../../../kernel/ctx.ts';
import type { FootballEvent } from '../football-event.ts';
import * as rows from '../rows/football-rows.ts';

type Reader = Pick<Ctx, 'db'>;

export const findFootballGame = ({ db }: Reader, gameId: string): Promise<FootballEvent | null> => rows.findGame(db, gameId);
/** The games of a day in order of kickoff, without plays. */
export const listFootballOn = ({ db }: Reader, slateOn: string): Promise<FootballEvent[]> => rows.listOn(db, slateOn);

/** The games of a season in order of kickoff, without plays; of the latest stored one unless told otherwise. */
export async function listFootballGames({ db }: Reader, season?: number): Promise<FootballEvent[]> {
  const year = season ?? (await rows.listSeasons(db))[0];
  return year === undefined ? [] : rows.listSeason(db, year);
}
