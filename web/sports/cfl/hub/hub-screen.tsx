import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { plural, untilStart } from '../../../core/game-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { useSchedule, useStandings } from '../football.queries.ts';
import { gamesPath, readSection, SECTION_NAME, SECTIONS, type Section } from '../football-paths.ts';
import type { FootballGame, Schedule, Standings } from '../football-types.ts';
import { clockText } from '../football-words.ts';
import { Part } from '../parts/part.tsx';
import '../parts.css';

/** The game under way, or else the next one of the week. */
const featuredGame = (games: readonly FootballGame[]): FootballGame | null =>
  games.find(({ status }) => status === 'live') ??
  [...games]
    .filter(({ status }) => status === 'scheduled' || status === 'delayed')
    .sort((a, b) => a.gameTime.localeCompare(b.gameTime))[0] ??
  null;

function Featured({ game }: { game: FootballGame }) {
  const now = useNow();
  const { date, gameTime } = useReaderFormat();
  const isLive = game.status === 'live';
  const when = isLive && game.live ? clockText(game.live) : `${date(game.slateOn)}, ${gameTime(game.gameTime)}`;
  return (
    <Link className="cf-next" to={gamesPath({ date: game.slateOn })}>
      <span className="cf-next-h">
        {isLive ? <Badge look="live">Live</Badge> : <span className="muted">Next kickoff</span>}
        <b>{when}</b>
        {isLive ? null : <span className="cap">{untilStart(game.gameTime, now)}</span>}
      </span>
      <span className="cf-next-g">
        <TeamChip code={game.awayTeamCode} sport="cfl" />
        {game.awayScore === null ? null : <b>{game.awayScore}</b>}
        <span className="muted">at</span>
        <TeamChip code={game.homeTeamCode} sport="cfl" />
        {game.homeScore === null ? null : <b>{game.homeScore}</b>}
        <span className="cf-next-n">{`${game.awayTeam} at ${game.homeTeam}, ${game.venue}`}</span>
      </span>
    </Link>
  );
}

/** What the hub is, and the game to look at now. */
function Hero({ schedule }: { schedule: Schedule | undefined }) {
  const game = schedule ? featuredGame(schedule.games) : null;
  const notice = schedule?.source?.notice ?? null;
  return (
    <section className="panel cf-hero" aria-label="Canadian Football League">
      <div>
        <h1>CFL Central</h1>
        <p>Nine clubs, two divisions and the road to the Grey Cup: schedule, table and every book's prices.</p>
        {notice ? <p className="cap">{notice}</p> : null}
        <div className="acts">
          <Link className={buttonClass({ look: 'primary' })} to={paths.cflGames}>
            CFL Games
          </Link>
          <Link className={buttonClass()} to={paths.cflPicks}>
            CFL Picks
          </Link>
        </div>
      </div>
      {game ? <Featured game={game} /> : null}
    </section>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Points per finished game and how often the home club won, over the season's finished games. */
function seasonFigures({ divisions, played }: Pick<Standings, 'divisions' | 'played'>) {
  const rows = divisions.flatMap((division) => division.rows);
  const points = sum(rows.map((row) => row.pointsFor));
  const homeWins = sum(rows.map((row) => row.home.wins));
  const homeGames = sum(rows.map(({ home }) => home.wins + home.losses + home.ties));
  return {
    pointsPerGame: played > 0 ? points / played : null,
    homeWinShare: homeGames > 0 ? homeWins / homeGames : null,
    homeGames,
    teams: rows.length,
  };
}

const WAITING = { value: '—', note: 'loading' };

function weekTile(schedule: Schedule | undefined): TileItem {
  const week = schedule?.weeks.find((one) => one.week === schedule.currentWeek);
  if (!schedule) return { label: 'This week', ...WAITING };
  if (!week) return { label: 'This week', value: '—', note: 'no season stored' };
  return { label: 'This week', value: plural(week.games, 'game'), note: `${week.label}, ${week.played} played` };
}

function seasonTile(schedule: Schedule | undefined): TileItem {
  if (!schedule) return { label: 'Season', ...WAITING };
  const { season, overview } = schedule;
  return { label: 'Season', value: season ?? '—', note: `${overview.played} of ${plural(overview.games, 'game')} played` };
}

/** The stat cards of the hub, from the schedule and the table; what is not known yet says so. */
function hubTiles(schedule: Schedule | undefined, standings: Standings | undefined): TileItem[] {
  const figures = standings ? seasonFigures(standings) : null;
  const over = standings ? `over ${plural(standings.played, 'game')}` : 'loading';
  return [
    seasonTile(schedule),
    weekTile(schedule),
    { label: 'Points per game', value: figures?.pointsPerGame?.toFixed(1) ?? '—', note: over, title: 'Both teams, regular season' },
    {
      label: 'Home wins',
      value: figures?.homeWinShare == null ? '—' : `${Math.round(figures.homeWinShare * 100)}%`,
      note: figures ? `of ${plural(figures.homeGames, 'home game')}` : 'loading',
      title: 'Share of home games won, regular season',
    },
  ];
}

/** The league at a glance; its parts are tabs, and the open one is part of the address. */
export function HubScreen() {
  useDocumentTitle('CFL Central');
  const [params, setParams] = useSearchParams();
  const schedule = useSchedule().data;
  const standings = useStandings().data;
  const tab = readSection(params.get('tab')) ?? 'teams';
  const go = (next: Section) => setParams(next === 'teams' ? {} : { tab: next }, { preventScrollReset: true });
  const tabs: { value: Section; label: string; content: ReactNode }[] = SECTIONS.map((section) => ({
    value: section,
    label: SECTION_NAME[section],
    content: <Part section={section} />,
  }));
  return (
    <div className="page cf-hub">
      <Hero schedule={schedule} />
      <Tiles items={hubTiles(schedule, standings)} />
      <div className="cf-tabs">
        <Tabs label="CFL Central" value={tab} onChange={go} tabs={tabs} />
      </div>
    </div>
  );
}
