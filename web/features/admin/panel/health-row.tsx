import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { useOpenTickets } from '../admin.queries.ts';
import { adminPaths } from '../admin-paths.ts';
import { useJobs, useQueue, useSources } from '../operations/operations.queries.ts';

interface Health {
  label: string;
  to: string;
  /** Undefined while it loads, null where the question failed. */
  state: { look: BadgeLook; word: string; note: string } | null | undefined;
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What an answer says, undefined while it is on its way, null where it could not be had. */
const stateOf = <T,>({ data, isError }: { data: T | undefined; isError: boolean }, say: (data: T) => NonNullable<Health['state']>) =>
  data ? say(data) : isError ? null : undefined;

function useHealth(): Health[] {
  const providers = stateOf(useSources(), (sources) => {
    const asked = sources.filter(({ state }) => state !== 'off');
    const stale = asked.filter(({ state }) => state === 'stale');
    const note = stale.length > 0 ? stale.map(({ name }) => name).join(', ') : `${count(asked.length, 'source')} in use`;
    return stale.length > 0 ? { look: 'warn', word: `${stale.length} stale`, note } : { look: 'win', word: 'Fresh', note };
  });
  const jobs = stateOf(useJobs(), (states) => {
    const failed = states.reduce((sum, job) => sum + job.failed, 0);
    const note = `${count(
      states.reduce((sum, job) => sum + job.waiting, 0),
      'job',
    )} waiting`;
    return failed > 0 ? { look: 'loss', word: `${failed} failed`, note } : { look: 'win', word: 'None failed', note };
  });
  const queue = stateOf(useQueue(), (games) =>
    games.length > 0
      ? { look: 'warn', word: `${games.length} waiting`, note: `${count(games.length, 'game')} over and not settled` }
      : { look: 'win', word: 'All settled', note: 'No game is over and open' },
  );
  const tickets = stateOf(useOpenTickets(), ({ open, highPriority }) => ({
    look: highPriority > 0 ? 'warn' : 'plain',
    word: `${open} open`,
    note: highPriority > 0 ? `${highPriority} of high priority` : 'None of high priority',
  }));
  return [
    { label: 'Providers', to: `${adminPaths.operations}?tab=providers`, state: providers },
    { label: 'Jobs', to: `${adminPaths.operations}?tab=jobs`, state: jobs },
    { label: 'Settlement', to: adminPaths.operations, state: queue },
    { label: 'Tickets', to: paths.ticketDashboard, state: tickets },
  ];
}

/** Whether the installation is well, each part a link to where it is seen to. */
export function HealthRow() {
  return (
    <nav className="ad-health" aria-label="Health of the installation">
      {useHealth().map(({ label, to, state }) => (
        <Link key={label} to={to} className="panel">
          <b>{label}</b>
          {state === null ? <Badge look="loss">Could not be loaded</Badge> : state ? <Badge look={state.look}>{state.word}</Badge> : null}
          <span className="cap">{state === undefined ? 'Loading…' : state?.note}</span>
        </Link>
      ))}
    </nav>
  );
}
