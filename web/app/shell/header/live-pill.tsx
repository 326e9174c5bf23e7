import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';

/** How many games are live, read from the slate when some screen has loaded it; it asks for nothing itself. */
export function LivePill() {
  const { data } = useQuery({ ...apiQuery('GET /api/games'), enabled: false });
  const live = data?.filter((game) => game.status === 'live').length ?? 0;
  if (live === 0) return null;
  return (
    <Link className="badge live hide-m" to={paths.games()} title={live === 1 ? '1 game is being played' : `${live} games are being played`}>
      Live {live}
    </Link>
  );
}
