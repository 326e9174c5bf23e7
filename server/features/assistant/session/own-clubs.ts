import type { BetWire } from '../../bets/index.ts';
import type { KnownTeam } from '../understand/directory.ts';
import { isOneOf } from './games.ts';

/** Whether a bet, or a leg of its ticket, is on a game of this club. */
export const isBetOn = (bet: BetWire, { sport, code }: Pick<KnownTeam, 'sport' | 'code'>): boolean =>
  [bet, ...bet.legs].some(
    (one) => one.sport === sport && [one.awayTeamCode, one.homeTeamCode].some((own) => own !== null && isOneOf(own, [code], sport)),
  );
