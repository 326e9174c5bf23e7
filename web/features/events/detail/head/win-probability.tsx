import { useNow } from '../../../../core/clock.ts';
import { formatAge, formatPercent } from '../../../../lib/format.ts';
import { hasStarted } from '../../card/game-clock.ts';
import type { GameDetail } from '../../event-types.ts';

const books = (count: number): string => `${count} ${count === 1 ? 'book' : 'books'}`;

/** The market's probability without its margin; the caption says from how many books and how old. */
export function WinProbability({ game }: { game: GameDetail }) {
  const now = useNow();
  const { market, awayTeamCode: away, homeTeamCode: home } = game;
  if (!market)
    return (
      <div className="wp">
        <div className="wp-l">
          <span>No market price for this game yet</span>
        </div>
        <div className="wp-b" />
      </div>
    );
  const age = formatAge((now - Date.parse(market.seenAt)) / 1000);
  const source = hasStarted(game)
    ? `Closing market, no vig (${books(market.bookCount)})`
    : `Market, no vig (${books(market.bookCount)}, ${age})`;
  const [first, second] = [formatPercent(market.awayNoVig), formatPercent(market.homeNoVig)];
  return (
    <div className="wp">
      <div className="wp-l">
        <div>
          <b>{first}</b> <span>{away} wins</span>
        </div>
        <span className="mkt">{source}</span>
        <div>
          <span>{home} wins</span> <b>{second}</b>
        </div>
      </div>
      <div className="wp-b" aria-hidden="true">
        <i className="a" style={{ width: first }} />
        <i className="h" style={{ width: second }} />
      </div>
    </div>
  );
}
