import { type LeagueSport, leagueFormOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import clsx from 'clsx';
import { CalendarX, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { plural } from '../../../core/game-words.ts';
import { useSchedule, useTeams } from '../../../core/league/league.queries.ts';
import { gamesPath } from '../../../core/league/league-paths.ts';
import type { LeagueGame, Schedule, Team } from '../../../core/league/league-types.ts';
import { clockText, statusWord } from '../../../core/league/league-words.ts';
import { readMarkets } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { readWeek, weekName } from '../../../core/slate/week-name.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatDate, formatLine } from '../../../lib/format.ts';
import { leagueParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Answered } from './answered.tsx';

function linesText(game: LeagueGame): string {
  const { spread, total } = readMarkets(game);
  const [home, over] = [spread.second, total.first];
  const parts = [
    home.line === null ? null : `${game.homeTeamCode} ${formatLine(home.line)}`,
    over.line === null ? null : `total ${over.line}`,
  ];
  return parts.filter(Boolean).join(', ');
}

interface SideProps {
  sport: LeagueGame['sport'];
  code: string;
  name: string;
  score: number | null;
  isLoser: boolean;
}

function Side({ sport, code, name, score, isLoser }: SideProps) {
  return (
    <span className={clsx('lg-side', isLoser && 'lost')}>
      <TeamChip code={code} size="sm" sport={sport} />
      <span className="nm">{name}</span>
      {score === null ? null : <b className="sc">{score}</b>}
    </span>
  );
}

/** One game of a week on one line; it opens the games of its day. */
export function GameLine({ game, hasDate = false }: { game: LeagueGame; hasDate?: boolean }) {
  const { gameTime, date } = useReaderFormat();
  const { sport, awayScore, homeScore } = game;
  const isOver = game.isCompleted && awayScore !== null && homeScore !== null;
  const time = game.status === 'live' && game.live ? clockText(sport, game.live) : game.isTimeTentative ? 'TBD' : gameTime(game.gameTime);
  return (
    <li>
      <Link className="lg-line" to={gamesPath(sport, { date: game.slateOn })}>
        <span className="lg-at">
          <b>{time}</b>
          {hasDate ? <span className="cap">{date(game.slateOn)}</span> : null}
          <StatusBadges game={game} word={statusWord(game)} />
        </span>
        <span className="lg-sides">
          <Side sport={sport} code={game.awayTeamCode} name={game.awayTeam} score={awayScore} isLoser={isOver && awayScore < homeScore} />
          <Side sport={sport} code={game.homeTeamCode} name={game.homeTeam} score={homeScore} isLoser={isOver && homeScore < awayScore} />
        </span>
        <span className="lg-where cap">
          {[game.venue, game.city].filter(Boolean).join(', ')}
          {game.isNeutral ? ' (neutral site)' : ''}
        </span>
        <span className="lg-lines cap">{linesText(game) || 'No lines yet'}</span>
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
    <div className="lg-pager">
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

/** "West Division and East Division", or how many there are. */
function divisionsText(league: LeagueSport): string {
  const names = Object.values(leagueFormOf(league).divisions);
  return names.length > 2 ? plural(names.length, 'division') : names.join(' and ');
}

function Overview({ league, schedule }: { league: LeagueSport; schedule: Schedule }) {
  const { overview, season } = schedule;
  const span = overview.from && overview.to ? `${formatDate(overview.from)} to ${formatDate(overview.to)}` : 'dates to come';
  return (
    <section aria-label="Season overview">
      <Tiles
        items={[
          { label: 'Weeks', value: overview.weeks, note: span },
          { label: 'Total games', value: overview.games, note: `${overview.played} played, regular season` },
          { label: 'Teams', value: overview.teams, note: divisionsText(league) },
          {
            label: 'Season',
            value: season ?? '—',
            note: overview.finalOn ? `${leagueParts(league).finalName} ${formatDate(overview.finalOn)}` : '',
          },
        ]}
      />
    </section>
  );
}

export interface BoardProps {
  league: LeagueSport;
  /** Draws the games of a week, which every sport's games share. */
  Board: ComponentType<{ games: readonly LeagueGame[] }>;
}

/** "byes: HAM and TOR": the clubs that a week of the regular season leaves out. */
function byesText(teams: readonly Pick<Team, 'code'>[], { games }: Pick<Schedule, 'games'>): string {
  const playing = new Set(games.flatMap(({ awayTeamCode, homeTeamCode }) => [awayTeamCode, homeTeamCode]));
  const codes = games.every(({ stage }) => stage === 'regular') ? teams.map(({ code }) => code).filter((code) => !playing.has(code)) : [];
  return codes.length > 0 ? `${codes.length === 1 ? 'bye' : 'byes'}: ${joinWords(codes.sort())}` : '';
}

function WeekGames({ league, Board, schedule }: BoardProps & { schedule: Schedule }) {
  const teams = useTeams(league).data?.teams ?? [];
  const week = schedule.weeks.find((one) => one.week === schedule.week);
  const title = week?.label ?? 'Games';
  if (schedule.games.length === 0)
    return (
      <Panel title={title}>
        <EmptyState title="No Games Found" hint="No games are stored for this week." icon={CalendarX} />
      </Panel>
    );
  const counted = week ? `${plural(week.games, 'game')}, ${week.played} played` : '';
  return (
    <section className="lg-week" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="cap">{[counted, byesText(teams, schedule)].filter(Boolean).join(' · ')}</span>
      </header>
      <Board games={schedule.games} />
    </section>
  );
}

/** The season week by week. */
export function SchedulePart({ league, Board }: BoardProps) {
  const { week, go } = useWeek();
  return (
    <Answered league={league} answer={useSchedule(league, week)} height={420} what="schedule">
      {(schedule) => (
        <>
          <WeekPager schedule={schedule} onGo={(to) => go(to === schedule.currentWeek ? null : to)} />
          <WeekGames league={league} Board={Board} schedule={schedule} />
          <Overview league={league} schedule={schedule} />
        </>
      )}
    </Answered>
  );
}
