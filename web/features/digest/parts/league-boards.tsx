import { gameAddress } from '@clearedge/contract/game-address';
import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { type AnyGame, sideOf, type TeamSide } from '../../../core/games.ts';
import { gameOffers, type Offer } from '../../../core/prices/offer.ts';
import { bookCount } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { plural } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { FoldPanel } from '../../../ui/layout/fold-panel.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { LeagueDay } from '../digest.queries.ts';
import { statusText } from '../digest-words.ts';

function Price({ offer: { cell, short } }: { offer: Offer }) {
  const { odds } = useReaderFormat();
  return (
    <span className="dg-price">
      <span className="cap">{short}</span>
      <b>{odds(cell.odds)}</b>
      <span className="cap">{cell.odds === null ? 'no price' : `${cell.bookName ?? ''}${cell.state === 'stale' ? ', stale' : ''}`}</span>
    </span>
  );
}

function Team({ game, side }: { game: AnyGame; side: TeamSide }) {
  const { name, code, score } = sideOf(game, side);
  return (
    <span className="dg-team">
      <TeamChip sport={game.sport} code={code} size="sm" />
      <span className="nm">{name}</span>
      {score === null ? null : <b className="sc">{score}</b>}
    </span>
  );
}

function GameRow({ game }: { game: AnyGame }) {
  const { gameTime } = useReaderFormat();
  const { moneyline, total } = gameOffers(game);
  const clock = game.status === 'live' ? gameParts(game.sport).clock(game) : statusText(game.status);
  return (
    <li className="dg-row">
      <Link
        className="dg-open"
        to={gameAddress(game.sport, game.gameId)}
        aria-label={`${game.awayTeam} at ${game.homeTeam}: game details`}
      />
      <span className="dg-time">
        <b>{game.isTimeTentative ? 'TBD' : gameTime(game.gameTime)}</b>
        {clock ? <Badge look={game.status === 'live' ? 'live' : 'plain'}>{clock}</Badge> : null}
      </span>
      <span className="dg-teams">
        <Team game={game} side="away" />
        <Team game={game} side="home" />
      </span>
      <span className="dg-prices">
        {[...moneyline, ...total].map((offer) => (
          <Price key={offer.spoken} offer={offer} />
        ))}
      </span>
    </li>
  );
}

/** The day's games of each league that plays, with the best prices. */
export const LeagueBoards = ({ days }: { days: readonly LeagueDay[] }) =>
  days.map(({ league, games }) => (
    <FoldPanel key={league} name={`${leagueOf(league)} board`}>
      <Panel
        title={`${leagueOf(league)} board`}
        caption={`${plural(games.length, 'game')}, best price of ${plural(bookCount(games), 'book')}`}
        padded={false}
      >
        <ul>
          {games.map((game) => (
            <GameRow key={game.gameId} game={game} />
          ))}
        </ul>
      </Panel>
    </FoldPanel>
  ));
