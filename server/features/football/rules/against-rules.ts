import type { GameResult } from '../../events/index.ts';
import { type AgainstClose, againstClose } from '../../odds/index.ts';
import type { FinalGame } from '../football-event.ts';
import type { TeamPage } from '../present/wire.ts';

type Closings = Parameters<typeof againstClose>[2];

// Overtime counts and nothing is cut short: a final is its whole length.
const toResult = ({ event }: FinalGame): GameResult => ({
  id: event.id,
  gameId: event.gameId,
  slateOn: event.slateOn,
  startsAt: event.startsAt,
  awayCode: event.awayCode,
  homeCode: event.homeCode,
  score: { away: event.awayScore, home: event.homeScore },
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
