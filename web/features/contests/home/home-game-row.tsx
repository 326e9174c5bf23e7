import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { zoneLabel } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { inningText } from '../card/game-clock.ts';
import { StatusBadges } from '../card/game-time-cell.tsx';
import { recordText, sideOf } from '../card/team-row.tsx';
import type { Game } from '../contest-types.ts';
import { gameQuery } from '../event.queries.ts';
import { OddsButton } from '../price/odds-button.tsx';
import { gameOffers } from '../price/offer.ts';

function Team({ game, which }: { game: Game; which: 'away' | 'home' }) {
  const side = sideOf(game, which);
  return (
    <div className={side.isLoser ? 'hg-team lost' : 'hg-team'}>
      <ClubChip sport={DEFAULT_SPORT} code={side.code} size="sm" />
      <span className="nm">{side.name}</span>
      <span className="muted">{recordText(side.record)}</span>
      {side.score === null ? null : <b className="sc">{side.score}</b>}
    </div>
  );
}

export function HomeGameRow({ game, now }: { game: Game; now: number }) {
  const { clock, timeZone } = useReaderFormat();
  const client = useQueryClient();
  const offers = gameOffers(game).moneyline;
  const isLive = game.status === 'live' && game.live;
  const title = `${game.awayTeam} at ${game.homeTeam}${game.isDoubleheader ? `, game ${game.gameNumber}` : ''}`;
  const prefetch = () => void client.prefetchQuery(gameQuery(game.gameId));
  return (
    <li className="hg">
      <Link
        className="hg-open"
        to={paths.game(game.gameId)}
        aria-label={`${title}: game details`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      <div className="hg-time">
        <b>{isLive && game.live ? inningText(game.live) : game.isTimeTentative ? 'TBD' : clock(game.gameTime)}</b>{' '}
        {isLive || game.isTimeTentative ? null : <span className="cap">{zoneLabel(timeZone, new Date(game.gameTime))}</span>}
        <StatusBadges game={game} />
      </div>
      <div className="hg-teams">
        <Team game={game} which="away" />
        <Team game={game} which="home" />
      </div>
      <div className="hg-odds">
        <OddsButton game={game} offer={offers[0]} now={now} />
        <OddsButton game={game} offer={offers[1]} now={now} />
      </div>
    </li>
  );
}
