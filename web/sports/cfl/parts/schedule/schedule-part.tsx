import { CalendarX } from 'lucide-react';
import { plural } from '../../../../core/game-words.ts';
import { byDay } from '../../../../core/games.ts';
import { formatDate } from '../../../../lib/format.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Tiles } from '../../../../ui/layout/tiles.tsx';
import { EmptyState } from '../../../../ui/states/states.tsx';
import { useSchedule } from '../../football.queries.ts';
import type { Schedule } from '../../football-types.ts';
import { Answered } from '../answered.tsx';
import { GameLine } from './game-line.tsx';
import { useWeek } from './use-week.ts';
import { WeekPager } from './week-pager.tsx';

function Overview({ schedule }: { schedule: Schedule }) {
  const { overview, season } = schedule;
  const span = overview.from && overview.to ? `${formatDate(overview.from)} to ${formatDate(overview.to)}` : 'dates to come';
  return (
    <section aria-label="Season overview">
      <Tiles
        items={[
          { label: 'Weeks', value: overview.weeks, note: span },
          { label: 'Total games', value: overview.games, note: `${overview.played} played, regular season` },
          { label: 'Teams', value: overview.teams, note: 'West and East' },
          { label: 'Season', value: season ?? '—', note: overview.greyCupOn ? `Grey Cup ${formatDate(overview.greyCupOn)}` : '' },
        ]}
      />
    </section>
  );
}

function WeekGames({ schedule }: { schedule: Schedule }) {
  const week = schedule.weeks.find((one) => one.week === schedule.week);
  const title = week?.label ?? 'Games';
  const caption = week ? `${plural(week.games, 'game')}, ${week.played} played` : '';
  if (schedule.games.length === 0)
    return (
      <Panel title={title}>
        <EmptyState title="No Games Found" hint="No games are stored for this week." icon={CalendarX} />
      </Panel>
    );
  return (
    <Panel title={title} caption={caption} padded={false}>
      {byDay(schedule.games).map(({ slateOn, games }) => (
        <section key={slateOn} aria-label={formatDate(slateOn, 'full')}>
          <h3 className="cf-date">{formatDate(slateOn, 'full')}</h3>
          <ul>
            {games.map((game) => (
              <GameLine key={game.gameId} game={game} />
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

/** The season week by week. */
export function SchedulePart() {
  const { week, go } = useWeek();
  return (
    <Answered answer={useSchedule(week)} height={420} what="schedule">
      {(schedule) => (
        <>
          <WeekPager schedule={schedule} onGo={(to) => go(to === schedule.currentWeek ? null : to)} />
          <WeekGames schedule={schedule} />
          <Overview schedule={schedule} />
        </>
      )}
    </Answered>
  );
}
