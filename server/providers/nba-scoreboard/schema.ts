import { z } from 'zod';
import { Count, rowsOf } from '../http/index.ts';

const When = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a time');

const Team = z.object({ teamTricode: z.string(), score: Count, periods: z.array(z.object({ score: Count })).nullish() });

const Game = z.object({
  gameId: z.string(),
  /** 1 to come, 2 in play, 3 over. */
  gameStatus: z.number(),
  /** "Final/OT", "Q4 2:31", "7:00 pm ET", "PPD". */
  gameStatusText: z.string().nullish(),
  period: Count,
  regulationPeriods: Count,
  /** `gameEt` ends in Z and is Eastern time all the same. */
  gameTimeUTC: When,
  homeTeam: Team,
  awayTeam: Team,
});
export type WireGame = z.output<typeof Game>;

/** The games of one day of the league, which turns around noon. */
export const WireToday = z.object({ scoreboard: z.object({ gameDate: z.string(), leagueId: z.literal('00'), games: rowsOf(Game) }) });
export type WireToday = z.output<typeof WireToday>;
