import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { useToday } from '../core/status.ts';
import { BOARDS, type BoardName, BoardTab } from '../features/leaderboard/board/board-tab.tsx';
import { HowItWorks } from '../features/leaderboard/how-it-works.tsx';
import { useWeeklyStats } from '../features/leaderboard/leaderboard.queries.ts';
import { MyStats } from '../features/leaderboard/mine/my-stats.tsx';
import { WeekNav } from '../features/leaderboard/week-nav.tsx';
import { isDay, weekStart } from '../lib/dates.ts';
import { oneOf } from '../lib/one-of.ts';
import { Tabs } from '../ui/controls/tabs.tsx';

const TABS = ['board', 'mine', 'how'] as const;
type Tab = (typeof TABS)[number];
interface Place {
  week: string;
  tab: Tab;
  board: BoardName;
}

function readPlace(search: URLSearchParams, current: string): Place {
  const requested = search.get('week');
  const week = requested && isDay(requested) ? weekStart(requested) : current;
  return {
    week: week > current ? current : week,
    tab: oneOf(TABS, search.get('tab'), TABS[0]),
    board: oneOf(BOARDS, search.get('board'), BOARDS[0]),
  };
}

/** Who picked best in a week. */
export default function WeeklyLeaderboardRoute() {
  useDocumentTitle('Weekly Leaderboard');
  const { user } = useSession();
  const current = weekStart(useToday());
  const [search, setSearch] = useSearchParams();
  const place = readPlace(search, current);
  const { week, tab, board } = place;
  const own = useWeeklyStats(user?.id, week);
  const go = (next: Partial<Place>): void => {
    const to = { ...place, ...next };
    setSearch(
      {
        ...(to.week === current ? {} : { week: to.week }),
        ...(to.tab === 'board' ? {} : { tab: to.tab }),
        ...(to.board === 'points' ? {} : { board: to.board }),
      },
      { preventScrollReset: true },
    );
  };
  return (
    <div className="page board">
      <header className="page-h">
        <h1>Weekly Leaderboard</h1>
      </header>
      <WeekNav week={week} current={current} onGo={(to) => go({ week: to })} />
      <Tabs
        label="Leaderboard"
        value={tab}
        onChange={(next) => go({ tab: next })}
        tabs={[
          {
            value: 'board',
            label: 'Leaderboard',
            content: <BoardTab week={week} board={board} ownId={own.data?.entryId} onBoard={(next) => go({ board: next })} />,
          },
          { value: 'mine', label: 'My Stats', content: <MyStats week={week} /> },
          { value: 'how', label: 'How It Works', content: <HowItWorks /> },
        ]}
      />
    </div>
  );
}
