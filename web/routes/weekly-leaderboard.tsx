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
import { useSearch } from '../lib/use-search.ts';
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
  const [search, change] = useSearch();
  const { week, tab, board } = readPlace(search, current);
  const own = useWeeklyStats(user?.id, week);
  return (
    <div className="page board">
      <header className="page-h">
        <h1>Weekly Leaderboard</h1>
      </header>
      <WeekNav week={week} current={current} onGo={(to) => change({ week: to === current ? null : to })} />
      <Tabs
        label="Leaderboard"
        value={tab}
        onChange={(next) => change({ tab: next === TABS[0] ? null : next })}
        tabs={[
          {
            value: 'board',
            label: 'Leaderboard',
            content: (
              <BoardTab
                week={week}
                board={board}
                ownId={own.data?.entryId}
                onBoard={(next) => change({ board: next === BOARDS[0] ? null : next })}
              />
            ),
          },
          { value: 'mine', label: 'My Stats', content: <MyStats week={week} /> },
          { value: 'how', label: 'How It Works', content: <HowItWorks /> },
        ]}
      />
    </div>
  );
}
