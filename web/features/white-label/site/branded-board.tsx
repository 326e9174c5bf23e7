import { useNow } from '../../../core/clock.ts';
import type { AnyGame } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useStatus } from '../../../core/status.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatAge, NONE } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Age } from '../../../ui/marks/age.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type BoardCell, columnsOf, rowOf, statusOf } from './board-rules.ts';

const DEFAULT_MAX_AGE_SECONDS = 900;

function Price({ item: { cell, line } }: { item: BoardCell }) {
  const { odds } = useReaderFormat();
  const now = useNow();
  const maxAge = useStatus()?.maxPriceAgeSeconds ?? DEFAULT_MAX_AGE_SECONDS;
  if (cell.odds === null) return <td className="num muted">{NONE}</td>;
  const seconds = cell.seenAt ? Math.max(0, (now - Date.parse(cell.seenAt)) / 1000) : null;
  const isClosed = cell.state === 'closed';
  return (
    <td className="num" title={`${cell.bookName ?? ''}${isClosed ? ', closing price' : ''}`}>
      {line ? <span className="bd-line">{line}</span> : null} <b>{odds(cell.odds)}</b>
      <small>
        {cell.book} {seconds === null || isClosed ? isClosed ? 'closed' : '' : <Age text={formatAge(seconds)} isStale={seconds > maxAge} />}
      </small>
    </td>
  );
}

function SideRow({ game, side }: { game: AnyGame; side: 0 | 1 }) {
  const [code, name, score] =
    side === 0 ? [game.awayTeamCode, game.awayTeam, game.awayScore] : [game.homeTeamCode, game.homeTeam, game.homeScore];
  return (
    <tr>
      <th scope="row">
        <span className="bd-team">
          <TeamChip sport={game.sport} code={code} size="sm" />
          <span className="bd-club">{name}</span>
          {score === null ? null : <b className="bd-score">{score}</b>}
        </span>
      </th>
      {rowOf(game, side).map((item) => (
        <Price key={item.market} item={item} />
      ))}
    </tr>
  );
}

function GameTable({ game }: { game: AnyGame }) {
  const { gameTime } = useReaderFormat();
  const title = [`${game.awayTeam} at ${game.homeTeam}`, gameParts(game.sport).partOfDay(game)].filter(Boolean).join(', ');
  return (
    <article className="bd-game" aria-label={title}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{game.status === 'live' ? <Badge look="live">{statusOf(game, gameTime)}</Badge> : statusOf(game, gameTime)}</th>
            {columnsOf(game.sport).map((name) => (
              <th scope="col" className="num" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SideRow game={game} side={0} />
          <SideRow game={game} side={1} />
        </tbody>
      </table>
    </article>
  );
}

/** The best price across books on every side of a slate. */
export function BrandedBoard({ games }: { games: readonly AnyGame[] }) {
  return (
    <div className="bd-board">
      {games.map((game) => (
        <GameTable key={game.gameId} game={game} />
      ))}
    </div>
  );
}
