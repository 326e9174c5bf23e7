import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AnyGame, byStart } from '../../../../core/games.ts';
import { gameParts } from '../../../../sports/registry.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function neighborsOf({ gameId }: Pick<AnyGame, 'gameId'>, listed: readonly AnyGame[]) {
  const games = listed.toSorted(byStart);
  const index = games.findIndex((game) => game.gameId === gameId);
  return index < 0 ? { before: undefined, after: undefined } : { before: games[index - 1], after: games[index + 1] };
}

const pathOf = (game: AnyGame | undefined): string | undefined => game && gameParts(game.sport).gamePath?.(game.gameId);

const shortTitle = (game: AnyGame): string => `${game.awayTeamCode} @ ${game.homeTeamCode}`;

function Neighbour({ game, to }: { game: AnyGame | undefined; to: 'previous' | 'next' }) {
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  const path = pathOf(game);
  if (!game || !path)
    return (
      <span className="btn sm" aria-hidden="true">
        <Icon className="s" />
      </span>
    );
  const name = `${to === 'previous' ? 'Previous' : 'Next'} game: ${shortTitle(game)}`;
  return (
    <Link
      className="btn sm"
      to={path}
      aria-label={name}
      title={`${name} (${to === 'previous' ? '[' : ']'})`}
      aria-keyshortcuts={to === 'previous' ? '[' : ']'}
    >
      <Icon className="s" />
    </Link>
  );
}

interface BreadcrumbsProps {
  game: Pick<AnyGame, 'gameId'>;
  /** Those that were listed with it. */
  games: readonly AnyGame[];
  title: string;
  back: { to: string; label: string };
}

/** Way back to the list, and the games before and after on it: also by the keys [ and ]. */
export function Breadcrumbs({ game, games, title, back }: BreadcrumbsProps) {
  const { before, after } = neighborsOf(game, games);
  const navigate = useNavigate();
  const [previous, next] = [pathOf(before), pathOf(after)];
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = event.key === '[' ? previous : event.key === ']' ? next : undefined;
      if (!to || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      void navigate(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previous, next, navigate]);
  return (
    <div className="page-h gd-crumbs">
      <nav aria-label="Breadcrumbs">
        <Link className="muted" to={back.to}>
          <ChevronLeft className="s" /> {back.label}
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
