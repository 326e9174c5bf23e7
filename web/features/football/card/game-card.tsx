import { useNow } from '../../../core/clock.ts';
import type { FootballGame } from '../football-types.ts';
import { MarketColumns } from '../price/market-columns.tsx';
import { CardSections } from './card-sections.tsx';
import { StateCell } from './state-cell.tsx';
import { TeamRow } from './team-row.tsx';
import { TimeCell } from './time-cell.tsx';

const AGE_STEP_MS = 5000;

/** One game: kickoff or clock, clubs, three markets, and what has happened. */
export function GameCard({ game }: { game: FootballGame }) {
  const now = useNow(AGE_STEP_MS);
  return (
    <article className="game">
      <h2 className="sr">{`${game.awayTeam} at ${game.homeTeam}`}</h2>
      <div className="g-grid g-body">
        <TimeCell game={game} now={now} />
        <TeamRow game={game} side="away" row={1} />
        <TeamRow game={game} side="home" row={2} />
        <MarketColumns game={game} now={now} />
        <StateCell game={game} />
      </div>
      <CardSections game={game} />
    </article>
  );
}
