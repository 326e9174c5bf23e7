import { type LeagueSport, leagueFormOf, seasonLabel, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import clsx from 'clsx';
import { CalendarX } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { type ScheduleRequested, useSchedule, useTeams } from '../../../core/league/league.queries.ts';
import { gamesPath } from '../../../core/league/league-paths.ts';
import type { LeagueGame, Schedule, Team } from '../../../core/league/league-types.ts';
import { clockText, statusWord } from '../../../core/league/league-words.ts';
import { readMarkets } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatCount, formatDate, formatLine, NONE, plural } from '../../../lib/format.ts';
import { leagueParts } from '../../../sports/registry.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Answered } from './answered.tsx';
import { SlatePager, useRequested } from './slate-pager.tsx';

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

/** One game on one line; it opens the games of its day. */
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
          sportOf(league).slate === 'day'
            ? { label: 'Game days', value: overview.days, note: span }
            : { label: 'Weeks', value: overview.weeks, note: span },
          { label: 'Total games', value: formatCount(overview.games), note: `${formatCount(overview.played)} played, regular season` },
          { label: 'Teams', value: overview.teams, note: divisionsText(league) },
          {
            label: 'Season',
            value: season === null ? NONE : seasonLabel(league, season),
            note: overview.finalOn ? `${leagueParts(league).finalName} ${formatDate(overview.finalOn)}` : '',
          },
        ]}
      />
    </section>
  );
}

export interface BoardProps {
  league: LeagueSport;
  /** Draws the games of a week or a day, which every sport's games share. */
  Board: ComponentType<{ games: readonly LeagueGame[] }>;
}

/** "byes: HAM and TOR": the clubs that a week of the regular season leaves out. */
function byesText(teams: readonly Pick<Team, 'code'>[], { games }: Pick<Schedule, 'games'>): string {
  const playing = new Set(games.flatMap(({ awayTeamCode, homeTeamCode }) => [awayTeamCode, homeTeamCode]));
  const codes = games.every(({ stage }) => stage === 'regular') ? teams.map(({ code }) => code).filter((code) => !playing.has(code)) : [];
  return codes.length > 0 ? `${codes.length === 1 ? 'bye' : 'byes'}: ${joinWords(codes.sort())}` : '';
}

interface SlateProps {
  league: LeagueSport;
  schedule: Schedule;
}

/** No games that day or week, with the way to the next ones. */
export function NoGames({ schedule: { day }, onGo }: Pick<SlateProps, 'schedule'> & { onGo: (to: ScheduleRequested) => void }) {
  const next = day?.nextOn ?? null;
  return (
    <EmptyState
      title="No Games Found"
      hint={day ? `No games are scheduled for ${formatDate(day.on, 'long')}.` : 'No games are stored for this week.'}
      icon={CalendarX}
      action={
        next === null ? undefined : (
          <Button look="primary" onClick={() => onGo({ date: next })}>
            {`Next games: ${formatDate(next)}`}
          </Button>
        )
      }
    />
  );
}

function SlateGames({ league, Board, schedule, onGo }: BoardProps & SlateProps & { onGo: (to: ScheduleRequested) => void }) {
  const teams = useTeams(league).data?.teams ?? [];
  const { day } = schedule;
  const week = schedule.weeks.find((one) => one.week === schedule.week);
  const title = day ? formatDate(day.on, 'long') : (week?.label ?? 'Games');
  if (schedule.games.length === 0)
    return (
      <Panel title={title}>
        <NoGames schedule={schedule} onGo={onGo} />
      </Panel>
    );
  const counted = day ?? week;
  const notes = [day?.label, counted && `${plural(counted.games, 'game')}, ${counted.played} played`, day ? '' : byesText(teams, schedule)];
  return (
    <section className="lg-week" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="cap">{notes.filter(Boolean).join(' · ')}</span>
      </header>
      <Board games={schedule.games} />
    </section>
  );
}

/** The season week by week, or day by day. */
export function SchedulePart({ league, Board }: BoardProps) {
  const { requested, go } = useRequested();
  return (
    <Answered league={league} answer={useSchedule(league, requested)} height={420} what="schedule">
      {(schedule) => (
        <>
          <SlatePager league={league} schedule={schedule} onGo={go} />
          <SlateGames league={league} Board={Board} schedule={schedule} onGo={go} />
          <Overview league={league} schedule={schedule} />
        </>
      )}
    </Answered>
  );
}
