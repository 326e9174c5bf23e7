import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { nba } from '@clearedge/contract/sports/nba/data';
import { easternDay } from '@clearedge/quant/calendar';
import type { ContestStatus, TeamRef } from '../../ports/baseball-feed.ts';
import { clubCodeOf } from '../leagues/club-code.ts';
import type { SecondGame } from '../leagues/second-source.ts';
import { addedStatus, unknownClub, unknownStatus } from '../leagues/spellings.ts';
import type { WireGame, WireToday } from './schema.ts';

const [TO_COME, OVER] = [1, 3];
const BEGUN = new Set<ContestStatus>(['live', 'final', 'suspended']);
/** Told in words alone, beside the state of a game to come. */
const PUT_OFF: readonly (readonly [RegExp, ContestStatus])[] = [
  [/^(ppd|postponed)/i, 'postponed'],
  [/^(cncl|cancel)/i, 'cancelled'],
  [/^susp/i, 'suspended'],
];

export function statusOf({ gameStatus, gameStatusText }: Pick<WireGame, 'gameStatus' | 'gameStatusText'>): ContestStatus {
  const text = gameStatusText?.trim() ?? '';
  const named = PUT_OFF.find(([words]) => words.test(text))?.[1] ?? addedStatus('nba-scoreboard', text, gameStatus === OVER);
  if (named) return named;
  if (gameStatus === OVER) return text === '' || /^final/i.test(text) ? 'final' : unknownStatus('nba-scoreboard', text);
  return gameStatus === TO_COME ? 'scheduled' : 'live';
}

function teamOf(tricode: string): TeamRef | null {
  const league = { sport: nba.key, clubs: NBA_CLUBS, otherCodes: nba.teams.otherCodes };
  const code = clubCodeOf(league, tricode) ?? unknownClub('nba-scoreboard', nba.key, tricode, 'games');
  return code === null ? null : { code, name: NBA_CLUBS[code as keyof typeof NBA_CLUBS] };
}

function mapGame(wire: WireGame, checkedAt: Date): SecondGame | null {
  const [away, home] = [teamOf(wire.awayTeam.teamTricode), teamOf(wire.homeTeam.teamTricode)];
  if (!away || !home) return null;
  const startsAt = new Date(wire.gameTimeUTC);
  const status = statusOf(wire);
  const [awayScore, homeScore] = [wire.awayTeam.score, wire.homeTeam.score];
  const isLate = (wire.period ?? 0) > (wire.regulationPeriods ?? nba.leagueForm.periods.count);
  const game = {
    slateOn: easternDay(startsAt),
    startsAt,
    away,
    home,
    status,
    statusNote: status === 'final' && isLate ? 'Final in overtime' : null,
    // Games to come or put off carry 0-0.
    score: !BEGUN.has(status) || awayScore == null || homeScore == null ? null : { away: awayScore, home: homeScore },
  };
  return { game, checkedAt };
}

/** The league's games of its day; exhibitions against other clubs are left out. */
export const mapToday = ({ scoreboard }: WireToday, checkedAt: Date): SecondGame[] =>
  scoreboard.games.rows.flatMap((wire) => mapGame(wire, checkedAt) ?? []);
