import { leagueOf } from '@clearedge/contract/sports';
import { outlookWords } from '@clearedge/contract/words/outlook-words';
import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { unreadText, useUnreadSports } from '../../../core/schedule-state.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatDate, plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Digest, DigestGame } from '../digest.queries.ts';
import { statusText } from '../digest-words.ts';
import { Price } from './price.tsx';

function Team({ game, side }: { game: DigestGame; side: 'away' | 'home' }) {
  const record = game[`${side}Record`];
  const score = game[`${side}Score`];
  return (
    <span className="dg-team">
      <TeamChip sport={game.sport} code={game[`${side}TeamCode`]} size="sm" />
      <span className="nm">{game[`${side}Team`]}</span>
      <span className="cap wl">{record ? `${record.wins}-${record.losses}` : '—'}</span>
      <span className="cap sp">{game[`${side}Pitcher`] ?? 'starter not named'}</span>
      {score === null ? null : <b className="sc">{score}</b>}
    </span>
  );
}

/** Whose lineup was known when the model last looked. */
function lineUpText({ lineUps, awayTeamCode, homeTeamCode }: DigestGame): string | null {
  if (!lineUps || !(lineUps.away || lineUps.home)) return null;
  return lineUps.away && lineUps.home ? 'Lineups in' : `${lineUps.away ? awayTeamCode : homeTeamCode} lineup in`;
}

function GameRow({ game }: { game: DigestGame }) {
  const { gameTime } = useReaderFormat();
  const status = statusText(game.status);
  const lineUps = game.status === 'scheduled' ? lineUpText(game) : null;
  const total = game.total?.over.line;
  return (
    <li className="dg-row">
      <Link className="dg-open" to={paths.game(game.gameId)} aria-label={`${game.awayTeam} at ${game.homeTeam}: game details`} />
      <span className="dg-time">
        <b>{game.isTimeTentative ? 'TBD' : gameTime(game.startsAt)}</b>
        {status ? <Badge look={game.status === 'live' ? 'live' : 'plain'}>{status}</Badge> : null}
        {lineUps ? <span className="cap">{lineUps}</span> : null}
      </span>
      <span className="dg-teams">
        <Team game={game} side="away" />
        <Team game={game} side="home" />
        {game.inPlay ? <span className="cap">{outlookWords(game, game.inPlay)}</span> : null}
      </span>
      <span className="dg-prices">
        <Price cell={game.moneyline?.away} label={game.awayTeamCode} />
        <Price cell={game.moneyline?.home} label={game.homeTeamCode} />
        <Price cell={game.total?.over} label={total == null ? 'Over' : `Over ${total}`} />
        <Price cell={game.total?.under} label={total == null ? 'Under' : `Under ${total}`} />
      </span>
    </li>
  );
}

/** The day's games: starters, best prices, results once they are over. */
export function BoardPanel({ digest }: { digest: Digest }) {
  const { dateTime } = useReaderFormat();
  const unread = unreadText(useUnreadSports());
  const { games, nextSlateOn, pricesAt, isPast } = digest;
  const books = Math.max(0, ...games.map(({ moneyline }) => moneyline?.bookCount ?? 0));
  const caption = pricesAt
    ? `Best price of ${plural(books, 'book')}${isPast ? ', at the close' : `, seen ${dateTime(pricesAt)}`}`
    : undefined;
  if (games.length === 0)
    return (
      <Panel title="The board">
        <EmptyState
          title={unread ?? 'No games on this day'}
          hint={
            nextSlateOn
              ? `The next games are on ${formatDate(nextSlateOn, 'long')}.`
              : unread
                ? 'Our data source hasn’t answered yet.'
                : 'No game is on the schedule in the two weeks after it.'
          }
          icon={CalendarX}
        />
      </Panel>
    );
  return (
    <Panel title={`${leagueOf(games[0]!.sport)} board`} caption={caption} padded={false}>
      <ul>
        {games.map((game) => (
          <GameRow key={game.gameId} game={game} />
        ))}
      </ul>
    </Panel>
  );
}
