import { z } from 'zod';
import { Instant, SlateDate } from '../../terms.ts';
import { InjuryList } from '../injuries.ts';
import { Division, LeagueGame, LeagueMeeting, Stage, TeamRecord } from './league-game.ts';

/** Who tells of the league; null where the source in use has none of it. */
export const LeagueSource = z
  .object({ kind: z.enum(['demo', 'archive', 'live']), label: z.string(), notice: z.string().nullable() })
  .nullable()
  .meta({ id: 'LeagueSource' });

export const LeagueWeek = z
  .object({ week: z.number(), stage: Stage, label: z.string(), from: SlateDate, to: SlateDate, games: z.number(), played: z.number() })
  .meta({ id: 'LeagueWeek' });

export const LeagueDay = z
  .object({
    on: SlateDate,
    label: z.string().meta({ description: 'The part of the season, in the words of the sport; empty on a day without games' }),
    games: z.number(),
    played: z.number(),
    previousOn: SlateDate.nullable().meta({ description: 'The day before with games' }),
    nextOn: SlateDate.nullable().meta({ description: 'The next day with games' }),
  })
  .meta({ id: 'LeagueDay' });

export const LeagueSchedule = z
  .object({
    source: LeagueSource,
    season: z.number().nullable(),
    seasons: z.array(z.number()).meta({ description: 'Stored seasons, latest first' }),
    overview: z.object({
      weeks: z.number().meta({ description: 'Weeks of the regular season; none in a league by the day' }),
      days: z.number().meta({ description: 'Days of the regular season with games' }),
      games: z.number().meta({ description: 'Games of the regular season' }),
      played: z.number(),
      teams: z.number(),
      from: SlateDate.nullable(),
      to: SlateDate.nullable(),
      finalOn: SlateDate.nullable().meta({ description: 'Day of the game that decides the season' }),
    }),
    weeks: z.array(LeagueWeek).meta({ description: 'In order; none in a league by the day' }),
    currentWeek: z.number().nullable().meta({ description: 'The week in play, or the next one; the last after the season' }),
    week: z.number().nullable().meta({ description: 'The week whose games follow; null in a league by the day' }),
    currentDay: SlateDate.nullable().meta({
      description: 'Of a league by the day: the day in play, or the next one; the last after the season',
    }),
    day: LeagueDay.nullable().meta({ description: 'Of a league by the day: the day whose games follow' }),
    games: z.array(LeagueGame),
  })
  .meta({ id: 'LeagueSchedule' });

export const LeagueTableRow = z
  .object({
    rank: z.number(),
    code: z.string(),
    name: z.string(),
    played: z.number(),
    wins: z.number(),
    losses: z.number(),
    ties: z.number(),
    overtimeLosses: z.number().optional().meta({ description: 'Losses after regulation, in a league that counts them beside the others' }),
    points: z.number(),
    regulationWins: z.number(),
    winsBeforeShootout: z.number().meta({ description: 'In regulation or overtime' }),
    pointsFor: z.number(),
    pointsAgainst: z.number(),
    home: TeamRecord,
    away: TeamRecord,
    division: TeamRecord,
    streak: z.string().meta({ description: 'W3, L1, OT1, T1, or – before the first game' }),
    lastTen: TeamRecord,
    place: z.string().nullable().meta({ description: 'What this rank would mean if the season ended now, in the terms of the sport' }),
    clinched: z.string().nullable().meta({ description: 'Only what no remaining result can change' }),
    decidedBy: z.string().nullable().meta({ description: 'The tie-break that put this club here, where points were equal' }),
    isByLot: z
      .boolean()
      .optional()
      .meta({
        description: 'Level with the club above in every tie-break that we follow: only a lot, or one that we do not follow, parts them',
      }),
  })
  .meta({ id: 'LeagueTableRow' });

export const LeagueStandings = z
  .object({
    source: LeagueSource,
    season: z.number().nullable(),
    seasons: z.array(z.number()),
    played: z.number(),
    games: z.number(),
    divisions: z.array(z.object({ division: Division, name: z.string(), rows: z.array(LeagueTableRow) })),
    crossover: z
      .object({ code: z.string(), from: Division, to: Division, points: z.number(), ahead: z.string() })
      .nullable()
      .meta({ description: 'The fourth-placed club that takes the place of the third of the other division, as things stand' }),
    rules: z.array(z.string()).meta({ description: 'The order of the tie-breaks and the cross-over in words' }),
    asOf: Instant,
  })
  .meta({ id: 'LeagueStandings' });

export const LeagueTeam = z
  .object({
    code: z.string(),
    name: z.string(),
    division: Division,
    rank: z.number().nullable(),
    record: TeamRecord,
    points: z.number(),
    streak: z.string(),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    nextGame: z
      .object({ gameId: z.string(), gameTime: Instant, opponentCode: z.string(), opponent: z.string(), isHome: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'LeagueTeam' });
export const LeagueTeams = z
  .object({ source: LeagueSource, season: z.number().nullable(), teams: z.array(LeagueTeam) })
  .meta({ id: 'LeagueTeams' });

/** Every club's list, in the order of their next games. */
export const LeagueInjuries = z
  .object({ source: LeagueSource, clubs: z.array(LeagueTeam.pick({ code: true, name: true, nextGame: true }).extend(InjuryList.shape)) })
  .meta({ id: 'LeagueInjuries' });

const Split = z.object({ record: TeamRecord, games: z.number(), pointsFor: z.number(), pointsAgainst: z.number() });
export const LeagueTeamPage = z
  .object({
    source: LeagueSource,
    season: z.number().nullable(),
    team: LeagueTeam,
    standing: LeagueTableRow.nullable(),
    splits: z.object({ all: Split, home: Split, away: Split, division: Split }),
    lastFive: z.array(LeagueMeeting).meta({ description: 'Latest first' }),
    results: z.array(LeagueMeeting).meta({ description: 'The season so far, latest first' }),
    nextGames: z.array(LeagueGame).meta({ description: 'At most five' }),
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
        record: TeamRecord,
        pointsFor: z.number(),
        pointsAgainst: z.number(),
        meetings: z.array(LeagueMeeting),
      }),
    ),
    rating: z
      .object({ points: z.number(), low: z.number(), high: z.number(), games: z.number(), rank: z.number(), asOf: Instant })
      .nullable()
      .meta({
        description: 'Points better than an average club on a neutral field with a 95% interval; null until the model has rated it',
      }),
  })
  .meta({ id: 'LeagueTeamPage' });
