import { formatDate } from '../../../lib/format.ts';
import { GameCard } from '../card/game-card.tsx';
import type { FootballGame } from '../football-types.ts';
import { MARKET_TITLE, MARKETS } from '../price/offers.ts';
import { plural } from '../words/football-words.ts';
import { byDay } from './list-rules.ts';

const HEADS = ['Kickoff', 'Matchup', ...MARKETS.map((market) => MARKET_TITLE[market]), 'Score by quarter'] as const;

export function GamesHead() {
  return (
    <div className="g-grid g-head" aria-hidden="true">
      {HEADS.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

const Cards = ({ games }: { games: readonly FootballGame[] }) => (
  <div className="g-list">
    {games.map((game) => (
      <GameCard key={game.gameId} game={game} />
    ))}
  </div>
);

/** The cards under one head; those of a week day by day. */
export function GameCards({ games, hasDates }: { games: readonly FootballGame[]; hasDates: boolean }) {
  return (
    <>
      <GamesHead />
      {hasDates ? (
        byDay(games).map((day) => (
          <section key={day.slateOn} className="cf-day" aria-label={formatDate(day.slateOn)}>
            <p className="cf-day-h">
              {formatDate(day.slateOn, 'full')} <span className="cap">{plural(day.games.length, 'game')}</span>
            </p>
            <Cards games={day.games} />
          </section>
        ))
      ) : (
        <Cards games={games} />
      )}
    </>
  );
}
