import { Link } from 'react-router';
import { ClubChip } from '../../../../core/club-chip.tsx';
import type { CardMarket } from '../../../../core/prices/market-names.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../../core/status-badges.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states/states.tsx';
import { useGameDetails } from '../../football.queries.ts';
import { gamesPath } from '../../football-paths.ts';
import type { FootballGame, FootballPick } from '../../football-types.ts';
import { BooksTable } from '../../price/books-table.tsx';
import { clockText, statusWord } from '../../words/football-words.ts';
import { ModelView } from './model-view.tsx';

interface GameBooksProps {
  game: FootballGame;
  market: CardMarket;
  now: number;
  picks: readonly FootballPick[];
}

function Title({ game }: { game: FootballGame }) {
  return (
    <Link className="cf-title" to={gamesPath({ date: game.slateOn })}>
      <span className="sr">{`${game.awayTeam} at ${game.homeTeam}`}</span>
      <span aria-hidden="true">
        <ClubChip code={game.awayTeamCode} size="sm" sport="cfl" /> {game.awayScore ?? ''} <span className="muted">at</span>{' '}
        <ClubChip code={game.homeTeamCode} size="sm" sport="cfl" /> {game.homeScore ?? ''}
      </span>
    </Link>
  );
}

/** One game's prices at every book. */
export function GameBooks({ game, market, now, picks }: GameBooksProps) {
  const { date, gameTime } = useReaderFormat();
  const [answer] = useGameDetails([game.gameId]);
  const when = game.status === 'live' && game.live ? clockText(game.live) : `${date(game.slateOn)}, ${gameTime(game.gameTime)}`;
  return (
    <Panel title={<Title game={game} />} tools={<StatusBadges game={game} word={statusWord(game)} />} caption={when} padded={false}>
      {answer?.data ? <BooksTable game={answer.data} market={market} now={now} /> : null}
      {!answer?.data && answer?.isError ? (
        <ErrorState title="These prices could not be loaded" onRetry={() => void answer.refetch()} />
      ) : null}
      {answer?.data || answer?.isError ? null : <Skeleton height={330} radius={0} />}
      <ModelView game={game} market={market} picks={picks} />
    </Panel>
  );
}
