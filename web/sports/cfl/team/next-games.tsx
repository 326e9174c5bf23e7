import { useNow } from '../../../core/clock.ts';
import { CARD_MARKETS, marketHead } from '../../../core/prices/market-names.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { ClubPage, FootballGame } from '../football-types.ts';
import { GameLine } from '../parts/schedule/game-line.tsx';

/** The club's own side of each market of its next game; the over of the total. */
function OwnPrices({ game, code }: { game: FootballGame; code: string }) {
  const now = useNow(5000);
  const at = game.homeTeamCode === code ? 1 : 0;
  const offers = gameOffers(game);
  return (
    <div className="cf-own">
      {CARD_MARKETS.map((market) => (
        <div key={market}>
          <h3>{marketHead(game.sport, market)}</h3>
          <OddsButton game={game} offer={offers[market][market === 'total' ? 0 : at]} now={now} />
        </div>
      ))}
    </div>
  );
}

export function NextGames({ page: { nextGames, team } }: { page: ClubPage }) {
  const [first] = nextGames;
  return (
    <Panel title="Next games" caption={first ? first.weekLabel : ''} padded={false}>
      {first ? <OwnPrices game={first} code={team.code} /> : <p className="muted cf-none">No game is scheduled.</p>}
      <ul>
        {nextGames.map((game) => (
          <GameLine key={game.gameId} game={game} hasDate />
        ))}
      </ul>
    </Panel>
  );
}
