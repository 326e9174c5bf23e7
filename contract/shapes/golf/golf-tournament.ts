import { z } from 'zod';
import { Instant, Money, SlateDate } from '../../terms.ts';

export const GolfWinnerOdds = z
  .object({
    playerId: z.string(),
    player: z.string(),
    odds: z.number().meta({ description: 'Best American price; of a finished tournament the last before the start' }),
    book: z.string(),
    bookName: z.string(),
    seenAt: Instant,
    isStale: z.boolean(),
    position: z.number().nullable(),
    positionText: z.string().nullable().meta({ description: '"1", "T8", "CUT", "WD"; null before the start' }),
  })
  .meta({ id: 'GolfWinnerOdds' });

export const GolfTournament = z
  .object({
    id: z.string(),
    name: z.string(),
    tour: z.string(),
    venue: z.string(),
    location: z.string(),
    startDate: SlateDate,
    endDate: SlateDate,
    startsAt: Instant,
    purse: Money.nullable().meta({ description: 'Null while not known' }),
    field: z.number().nullable().meta({ description: 'Players or teams entered; null while not known' }),
    status: z.enum(['upcoming', 'in-progress', 'completed']),
    statusNote: z.string().nullable(),
    round: z.number(),
    major: z.boolean(),
    featured: z.boolean(),
    team: z.boolean(),
    odds: z.object({ winner: z.array(GolfWinnerOdds) }),
  })
  .meta({ id: 'GolfTournament' });

const GolfRoundScore = z.object({
  round: z.number(),
  strokes: z.number().nullable().meta({ description: 'Null, like toPar and thru, where the source’s figures of the round cannot be read' }),
  toPar: z.number().nullable(),
  thru: z.number().nullable(),
  holes: z.array(z.number()),
});

export const GolfPlayerLine = z
  .object({
    playerId: z.string(),
    name: z.string(),
    isAmateur: z.boolean(),
    status: z.enum(['entered', 'playing', 'finished', 'cut', 'withdrawn', 'disqualified']),
    position: z.number().nullable(),
    positionText: z.string().nullable(),
    toPar: z.number().nullable(),
    strokes: z.number().nullable(),
    today: z.number().nullable().meta({ description: 'Against par in the round in play' }),
    thru: z.number().nullable().meta({ description: 'Holes of the round in play; 18 when it is done' }),
    teeTime: Instant.nullable(),
    inPlayOff: z.boolean(),
    rounds: z.array(GolfRoundScore),
  })
  .meta({ id: 'GolfPlayerLine' });

export const GolfTournamentDetail = GolfTournament.extend({
  par: z.number(),
  yards: z.number().nullable(),
  scheduledRounds: z.number(),
  cut: z.object({ afterRound: z.number(), places: z.number() }).nullable(),
  cutLine: z.object({ toPar: z.number(), count: z.number(), isProjected: z.boolean() }).nullable(),
  playOff: z.object({ players: z.array(z.string()), winner: z.string().nullable(), holes: z.number().nullable() }).nullable(),
  boardAsOf: Instant.nullable(),
  source: z.string(),
  players: z.array(GolfPlayerLine),
}).meta({ id: 'GolfTournamentDetail' });
