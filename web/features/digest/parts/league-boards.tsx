import { gameAddress } from '@clearedge/contract/game-address';
import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { type AnyGame, byStart, sideOf, type TeamSide } from '../../../core/games.ts';
import { gameOffers } from '../../../core/prices/offer.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { plural } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { FoldPanel } from '../../../ui/layout/fold-panel.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Digest, useLeagueDay } from '../digest.queries.ts';
import { statusText } from '../digest-words.ts';
import { Price } from './price.tsx';

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
          <Price key={offer.spoken} cell={offer.cell} label={offer.short} />
        ))}
      </span>
    </li>
  );
}

type LeagueDay = Digest['leagues'][number];

function Games({ day: { sport }, date }: { day: LeagueDay; date: string }) {
  const { data, isError, refetch } = useLeagueDay(sport, date);
  if (data)
    return (
      <ul>
        {data.toSorted(byStart).map((game) => (
          <GameRow key={game.gameId} game={game} />
        ))}
      </ul>
    );
  if (isError) return <ErrorState title={`The ${leagueOf(sport)} board could not be loaded`} onRetry={() => void refetch()} />;
  return <Skeleton height={160} radius={0} />;
}

/** The day's games of each league that plays, with the best prices. */
export const LeagueBoards = ({ digest: { leagues, date } }: { digest: Digest }) =>
  leagues.map((day) => (
    <FoldPanel key={day.sport} name={`${leagueOf(day.sport)} board`}>
      <Panel title={`${leagueOf(day.sport)} board`} caption={`${plural(day.games, 'game')}, best price of all books`} padded={false}>
        <Games day={day} date={date} />
      </Panel>
    </FoldPanel>
  ));
