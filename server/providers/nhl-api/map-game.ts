import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import { nhl } from '@clearedge/contract/sports/nhl/data';
import type { NHL_STAGES } from '@clearedge/contract/sports/nhl/stages';
import { easternDay } from '@clearedge/quant/calendar';
import type { TeamRef } from '../../ports/baseball-feed.ts';
import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import { clubCodeOf } from '../leagues/club-code.ts';
import { gameIdOf, UNDECIDED } from '../leagues/own-ids.ts';
import { unknownClub } from '../leagues/spellings.ts';
import type { ListedGame } from '../leagues/week-feed.ts';
import { noteOf, statusOf } from './game-status.ts';
import { nameOf, type WireGame, type WireWeek } from './schema.ts';

/** A game with what only the league's own service says of it. */
export interface NhlGame extends ListedGame {
  wire: WireGame;
}

type Stage = keyof typeof NHL_STAGES;
const ROUNDS: readonly Stage[] = ['round_1', 'round_2', 'conference_final', 'stanley_cup_final'];
const [PRESEASON, REGULAR, PLAYOFFS] = [1, 2, 3];

/** Null for games of other kinds: all-star games, national teams. A playoff game's number ends in round, series and game. */
function stageOf({ gameType, id }: WireGame): Stage | null {
  if (gameType === PRESEASON) return 'preseason';
  if (gameType === REGULAR) return 'regular';
  return gameType === PLAYOFFS ? (ROUNDS[Number(String(id).at(-3)) - 1] ?? null) : null;
}

const CLUBS: Readonly<Record<string, string>> = NHL_CLUBS;

function teamOf(abbrev: string): TeamRef | null {
  if (abbrev === UNDECIDED.code) return UNDECIDED;
  const league = { sport: nhl.key, clubs: CLUBS, otherCodes: nhl.teams.otherCodes };
  const code = clubCodeOf(league, abbrev) ?? unknownClub('nhl-api', nhl.key, abbrev, 'games');
  return code === null ? null : { code, name: CLUBS[code]! };
}

const BEGUN = new Set<FeedLeagueGame['status']>(['live', 'final', 'suspended']);

function mapGame(wire: WireGame, checkedAt: Date): NhlGame | null {
  const stage = stageOf(wire);
  if (!stage) return null;
  const [away, home] = [teamOf(wire.awayTeam.abbrev), teamOf(wire.homeTeam.abbrev)];
  if (!away || !home) return null;
  const startsAt = new Date(wire.startTimeUTC);
  const slateOn = easternDay(startsAt);
  const status = statusOf(wire);
  const score = { away: wire.awayTeam.score ?? 0, home: wire.homeTeam.score ?? 0 };
  const isScored = wire.awayTeam.score != null && wire.homeTeam.score != null;
  const game: FeedLeagueGame = {
    gameId: gameIdOf(slateOn, away, home, nhl.key),
    sourceId: String(wire.id),
    // "20252026".
    seasonYear: Number(String(wire.season).slice(0, 4)),
    week: null,
    stage,
    slateOn,
    startsAt,
    isStartTentative: wire.gameScheduleState === 'TBD',
    away,
    home,
    venue: { name: nameOf(wire.venue) ?? 'Venue not known', city: nameOf(wire.homeTeam.placeName) ?? '', roof: 'dome' },
    isNeutral: wire.neutralSite === true,
    status,
    statusNote: noteOf(wire),
    score: isScored && BEGUN.has(status) ? score : null,
    endedAt: null,
  };
  return { game, wire, checkedAt, brokenOff: null };
}

/** The league's games of a week; those of other kinds are left out. */
export const mapWeek = ({ gameWeek }: WireWeek, checkedAt: Date): NhlGame[] =>
  gameWeek.flatMap(({ games }) => games.rows.flatMap((wire) => mapGame(wire, checkedAt) ?? []));
