import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router';
import type { User } from '../../../core/session/session.ts';
import { weekStart } from '../../../lib/dates.ts';
import { plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';

const AROUND = 5;

/** The week's board, by points as its ranks are, around the reader, or its top for those who are not on it. */
export function LeaderboardPlace({ user, today }: { user: User; today: string }) {
  const week = weekStart(today);
  const { data } = useQuery({ ...apiQuery('GET /api/weekly-leaderboard/:weekStart', { params: { weekStart: week } }), staleTime: 60_000 });
  if (!data || data.length === 0) return null;
  const at = data.findIndex((entry) => entry.user.username === user.username);
  const from = Math.max(0, Math.min(at - 2, data.length - AROUND));
  return (
    <Panel title="Leaderboard" caption={<Link to={paths.weeklyLeaderboard}>{`this week, ${data.length} players`}</Link>} padded={false}>
      <ol className="hl">
        {data.slice(from, from + AROUND).map((entry) => (
          <li key={entry.id} className={clsx(entry.user.username === user.username && 'you')}>
            <span className="muted">{entry.rank}</span>
            <b>{entry.user.username}</b>
            <span className="num">{plural(entry.points, 'point')}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
