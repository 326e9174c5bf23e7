import { leagueOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { untilStart } from '../../../core/game-words.ts';
import { openBetsQuery } from '../../../core/live-bets/use-live-bets.ts';
import { useUnreadSports } from '../../../core/schedule-state.tsx';
import type { User } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useSportsToday } from '../../../core/sports-today.ts';
import { weekStart } from '../../../lib/dates.ts';
import { formatMoney, formatSignedMoney, NONE, plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { dayResult, nextOfMine, nextStart, openSums } from './my-day-rules.ts';
import './my-day.css';

const FRESH = { staleTime: 30_000, refetchInterval: 60_000 };

interface CellProps {
  to: string;
  name: string;
  badge?: ReactNode;
  value: ReactNode;
  look?: 'pos' | 'neg' | undefined;
  note: string;
}

function Cell({ to, name, badge, value, look, note }: CellProps) {
  return (
    <Link to={to}>
      <span className="k">
        {name} {badge}
      </span>
      <b className={clsx('v', look)}>{value}</b>
      <span className="s">{note}</span>
    </Link>
  );
}

function OpenCell() {
  const { data } = useQuery({ ...openBetsQuery, ...FRESH });
  const { count, risk, toWin, running } = openSums(data ?? []);
  return (
    <Cell
      to={paths.myBets()}
      name="Open bets"
      badge={running > 0 ? <Badge look="live">{`${running} live`}</Badge> : null}
      value={data ? (count > 0 ? formatMoney(risk) : '0') : NONE}
      note={data ? (count > 0 ? `${plural(count, 'bet')} at risk to win ${formatMoney(toWin)}` : 'Tap any price to add one') : ''}
    />
  );
}

function TodayCell({ today }: { today: string }) {
  const { data } = useQuery({ ...apiQuery('GET /api/performance/mine', { query: { period: '7d' } }), ...FRESH });
  if (!data) return <Cell to={paths.results} name="Today" value={NONE} note="" />;
  const { bets, profit, record } = dayResult(data, today);
  return (
    <Cell
      to={paths.results}
      name="Today"
      value={bets === 0 ? NONE : formatSignedMoney(profit)}
      look={profit > 0 ? 'pos' : profit < 0 ? 'neg' : undefined}
      note={bets === 0 ? 'no bet settled yet' : `${record} settled`}
    />
  );
}

function BankrollCell({ user }: { user: User }) {
  const { bankroll } = user.settings;
  return (
    <Cell
      to={paths.settings}
      name="Bankroll"
      value={bankroll === undefined ? NONE : formatMoney(bankroll)}
      note={bankroll === undefined ? 'set it for stake advice' : `1% is ${formatMoney(bankroll / 100)}`}
    />
  );
}

function NextCell() {
  const { clock, date } = useReaderFormat();
  const now = useNow(30_000);
  const { data: bets } = useQuery(openBetsQuery);
  const { data: sports } = useSportsToday();
  const unread = useUnreadSports();
  if (!sports) return <Cell to={paths.games()} name="Next start" value={NONE} note="" />;
  const { next, later } = nextStart(sports, now);
  const mine = nextOfMine(bets ?? [], now);
  const isToday = mine !== null && date(mine.startsAt) === date(new Date(now).toISOString());
  const yours = mine && `yours: ${mine.matchup} ${isToday ? clock(mine.startsAt) : date(mine.startsAt)}`;
  if (!next)
    return (
      <Cell
        to={paths.games()}
        name="Next start"
        value={later ? date(later.nextOn) : NONE}
        note={yours ?? (later ? leagueOf(later.sport) : unread.length > 0 ? 'schedules not loaded' : 'no game is scheduled')}
      />
    );
  return (
    <Cell
      to={gameParts(next.sport).gamesPath}
      name="Next start"
      value={
        <>
          {clock(next.at)} <small>{untilStart(next.at, now)}</small>
        </>
      }
      note={yours ?? leagueOf(next.sport)}
    />
  );
}

function AlertCell() {
  const { data } = useQuery({ ...apiQuery('GET /api/notifications'), ...FRESH });
  const newest = data?.items[0];
  const unread = data?.unread ?? 0;
  return (
    <Cell
      to={newest?.href ?? paths.settings}
      name="Alerts"
      badge={unread > 0 ? <Badge look="value">{`${unread} new`}</Badge> : null}
      value={<span className="t">{newest ? newest.title : data ? 'Nothing new' : NONE}</span>}
      note={newest?.body ?? ''}
    />
  );
}

function PlaceCell({ user, today }: { user: User; today: string }) {
  const week = weekStart(today);
  const { data } = useQuery({
    ...apiQuery('GET /api/user/:userId/weekly-stats', { params: { userId: user.id }, query: { week } }),
    ...FRESH,
  });
  const isRanked = data !== undefined && data.rank !== null;
  return (
    <Cell
      to={paths.weeklyLeaderboard}
      name="Leaderboard"
      value={isRanked ? `#${data.rank}` : NONE}
      note={isRanked ? `of ${data.competitors}, ${plural(data.points, 'point')} this week` : data ? 'place a practice bet to enter' : ''}
    />
  );
}

/** How the reader stands today, each figure with the page behind it. */
export function MyDay({ user, today }: { user: User; today: string }) {
  return (
    <nav className="day" aria-label="My day">
      <OpenCell />
      <TodayCell today={today} />
      <BankrollCell user={user} />
      <NextCell />
      <AlertCell />
      <PlaceCell user={user} today={today} />
    </nav>
  );
}
