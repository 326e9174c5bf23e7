import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { adminPaths } from '../admin-paths.ts';

const STATES = {
  done: { look: 'win', word: 'Done' },
  running: { look: 'info', word: 'Running' },
  todo: { look: 'warn', word: 'To do' },
} as const satisfies Record<string, { look: BadgeLook; word: string }>;

const PLACES: Readonly<Record<string, string>> = {
  admins: adminPaths.users,
  prices: `${adminPaths.operations}?tab=providers`,
  providers: `${adminPaths.operations}?tab=providers`,
  payments: adminPaths.stripeSetup,
};

/** What an operator sees to before people come; folded away once all of it is done. */
export function Checklist() {
  const { isAdmin } = useSession();
  const { data } = useQuery({ ...apiQuery('GET /api/admin/checklist'), enabled: isAdmin, refetchInterval: 60_000 });
  if (!data) return null;
  const done = data.filter(({ state }) => state === 'done').length;
  return (
    <details className="panel ad-list" open={done < data.length}>
      <summary>
        <ChevronRight className="s" />
        <h2>Before you launch</h2>
        <span className="muted">
          {done} of {data.length} done
        </span>
      </summary>
      <ul>
        {data.map(({ key, label, state, detail }) => (
          <li key={key}>
            <Badge look={STATES[state].look}>{STATES[state].word}</Badge>
            <b>{PLACES[key] ? <Link to={PLACES[key]}>{label}</Link> : label}</b>
            <span className="muted">{detail}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
