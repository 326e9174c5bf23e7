import type { AnyGame } from '../../../../core/games.ts';
import { formatPercent, plural } from '../../../../lib/format.ts';
import type { GameDetail, MarketView } from '../../contest-types.ts';

/** Our own probability for the away side, where the tier shows it. */
export function ownAway({ aiSummary }: Pick<GameDetail, 'aiSummary'>): number | null {
  if (!aiSummary || 'locked' in aiSummary) return null;
  const { side, probability } = aiSummary.favored;
  return side === 'away' ? probability : 1 - probability;
}

interface Blended {
  game: AnyGame;
  market: MarketView | null;
  /** Our own probability for the away side, where the tier shows it. */
  own: number | null;
}
type SideName = 'away' | 'home';

const codeOf = (game: AnyGame, side: SideName): string => game[`${side}TeamCode`];
const ofSide = (away: number, side: SideName): string => formatPercent(side === 'away' ? away : 1 - away);

function winnerOf({ isCompleted, awayScore, homeScore }: AnyGame): SideName | null {
  if (!isCompleted || awayScore === null || homeScore === null || awayScore === homeScore) return null;
  return awayScore > homeScore ? 'away' : 'home';
}

/** "We had CLE at 58.1%, the closing market at 57.9% (7 books)", of the side that was the likelier. */
function beforeText({ game, market, own }: Blended, side: SideName): string {
  const closing = market
    ? `the closing market${own === null ? ` had ${codeOf(game, side)}` : ''} at ${ofSide(market.awayNoVig, side)}`
    : '';
  const books = market ? ` (${plural(market.bookCount, 'book')}, no vig)` : '';
  if (own === null) return `${closing}${books}`;
  return `we had ${codeOf(game, side)} at ${ofSide(own, side)}${closing ? `, ${closing}${books}` : ''}`;
}

/** What was thought before the start, once a game has begun, and after it how that did. */
export function PreGameLine({ game, market, own }: Blended) {
  // A favorite is who the books had as one.
  const away = market?.awayNoVig ?? own;
  if (away === null) return null;
  const likelier: SideName = away >= 0.5 ? 'away' : 'home';
  const winner = winnerOf(game);
  const favorite =
    ofSide(away, 'away') === ofSide(away, 'home') ? 'neither was the favorite' : winner === likelier ? 'the favorite' : 'an upset';
  const outcome = winner === null ? '' : ` ${codeOf(game, winner)} won: ${favorite}.`;
  return (
    <p className="wp-pre cap">
      <b>Pre-game</b> {`${beforeText({ game, market, own }, likelier)}.${outcome}`}
    </p>
  );
}
