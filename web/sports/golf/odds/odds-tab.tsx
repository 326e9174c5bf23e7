import { Flag } from 'lucide-react';
import { Select } from '../../../ui/controls/select.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Tournament } from '../golf.queries.ts';
import type { GolfUrl } from '../golf-url.ts';
import { OddsView } from './odds-view.tsx';

/** Prices of the tournament that is chosen; at first of the one in play, or the next. */
export function OddsTab({ tournaments, url }: { tournaments: readonly Tournament[]; url: GolfUrl<string> }) {
  const priced = tournaments.filter(({ odds, status }) => odds.winner.length > 0 && status !== 'completed');
  const order = [...priced].sort((a, b) => Number(b.status === 'in-progress') - Number(a.status === 'in-progress'));
  const chosen = tournaments.find(({ id }) => id === url.tournament) ?? order[0];
  if (!chosen)
    return (
      <EmptyState title="No prices yet" hint="Books open a tournament on the Monday of its week, and majors long before." icon={Flag} />
    );
  const listed = order.some(({ id }) => id === chosen.id) ? order : [chosen, ...order];
  return (
    <OddsView
      key={chosen.id}
      tournamentId={chosen.id}
      startsAt={chosen.startsAt}
      url={url}
      choose={
        <Select
          label="Tournament"
          value={chosen.id}
          options={listed.map(({ id, name, status }) => ({ value: id, label: status === 'in-progress' ? `${name} (live)` : name }))}
          onChange={(tournament) => url.change({ tournament, market: null, q: null })}
        />
      }
    />
  );
}
