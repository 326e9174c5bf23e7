import type { FootballGame } from '../football-types.ts';
import { situationText } from '../words/football-words.ts';
import { QuarterTable } from './quarter-table.tsx';

/** Points by quarter, and of a game in play what is known of the next down. */
export function QuarterState({ game }: { game: FootballGame }) {
  const { live } = game;
  const situation = game.status === 'live' && live ? situationText(game, live) : '';
  return (
    <>
      <QuarterTable game={game} />
      {situation ? (
        <div className="last" title={live?.lastPlay ?? situation}>
          {situation}
        </div>
      ) : null}
    </>
  );
}
