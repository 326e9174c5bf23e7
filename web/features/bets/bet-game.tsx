import { ClubChip } from '../../core/club-chip.tsx';
import { gameLabel } from '../../core/slip/index.ts';
import type { Bet } from './bet-types.ts';

/** The two clubs of a bet's game, its tournament, or the words it was entered with. */
export function BetGame({ bet }: { bet: Pick<Bet, 'gameId' | 'awayTeamCode' | 'homeTeamCode' | 'sport' | 'tournament'> }) {
  const { awayTeamCode: away, homeTeamCode: home } = bet;
  if (!away || !home) return <span className="bet-game">{bet.tournament ?? gameLabel(bet.gameId)}</span>;
  return (
    <span className="bet-game">
      <ClubChip code={away} sport={bet.sport} size="sm" />
      <span className="muted" aria-hidden="true">
        @
      </span>
      <span className="sr">at</span>
      <ClubChip code={home} sport={bet.sport} size="sm" />
      {gameLabel(bet.gameId).includes('game 2') ? <span className="cap">game 2</span> : null}
    </span>
  );
}
