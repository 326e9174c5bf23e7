import { easternDay } from '@clearedge/quant/calendar';
import type { FeedGame, TeamRef } from '../../../ports/index.ts';
import { yearOf } from '../calendar.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import { AWAY_RUNS, HOME_RUNS, WIDTH } from '../engine/tape/play-columns.ts';
import type { Game } from '../league/league.ts';
import { type Fixture, isKnown, startKnownAt } from '../schedule/fixture.ts';
import { teamName } from '../teams/team.ts';
import { TEAMS } from '../teams/team-table.ts';
import { feedPitcher } from './feed-pitcher.ts';
import { phaseAt, secondsAt } from './game-phase.ts';

const REGULATION = 9;

function teamRef(team: number): TeamRef {
  const found = TEAMS[team]!;
  return { code: found.code, name: teamName(found) };
}

/** Runs on the board at a time after the first pitch. */
function scoreAt(game: Game, asOf: number): { away: number; home: number } {
  const { endAt, line } = game.season.resultOf(game.fixture);
  if (asOf >= endAt) return { away: line.totals.away.runs, home: line.totals.home.runs };
  const tape = game.season.tapeOf(game.fixture);
  const plays = playsUntil(tape, secondsAt(game, asOf));
  if (plays === 0) return { away: 0, home: 0 };
  const row = (plays - 1) * WIDTH;
  return { away: tape.cells[row + AWAY_RUNS]!, home: tape.cells[row + HOME_RUNS]! };
}

const isDoubleheader = ({ season, fixture }: Game, asOf: number): boolean =>
  season.schedule.byDay
    .get(fixture.day)!
    .some((other: Fixture) => other !== fixture && other.home === fixture.home && isKnown(other, asOf));

function isDayGame({ moved, isDay }: Fixture, asOf: number): boolean {
  return moved !== null && asOf < moved.knownAt ? moved.wasDay : isDay;
}

/** Told from the moment a game is suspended. */
function resumptionOf({ fixture }: Game, status: FeedGame['status'], asOf: number): string | null {
  const { rain } = fixture;
  if (rain?.kind !== 'suspended' || (status !== 'suspended' && asOf < rain.resumesAt)) return null;
  return easternDay(new Date(rain.resumesAt));
}

export function feedGame(game: Game, asOf: number): FeedGame {
  const { fixture, season } = game;
  const home = TEAMS[fixture.home]!;
  const { status, note, hasStarted } = phaseAt(game, asOf);
  return {
    gameId: fixture.gameId,
    sourceId: fixture.gameId,
    slateOn: fixture.slateOn,
    resumesOn: resumptionOf(game, status, asOf),
    startsAt: new Date(startKnownAt(fixture, asOf)),
    isStartTentative: false,
    gameNumber: fixture.gameNumber,
    isDoubleheader: isDoubleheader(game, asOf),
    scheduledInnings: REGULATION,
    away: teamRef(fixture.away),
    home: teamRef(fixture.home),
    venue: { name: home.venue, city: home.venueCity, roof: home.roof },
    dayNight: isDayGame(fixture, asOf) ? 'day' : 'night',
    status,
    statusNote: note,
    awayPitcher: feedPitcher(game, 'away', asOf),
    homePitcher: feedPitcher(game, 'home', asOf),
    score: hasStarted ? scoreAt(game, asOf) : null,
    endedAt: status === 'final' ? new Date(season.resultOf(fixture).endAt) : null,
    seasonYear: yearOf(fixture.seasonIndex),
  };
}
