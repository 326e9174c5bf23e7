import { ArrowRight, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plural, recordText } from '../../../core/game-words.ts';
import { byDay } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useSchedule, useStandings, useTeams } from '../football.queries.ts';
import { type Section, sectionPath, teamPath } from '../football-paths.ts';
import type { Division, Schedule, Standings, Team } from '../football-types.ts';
import { DIVISION_NAME } from '../football-words.ts';
import { Answered } from './answered.tsx';
import { BettingPart } from './betting/betting-part.tsx';
import { GameLine, useWeek, WeekPager } from './schedule.tsx';
import { CLINCHED, PLACE, StandingsTable } from './standings.tsx';
import '../football.css';
import '../parts.css';
import '../tables.css';

function TeamLine({ team }: { team: Team }) {
  const { date, gameTime } = useReaderFormat();
  const { nextGame: next } = team;
  const place = [team.venue, team.city].filter(Boolean).join(', ');
  return (
    <li>
      <Link className="cf-club" to={teamPath(team.code)}>
        <TeamChip code={team.code} sport="cfl" />
        <span className="nm">
          <b>{team.name}</b>
          <small>{place}</small>
        </span>
        <span className="nx">
          {next ? `${next.isHome ? 'v.' : 'at'} ${next.opponentCode}` : 'No game ahead'}
          <small>{next ? `${date(next.gameTime)}, ${gameTime(next.gameTime)}` : ''}</small>
        </span>
        <span className="rc">
          <b>{recordText(team.record)}</b>
          <small>{`${plural(team.points, 'pt')}${team.rank === null ? '' : `, no. ${team.rank}`}`}</small>
        </span>
        <ArrowRight className="s" />
      </Link>
    </li>
  );
}

const byRank = (a: Team, b: Team): number => (a.rank ?? 9) - (b.rank ?? 9) || a.name.localeCompare(b.name);

function DivisionList({ division, teams }: { division: Division; teams: readonly Team[] }) {
  const own = teams.filter((team) => team.division === division).sort(byRank);
  return (
    <Panel title={`${DIVISION_NAME[division]} Division`} caption={plural(own.length, 'team')} padded={false}>
      <ul className="cf-clubs">
        {own.map((team) => (
          <TeamLine key={team.code} team={team} />
        ))}
      </ul>
    </Panel>
  );
}

const ACTIONS = [
  { to: paths.cflGames, label: 'View CFL Games' },
  { to: paths.cflPicks, label: 'CFL Picks' },
  { to: sectionPath('standings'), label: 'Standings' },
  { to: sectionPath('betting'), label: 'Betting Hub' },
] as const;

/** Both divisions; each club opens its page. */
function TeamsPart() {
  return (
    <>
      <Answered answer={useTeams()} height={320} what="clubs">
        {({ teams }) => (
          <div className="two">
            <DivisionList division="west" teams={teams} />
            <DivisionList division="east" teams={teams} />
          </div>
        )}
      </Answered>
      <nav className="acts cf-acts" aria-label="Quick actions">
        {ACTIONS.map(({ to, label }) => (
          <Link key={to} className={buttonClass()} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

function nameOf({ divisions }: Standings, code: string): string {
  const rows = divisions.flatMap(({ rows }) => rows);
  return rows.find((row) => row.code === code)?.name ?? code;
}

function CrossOver({ standings }: { standings: Standings }) {
  const { crossover } = standings;
  if (!crossover) return <p>As things stand, no team crosses over.</p>;
  const { code, from, to, points, ahead } = crossover;
  return (
    <p>
      {`As things stand ${nameOf(standings, code)}, fourth in the ${DIVISION_NAME[from]} with ${points} points, crosses over to the ${DIVISION_NAME[to]}: more points than ${nameOf(standings, ahead)}, third there.`}
    </p>
  );
}

function Legend({ standings }: { standings: Standings }) {
  const { dateTime } = useReaderFormat();
  return (
    <Panel title="Cross-over, marks and tie-breaks" caption={`As of ${dateTime(standings.asOf)}`}>
      <div className="stack cf-legend">
        <CrossOver standings={standings} />
        <dl className="cf-marks">
          {Object.values(CLINCHED).map(({ word, means, look }) => (
            <div key={word}>
              <dt>
                <Badge look={look}>{word}</Badge>
              </dt>
              <dd>{`Certain: ${means}, whatever the remaining results are.`}</dd>
            </div>
          ))}
          {Object.values(PLACE).map(({ word, means }) => (
            <div key={word}>
              <dt className="cap">{word}</dt>
              <dd>{`If the season ended now: ${means}.`}</dd>
            </div>
          ))}
        </dl>
        <ol className="cf-rules">
          {standings.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** Both divisions with what a place means, the cross-over and how ties are broken. */
function StandingsPart() {
  return (
    <Answered answer={useStandings()} height={520} what="standings">
      {(standings) => (
        <>
          {standings.divisions.map((division) => (
            <StandingsTable key={division.division} division={division} played={standings.played} />
          ))}
          <Legend standings={standings} />
        </>
      )}
    </Answered>
  );
}

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
          { label: 'Season', value: season ?? '—', note: overview.finalOn ? `Grey Cup ${formatDate(overview.finalOn)}` : '' },
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
function SchedulePart() {
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

const PARTS: Record<Section, () => ReactNode> = {
  teams: TeamsPart,
  schedule: SchedulePart,
  standings: StandingsPart,
  betting: BettingPart,
};

/** A part of the hub, the same under its tab and at its own address. */
export function Part({ section }: { section: Section }) {
  const Shown = PARTS[section];
  return (
    <div className="stack cf-part">
      <Shown />
    </div>
  );
}
