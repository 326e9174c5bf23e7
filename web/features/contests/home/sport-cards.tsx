import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { useHomeGames } from '../event.queries.ts';

function MlbCard({ today }: { today: string }) {
  const { data } = useHomeGames(today);
  const live = data?.filter((game) => game.status === 'live').length ?? 0;
  return (
    <section className="panel sport">
      <header>
        <h2>MLB</h2>
        {live > 0 ? <Badge look="live">{`${live} live`}</Badge> : null}
      </header>
      <p>
        <b className="big">{data ? data.length : '—'}</b>{' '}
        <span className="muted">{`${data?.length === 1 ? 'game' : 'games'}, ${formatDate(today)}`}</span>
      </p>
      <Link className="link" to={paths.games()}>
        View All Games <ArrowRight className="s" />
      </Link>
    </section>
  );
}

function SportCard({ name, about, to }: { name: string; about: string; to?: string }) {
  return (
    <section className={to ? 'panel sport' : 'panel sport soon'}>
      <header>
        <h2>{name}</h2>
        <Badge>{to ? 'Games available now' : 'Coming Soon'}</Badge>
      </header>
      <p className="muted">{about}</p>
      {to ? (
        <Link className="link" to={to}>
          {`View ${name} Games`} <ArrowRight className="s" />
        </Link>
      ) : null}
    </section>
  );
}

export function SportCards({ today }: { today: string }) {
  return (
    <div className="sports">
      <MlbCard today={today} />
      <SportCard name="CFL" about="Canadian football: games, odds and picks." to={paths.cflGames} />
      <SportCard name="NHL" about="Hockey games and odds." />
      <SportCard name="NBA" about="Basketball games and odds." />
    </div>
  );
}
