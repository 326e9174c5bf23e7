import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { byStart } from '../../../../core/games.ts';
import { useToday } from '../../../../core/status.ts';
import { paths } from '../../../../lib/paths.ts';
import type { Game } from '../../contest-types.ts';
import { useGames } from '../../event.queries.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function useNeighbours(gameId: string, slateOn: string): { before: Game | undefined; after: Game | undefined } {
  const { data } = useGames(slateOn);
  const games = [...(data ?? [])].sort(byStart);
  const index = games.findIndex((game) => game.gameId === gameId);
  return index < 0 ? { before: undefined, after: undefined } : { before: games[index - 1], after: games[index + 1] };
}

const shortTitle = (game: Game): string => `${game.awayTeamCode} @ ${game.homeTeamCode}`;

function Neighbour({ game, to }: { game: Game | undefined; to: 'previous' | 'next' }) {
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  if (!game)
    return (
      <span className="btn sm" aria-hidden="true">
        <Icon className="s" />
      </span>
    );
  const name = `${to === 'previous' ? 'Previous' : 'Next'} game: ${shortTitle(game)}`;
  return (
    <Link
      className="btn sm"
      to={paths.game(game.gameId)}
      aria-label={name}
      title={`${name} (${to === 'previous' ? '[' : ']'})`}
      aria-keyshortcuts={to === 'previous' ? '[' : ']'}
    >
      <Icon className="s" />
    </Link>
  );
}

/** Way back to the day's list, and the games before and after on it: also by the keys [ and ]. */
export function Breadcrumbs({ game, title }: { game: Pick<Game, 'gameId' | 'slateOn'>; title: string }) {
  const { before, after } = useNeighbours(game.gameId, game.slateOn);
  const today = useToday();
  const navigate = useNavigate();
  const [previousId, nextId] = [before?.gameId, after?.gameId];
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = event.key === '[' ? previousId : event.key === ']' ? nextId : undefined;
      if (!to || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      void navigate(paths.game(to));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previousId, nextId, navigate]);
  return (
    <div className="page-h gd-crumbs">
      <nav aria-label="Breadcrumbs">
        <Link className="muted" to={paths.games(game.slateOn === today ? {} : { date: game.slateOn })}>
          <ChevronLeft className="s" /> MLB Games
        </Link>
        <span className="muted" aria-hidden="true">
          /
        </span>
      </nav>
      <h1>{title}</h1>
      <span className="grow" />
      <span className="gd-next">
        <Neighbour game={before} to="previous" />
        <Neighbour game={after} to="next" />
      </span>
    </div>
  );
}
