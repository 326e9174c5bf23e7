import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { easternDay } from '@clearedge/quant/calendar';
import { type FeedLeagueGame, type FootballLiveState, UNDECIDED_CODE } from '../../ports/league-feed.ts';
import { gameIdOf, withOwnIds } from '../leagues/own-ids.ts';
import { isBreak, periodOf, statusOf } from './game-status.ts';
import type { WireFixture } from './pims-schema.ts';
import type { WireGame, WireRecord, WireRound } from './schema.ts';
import { findTeam, homeVenueId } from './teams.ts';
import { venueOf } from './venues.ts';

export interface FootballRecord {
  code: string;
  name: string;
  wins: number;
  losses: number;
  ties: number;
}

/** A game with what only the feed says of it. */
export interface MappedGame {
  game: FeedLeagueGame;
  wire: WireGame;
}

const PLAYOFF_WEEKS: Readonly<Partial<Record<CflStage, number>>> = { semifinal: 22, final: 23, grey_cup: 24 };

function stageOf({ type, name, number }: WireRound): CflStage {
  if (type === 'PRE') return 'preseason';
  if (type !== 'POST') return 'regular';
  if (number === 26 || /grey cup/i.test(name)) return 'grey_cup';
  return number === 22 || /semi/i.test(name) ? 'semifinal' : 'final';
}

/** Every game of the season with an id that is its own, in order of kickoff. Hidden games are left out, as the league does. */
export function mapRounds(rounds: readonly WireRound[], fixtures: ReadonlyMap<number, WireFixture>): MappedGame[] {
  const preseason = rounds.filter(({ type }) => type === 'PRE');
  const mapped = rounds.flatMap((round) => {
    const stage = stageOf(round);
    const week = PLAYOFF_WEEKS[stage] ?? (stage === 'preseason' ? preseason.indexOf(round) - preseason.length : round.number);
    const shown = round.tournaments.rows.filter(({ isHidden }) => !isHidden).sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
    return shown.flatMap((wire, place) => mapGame(wire, { round, stage, week, place }, fixtures.get(wire.cflId ?? -1) ?? null) ?? []);
  });
  return withOwnIds(mapped.sort((a, b) => a.game.startsAt.getTime() - b.game.startsAt.getTime()));
}

interface Place {
  round: WireRound;
  stage: CflStage;
  week: number;
  place: number;
}

function mapGame(wire: WireGame, { round, stage, week, place }: Place, fixture: WireFixture | null): MappedGame | null {
  const [away, home] = [wire.awaySquad, wire.homeSquad].map(({ shortName, name }) => findTeam(shortName, name));
  if (!away || !home) return null;
  const startsAt = new Date(wire.date);
  const slateOn = easternDay(startsAt);
  const status = statusOf(wire);
  const seasonYear = new Date(round.startDate).getUTCFullYear();
  const isPlayoff = stage !== 'preseason' && stage !== 'regular';
  const hasScore = status === 'live' || status === 'final' || status === 'suspended';
  const game: FeedLeagueGame = {
    gameId: gameIdOf(slateOn, away, home),
    // A playoff game has no number of the league's before its clubs are known, so that it keeps its place in the round instead.
    sourceId: isPlayoff || !wire.cflId ? `${seasonYear}-${round.type}-${round.number}-${place + 1}` : String(wire.cflId),
    seasonYear,
    week,
    stage,
    slateOn,
    startsAt,
    isStartTentative: fixture?.start_at ? !/(Z|[+-]\d\d:?\d\d)$/.test(fixture.start_at) : false,
    away,
    home,
    venue: venueOf(fixture),
    isNeutral: stage === 'grey_cup' && (fixture?.venue_id ?? null) !== homeVenueId(home.code),
    status,
    statusNote: null,
    score: hasScore ? scoreOf(wire) : null,
    endedAt: null,
  };
  return { game, wire };
}

/** Unplayed games carry 0, never null: ask only for games that have begun. */
const scoreOf = ({ awaySquad, homeSquad }: WireGame): FeedLeagueGame['score'] =>
  awaySquad.score == null || homeSquad.score == null ? null : { away: awaySquad.score, home: homeSquad.score };

const SIDES: Readonly<Record<string, 'away' | 'home'>> = { Away: 'away', Home: 'home' };

/** The feed tells neither plays nor points by period: those lists are empty, not made up. */
export function mapLiveState({ game, wire }: MappedGame, asOf: Date): FootballLiveState | null {
  if (!game.score) return null;
  const period = periodOf(wire);
  const isOver = game.status === 'final';
  return {
    kind: 'football',
    gameId: game.gameId,
    asOf,
    period,
    clock: period > 4 ? null : (wire.clock ?? null),
    isBreak: isOver || isBreak(wire.status),
    possession: isOver ? null : (SIDES[wire.possession ?? ''] ?? null),
    down: null,
    distance: null,
    ballOn: null,
    lastPlay: null,
    plays: [],
    score: game.score,
    periods: { away: [], home: [] },
  };
}

/** Records of the nine clubs; the placeholder for an open playoff place is none. */
export const mapRecords = (rows: readonly WireRecord[]): FootballRecord[] =>
  rows.flatMap(({ abbreviation, name, wins, loss, draw }) => {
    const team = findTeam(abbreviation, name);
    return team && team.code !== UNDECIDED_CODE ? [{ ...team, wins, losses: loss, ties: draw }] : [];
  });
