import type { GameResult } from '../../contests/index.ts';
import { type AgainstClose, againstClose } from '../../odds/index.ts';
import type { FinalGame } from '../football-game.ts';
import type { TeamPage } from '../present/wire.ts';

type Closings = Parameters<typeof againstClose>[2];

// Overtime counts and nothing is cut short: a final is its whole length.
const toResult = ({ contest }: FinalGame): GameResult => ({
  id: contest.id,
  gameId: contest.gameId,
  slateOn: contest.slateOn,
  startsAt: contest.startsAt,
  awayCode: contest.awayCode,
  homeCode: contest.homeCode,
  score: { away: contest.awayScore, home: contest.homeScore },
  scheduledInnings: 0,
  innings: null,
});

/** A club's finals against the spread and total they closed at; games without a stored close count nowhere. */
export function againstPrices(
  finals: readonly FinalGame[],
  code: string,
  closings: Closings,
): Pick<TeamPage, 'againstSpread' | 'overUnder'> {
  const { runLine, overUnder }: AgainstClose = againstClose(finals.map(toResult), code, closings);
  return {
    againstSpread: { ...runLine, games: runLine.covered + runLine.lost + runLine.pushes },
    overUnder: { ...overUnder, games: overUnder.overs + overUnder.unders + overUnder.pushes },
  };
}
