import { z } from 'zod';
import { Instant } from '../../terms.ts';
import { LeaguePlay } from './league-game.ts';

const Outlook = z.object({
  homeWin: z.number().meta({ description: 'That the home side wins, given that someone does, 0..1' }),
  meanTotal: z.number().meta({ description: 'Of both sides at the end' }),
});

/** A game play by play with the chances after each, by the closing prices of everyone to see. */
export const LeaguePlayByPlay = z
  .object({
    gameId: z.string(),
    isWhole: z.boolean().meta({ description: 'Whether every play since the start is here, or the last ones alone' }),
    reason: z.string().nullable().meta({ description: 'Why there is no chance; null where there is one' }),
    before: Outlook.nullable().meta({ description: 'As the closing prices had it, without the margin' }),
    now: Outlook.nullable().meta({ description: 'In play: from the clock, the score and who is to play' }),
    bookCount: z.number().meta({ description: 'Books that closed both sides of the moneyline' }),
    plays: z
      .array(
        LeaguePlay.extend({
          after: Outlook.extend({ swing: z.number().meta({ description: "What the play added to the home side's chance" }) }).nullable(),
        }),
      )
      .meta({ description: 'In order' }),
    biggest: z.array(z.number()).meta({ description: 'Places in `plays`, the biggest swing first' }),
    asOf: Instant,
  })
  .meta({ id: 'LeaguePlayByPlay' });
