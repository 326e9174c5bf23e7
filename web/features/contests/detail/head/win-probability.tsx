import { useNow } from '../../../../core/clock.ts';
import { hasStarted } from '../../../../core/games.ts';
import { formatAge, formatPercent } from '../../../../lib/format.ts';
import type { GameDetail } from '../../contest-types.ts';
import { PreGameLine } from './pre-game-line.tsx';

const books = (count: number): string => `${count} ${count === 1 ? 'book' : 'books'}`;

/** Our own probability for the away side, where the tier shows it. */
function ownAway({ aiSummary }: GameDetail): number | null {
  if (!aiSummary || 'locked' in aiSummary) return null;
  const { side, probability } = aiSummary.favoured;
  return side === 'away' ? probability : 1 - probability;
}

function sourceText(game: GameDetail, own: number | null, now: number): string {
  const { market } = game;
  if (!market) return 'Our number, no market price yet';
  const age = formatAge((now - Date.parse(market.seenAt)) / 1000);
  const share = own === null ? '' : ` ${formatPercent(market.awayNoVig)}`;
  return `Market, no vig${share} (${books(market.bookCount)}, ${age})`;
}

/** Who wins how often: our own number with the market's marked on it, or the market's alone. Once the game has begun, a line on what was thought. */
export function WinProbability({ game }: { game: GameDetail }) {
  const now = useNow();
  const { market, awayTeamCode: away, homeTeamCode: home } = game;
  const own = ownAway(game);
  if (hasStarted(game)) return <PreGameLine game={game} own={own} />;
  const chance = own ?? market?.awayNoVig ?? null;
  if (chance === null)
    return (
      <div className="wp">
        <div className="wp-l">
          <span>No market price for this game yet</span>
        </div>
        <div className="wp-b" />
      </div>
    );
  const [first, second] = [formatPercent(chance), formatPercent(1 - chance)];
  return (
    <div className="wp">
      <div className="wp-l">
        <div>
          <b>{first}</b> <span>{away} wins</span>
        </div>
        <span className="mkt">{sourceText(game, own, now)}</span>
        <div>
          <span>{home} wins</span> <b>{second}</b>
        </div>
      </div>
      <div className="wp-b" aria-hidden="true">
        <i className="a" style={{ width: first }} />
        <i className="h" style={{ width: second }} />
        {own !== null && market ? <span className="m" style={{ left: formatPercent(market.awayNoVig) }} /> : null}
      </div>
    </div>
  );
}
