import { type LeagueSport, leagueOf, seasonLabel, sportOf } from '@clearedge/contract/sports';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { untilStart } from '../../../core/game-words.ts';
import { byStart, takesBets } from '../../../core/games.ts';
import { useSchedule, useStandings } from '../../../core/league/league.queries.ts';
import { gamesPath, picksPath, SECTIONS, type Section } from '../../../core/league/league-paths.ts';
import type { LeagueGame, Schedule, Standings } from '../../../core/league/league-types.ts';
import { clockText } from '../../../core/league/league-words.ts';
import { OffSeason } from '../../../core/off-season/off-season.tsx';
import { ScheduleAge, useScheduleState } from '../../../core/schedule-state.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatCount, formatDate, NONE, plural } from '../../../lib/format.ts';
import { leagueParts } from '../../../sports/registry.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Part } from '../parts/part.tsx';
import type { BoardProps } from '../parts/schedule.tsx';
import { hubTitle, perGame, readSection, SECTION_NAME } from '../section-words.ts';
import '../parts.css';
import { useSearch } from '../../../lib/use-search.ts';

/** The games under way, or else the next one. */
function featuredGames(games: readonly LeagueGame[]): LeagueGame[] {
  const live = games.filter(({ status }) => status === 'live');
  return live.length > 0 ? live : games.filter(takesBets).sort(byStart).slice(0, 1);
}

function Featured({ game }: { game: LeagueGame }) {
  const now = useNow();
  const { date, gameTime } = useReaderFormat();
  const { sport } = game;
  const isLive = game.status === 'live';
  const start = `${date(game.slateOn)}, ${gameTime(game.gameTime)}`;
  const when = isLive ? game.live && clockText(sport, game.live) : start;
  return (
    <Link className="lg-next" to={gamesPath(sport, { date: game.slateOn })}>
      <span className="lg-next-h">
        {isLive ? <Badge look="live">Live</Badge> : <span className="muted">Next {sportOf(sport).startWord}</span>}
        <b>{when}</b>
        {isLive ? null : <span className="cap">{untilStart(game.gameTime, now)}</span>}
      </span>
      <span className="lg-next-g">
        <TeamChip code={game.awayTeamCode} sport={sport} />
        {game.awayScore === null ? null : <b>{game.awayScore}</b>}
        <span className="muted">at</span>
        <TeamChip code={game.homeTeamCode} sport={sport} />
        {game.homeScore === null ? null : <b>{game.homeScore}</b>}
        <span className="lg-next-n">{`${game.awayTeam} at ${game.homeTeam}, ${game.venue}`}</span>
      </span>
    </Link>
  );
}

/** Several games under way, each as a chip with its score and clock. */
function LiveStrip({ games }: { games: readonly LeagueGame[] }) {
  return (
    <nav className="lg-live" aria-label="Games in play">
      {games.map((game) => (
        <Link key={game.gameId} to={gamesPath(game.sport, { date: game.slateOn })} title={`${game.awayTeam} at ${game.homeTeam}`}>
          <span className="cap">{game.live ? clockText(game.sport, game.live) : 'Live'}</span>
          <span>
            <TeamChip code={game.awayTeamCode} size="sm" sport={game.sport} /> <b>{game.awayScore}</b>
          </span>
          <span>
            <TeamChip code={game.homeTeamCode} size="sm" sport={game.sport} /> <b>{game.homeScore}</b>
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** What the hub is, and the game to look at now. */
function Hero({ league, schedule }: { league: LeagueSport; schedule: Schedule | undefined }) {
  const { fullName, about } = leagueParts(league);
  const name = leagueOf(league);
  const shown = featuredGames(schedule?.games ?? []);
  const [game] = shown;
  const notice = schedule?.source?.notice ?? null;
  return (
    <section className="panel lg-hero" aria-label={fullName}>
      <div>
        <h1>{hubTitle(league)}</h1>
        <p>{about}</p>
        {notice ? <p className="cap">{notice}</p> : null}
        <div className="acts">
          <Link className={buttonClass({ look: 'primary' })} to={gamesPath(league)}>
            {`${name} Games`}
          </Link>
          {sportOf(league).hasPicks ? (
            <Link className={buttonClass()} to={picksPath(league)}>
              {`${name} Picks`}
            </Link>
          ) : null}
        </div>
      </div>
      {game && shown.length === 1 ? <Featured game={game} /> : null}
      {shown.length > 1 ? <LiveStrip games={shown} /> : null}
    </section>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Points per finished game and how often the home club won, over the season's finished games. */
function seasonFigures({ divisions, played }: Pick<Standings, 'divisions' | 'played'>) {
  const rows = divisions.flatMap((division) => division.rows);
  const points = sum(rows.map((row) => row.pointsFor));
  const homeWins = sum(rows.map((row) => row.home.wins));
  const homeGames = sum(rows.map(({ home }) => home.wins + home.losses + home.ties + (home.overtimeLosses ?? 0)));
  return {
    pointsPerGame: played > 0 ? points / played : null,
    homeWinShare: homeGames > 0 ? homeWins / homeGames : null,
    homeGames,
    teams: rows.length,
  };
}

const WAITING = { value: '—', note: 'loading' };

function slateTile(league: LeagueSport, schedule: Schedule | undefined): TileItem {
  const label = sportOf(league).slate === 'day' ? 'Game day' : 'This week';
  if (!schedule) return { label, ...WAITING };
  const { day } = schedule;
  const week = schedule.weeks.find((one) => one.week === schedule.currentWeek);
  const slate = day ?? week;
  if (!slate) return { label, value: '—', note: 'no season stored' };
  const name = day ? formatDate(day.on) : week?.label;
  return { label, value: plural(slate.games, 'game'), note: `${name}, ${slate.played} played` };
}

function seasonTile(league: LeagueSport, schedule: Schedule | undefined): TileItem {
  if (!schedule) return { label: 'Season', ...WAITING };
  const { season, overview } = schedule;
  return {
    label: 'Season',
    value: season === null ? NONE : seasonLabel(league, season),
    note: `${formatCount(overview.played)} of ${plural(overview.games, 'game')} played`,
  };
}

/** The stat cards of the hub, from the schedule and the table; what is not known yet says so. */
function hubTiles(league: LeagueSport, schedule: Schedule | undefined, standings: Standings | undefined): TileItem[] {
  const figures = standings ? seasonFigures(standings) : null;
  const over = standings ? `over ${plural(standings.played, 'game')}` : 'loading';
  return [
    seasonTile(league, schedule),
    slateTile(league, schedule),
    { label: perGame(league), value: figures?.pointsPerGame?.toFixed(1) ?? '—', note: over, title: 'Both teams, regular season' },
    {
      label: 'Home wins',
      value: figures?.homeWinShare == null ? '—' : `${Math.round(figures.homeWinShare * 100)}%`,
      note: figures ? `of ${plural(figures.homeGames, 'home game')}` : 'loading',
      title: 'Share of home games won, regular season',
    },
  ];
}

/** The board of the games at hand is what one comes for. */
const FIRST: Section = 'schedule';

/** The league at a glance; its parts are tabs, and the open one is part of the address. */
export function HubScreen({ league, Board }: BoardProps) {
  useDocumentTitle(hubTitle(league));
  const [params, change] = useSearch();
  const schedule = useSchedule(league).data;
  const standings = useStandings(league).data;
  const tab = readSection(params.get('tab')) ?? FIRST;
  const { isUnread } = useScheduleState(league);
  const go = (next: Section) => change(() => new URLSearchParams(next === FIRST ? {} : { tab: next }));
  const tabs: { value: Section; label: string; content: ReactNode }[] = SECTIONS.map((section) => ({
    value: section,
    label: SECTION_NAME[section],
    content: <Part league={league} Board={Board} section={section} />,
  }));
  return (
    <div className="page lg-hub">
      <Hero league={league} schedule={schedule} />
      <ScheduleAge sport={league} />
      <OffSeason sport={league} />
      {isUnread ? null : <Tiles items={hubTiles(league, schedule, standings)} />}
      <div className="lg-tabs">
        <Tabs label={hubTitle(league)} value={tab} onChange={go} tabs={tabs} />
      </div>
    </div>
  );
}
