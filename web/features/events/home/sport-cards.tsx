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

function SoonCard({ name, about }: { name: string; about: string }) {
  return (
    <section className="panel sport soon">
      <header>
        <h2>{name}</h2>
        <Badge>Coming Soon</Badge>
      </header>
      <p className="muted">{about}</p>
    </section>
  );
}

export function SportCards({ today }: { today: string }) {
  return (
    <div className="sports">
      <MlbCard today={today} />
      <SoonCard name="CFL" about="Canadian football: games, odds and picks." />
      <SoonCard name="NHL" about="Hockey games and odds." />
      <SoonCard name="NBA" about="Basketball games and odds." />
    </div>
  );
}
