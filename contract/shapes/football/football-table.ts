import { z } from 'zod';
import { Instant, SlateDate } from '../../terms.ts';
import { Division, FootballGame, FootballMeeting, FootballRecord, FootballStage } from './football-game.ts';

/** Who tells of the CFL; null where the source in use has none. */
export const FootballSource = z
  .object({ kind: z.enum(['demo', 'archive', 'live']), label: z.string(), notice: z.string().nullable() })
  .nullable()
  .meta({ id: 'FootballSource' });

export const FootballWeek = z
  .object({
    week: z.number(),
    stage: FootballStage,
    label: z.string(),
    from: SlateDate,
    to: SlateDate,
    games: z.number(),
    played: z.number(),
  })
  .meta({ id: 'FootballWeek' });

export const FootballSchedule = z
  .object({
    source: FootballSource,
    season: z.number().nullable(),
    seasons: z.array(z.number()).meta({ description: 'Stored seasons, latest first' }),
    overview: z.object({
      weeks: z.number().meta({ description: 'Weeks of the regular season' }),
      games: z.number().meta({ description: 'Games of the regular season' }),
      played: z.number(),
      teams: z.number(),
      from: SlateDate.nullable(),
      to: SlateDate.nullable(),
      greyCupOn: SlateDate.nullable(),
    }),
    weeks: z.array(FootballWeek).meta({ description: 'In order, preseason to Grey Cup' }),
    currentWeek: z.number().nullable().meta({ description: 'The week in play, or the next one; the last after the season' }),
    week: z.number().nullable().meta({ description: 'The week whose games follow' }),
    games: z.array(FootballGame),
  })
  .meta({ id: 'FootballSchedule' });

export const FootballMark = z.enum(['first', 'home_semifinal', 'playoffs', 'out']);
export const FootballTableRow = z
  .object({
    rank: z.number(),
    code: z.string(),
    name: z.string(),
    played: z.number(),
    wins: z.number(),
    losses: z.number(),
    ties: z.number(),
    points: z.number(),
    pointsFor: z.number(),
    pointsAgainst: z.number(),
    home: FootballRecord,
    away: FootballRecord,
    division: FootballRecord,
    streak: z.string().meta({ description: 'W3, L1, T1, or – before the first game' }),
    lastFive: FootballRecord,
    place: z
      .enum(['division_bye', 'semifinal', 'crossover'])
      .nullable()
      .meta({ description: 'What this rank would mean if the season ended now' }),
    clinched: FootballMark.nullable().meta({ description: 'Only what no remaining result can change' }),
    decidedBy: z.string().nullable().meta({ description: 'The tie-break that put this club here, where points were equal' }),
  })
  .meta({ id: 'FootballTableRow' });

export const FootballStandings = z
  .object({
    source: FootballSource,
    season: z.number().nullable(),
    seasons: z.array(z.number()),
    played: z.number(),
    games: z.number(),
    divisions: z.array(z.object({ division: Division, name: z.string(), rows: z.array(FootballTableRow) })),
    crossover: z
      .object({ code: z.string(), from: Division, to: Division, points: z.number(), ahead: z.string() })
      .nullable()
      .meta({ description: 'The fourth-placed club that takes the place of the third of the other division, as things stand' }),
    rules: z.array(z.string()).meta({ description: 'The order of the tie-breaks and the cross-over in words' }),
    asOf: Instant,
  })
  .meta({ id: 'FootballStandings' });

export const FootballTeam = z
  .object({
    code: z.string(),
    name: z.string(),
    division: Division,
    rank: z.number().nullable(),
    record: FootballRecord,
    points: z.number(),
    streak: z.string(),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    nextGame: z
      .object({ gameId: z.string(), gameTime: Instant, opponentCode: z.string(), opponent: z.string(), isHome: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'FootballTeam' });
export const FootballTeams = z
  .object({ source: FootballSource, season: z.number().nullable(), teams: z.array(FootballTeam) })
  .meta({ id: 'FootballTeams' });

const Split = z.object({ record: FootballRecord, games: z.number(), pointsFor: z.number(), pointsAgainst: z.number() });
export const FootballTeamPage = z
  .object({
    source: FootballSource,
    season: z.number().nullable(),
    team: FootballTeam,
    standing: FootballTableRow.nullable(),
    splits: z.object({ all: Split, home: Split, away: Split, division: Split }),
    lastFive: z.array(FootballMeeting).meta({ description: 'Latest first' }),
    results: z.array(FootballMeeting).meta({ description: 'The season so far, latest first' }),
    nextGames: z.array(FootballGame).meta({ description: 'At most five' }),
    againstSpread: z
      .object({ covered: z.number(), lost: z.number(), pushes: z.number(), games: z.number() })
      .meta({ description: 'Counted only where a closing line is stored' }),
    overUnder: z
      .object({ overs: z.number(), unders: z.number(), pushes: z.number(), games: z.number() })
      .meta({ description: 'Counted only where a closing total is stored' }),
    headToHead: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        record: FootballRecord,
        pointsFor: z.number(),
        pointsAgainst: z.number(),
        meetings: z.array(FootballMeeting),
      }),
    ),
    rating: z
      .object({ points: z.number(), low: z.number(), high: z.number(), games: z.number(), rank: z.number(), asOf: Instant })
      .nullable()
      .meta({
        description: 'Points better than an average club on a neutral field with a 95% interval; null until the model has rated it',
      }),
  })
  .meta({ id: 'FootballTeamPage' });
