import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { readMarkets } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { readWeek, weekName } from '../../../core/slate/week-name.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatDate, formatLine } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { gamesPath } from '../football-paths.ts';
import type { FootballGame, Schedule } from '../football-types.ts';
import { clockText, statusWord } from '../football-words.ts';

function linesText(game: FootballGame): string {
  const { spread, total } = readMarkets(game);
  const [home, over] = [spread.second, total.first];
  const parts = [
    home.line === null ? null : `${game.homeTeamCode} ${formatLine(home.line)}`,
    over.line === null ? null : `total ${over.line}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function Side({ code, name, score, isLoser }: { code: string; name: string; score: number | null; isLoser: boolean }) {
  return (
    <span className={clsx('cf-side', isLoser && 'lost')}>
      <TeamChip code={code} size="sm" sport="cfl" />
      <span className="nm">{name}</span>
      {score === null ? null : <b className="sc">{score}</b>}
    </span>
  );
}

/** One game of a week on one line; it opens the games of its day. */
export function GameLine({ game, hasDate = false }: { game: FootballGame; hasDate?: boolean }) {
  const { gameTime, date } = useReaderFormat();
  const { awayScore, homeScore } = game;
  const isOver = game.isCompleted && awayScore !== null && homeScore !== null;
  const time = game.status === 'live' && game.live ? clockText(game.live) : game.isTimeTentative ? 'TBD' : gameTime(game.gameTime);
  return (
    <li>
      <Link className="cf-line" to={gamesPath({ date: game.slateOn })}>
        <span className="cf-at">
          <b>{time}</b>
          {hasDate ? <span className="cap">{date(game.slateOn)}</span> : null}
          <StatusBadges game={game} word={statusWord(game)} />
        </span>
        <span className="cf-sides">
          <Side code={game.awayTeamCode} name={game.awayTeam} score={awayScore} isLoser={isOver && awayScore < homeScore} />
          <Side code={game.homeTeamCode} name={game.homeTeam} score={homeScore} isLoser={isOver && homeScore < awayScore} />
        </span>
        <span className="cf-where cap">
          {[game.venue, game.city].filter(Boolean).join(', ')}
          {game.isNeutral ? ' (neutral site)' : ''}
        </span>
        <span className="cf-lines cap">{linesText(game) || 'No lines yet'}</span>
      </Link>
    </li>
  );
}

/** The week in the address; without one it is the current week. */
export function useWeek(): { week: number | undefined; go: (week: number | null) => void } {
  const [params, setParams] = useSearchParams();
  const week = readWeek(params.get('week')) ?? undefined;
  const go = (next: number | null): void =>
    setParams(
      (now) => {
        const to = new URLSearchParams(now);
        if (next === null) to.delete('week');
        else to.set('week', String(next));
        return to;
      },
      { preventScrollReset: true },
    );
  return { week, go };
}

interface WeekPagerProps {
  schedule: Pick<Schedule, 'weeks' | 'week' | 'currentWeek'>;
  onGo: (week: number) => void;
}

/** Week by week through the season, preseason and playoffs included. */
export function WeekPager({ schedule, onGo }: WeekPagerProps) {
  const { weeks, week, currentWeek } = schedule;
  const at = weeks.findIndex((one) => one.week === week);
  const [previous, next] = [weeks[at - 1], weeks[at + 1]];
  const shown = weeks[at];
  const options = weeks.map((one) => ({
    value: String(one.week),
    label: `${weekName(weeks, one)}${one.week === currentWeek ? ' (now)' : ''}`,
  }));
  return (
    <div className="cf-pager">
      <Button disabled={!previous} onClick={() => previous && onGo(previous.week)}>
        <ChevronLeft /> Previous
      </Button>
      <Select label="Week" hideLabel value={String(week)} options={options} onChange={(chosen) => onGo(Number(chosen))} />
      <Button disabled={!next} onClick={() => next && onGo(next.week)}>
        Next <ChevronRight />
      </Button>
      {currentWeek !== null && week !== currentWeek ? <Button onClick={() => onGo(currentWeek)}>This week</Button> : null}
      {shown ? <span className="cap">{`${formatDate(shown.from)} to ${formatDate(shown.to)}`}</span> : null}
    </div>
  );
}
