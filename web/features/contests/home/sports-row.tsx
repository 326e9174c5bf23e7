import { GAME_SPORTS, type GameSport, sportOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { COMING } from '../../../core/coming-leagues.ts';
import { plural } from '../../../core/game-words.ts';
import type { AnyGame } from '../../../core/games.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { gameParts } from '../../../sports/registry.ts';
import { dayAfter, weekAfter } from '../list/list-rules.ts';
import { useSeason, useSlate } from '../list/use-slate.ts';
import { leagueState, type SeasonAhead } from './league-state.ts';
import './sports-row.css';

/** Today's games, those still in play of last night, and what the season holds after; nothing is known of a season that is not listed. */
function useToday(sport: GameSport, today: string): { games: readonly AnyGame[] | undefined; ahead: SeasonAhead } {
  const season = useSeason(sport);
  const isListed = gameParts(sport).scheduleQuery !== null;
  const { data } = useSlate(sport, { date: isListed ? '' : today, week: null });
  if (!season) return { games: data, ahead: null };
  const { day } = season;
  const next = day && day.on > today ? day.on : (day?.nextOn ?? dayAfter(season.games, today) ?? weekAfter(season.weeks, today)?.from);
  const games = season.games.filter(({ slateOn, status }) => slateOn === today || status === 'live');
  return { games, ahead: { nextOn: next ?? null } };
}

function LeaguePill({ sport, today }: { sport: GameSport; today: string }) {
  const { clock } = useReaderFormat();
  const { gamesPath } = gameParts(sport);
  const { games, ahead } = useToday(sport, today);
  const state = games ? leagueState(games, ahead, { clock, date: formatDate }) : null;
  return (
    <Link to={gamesPath}>
      <b>{sportOf(sport).league}</b>
      {games?.length ? <span>{plural(games.length, 'game')}</span> : null}
      {state ? <span className={state.isLive ? 'r live' : 'r'}>{state.text}</span> : null}
    </Link>
  );
}

function GolfPill() {
  const { data } = useQuery(apiQuery('GET /api/golf/tournaments'));
  const live = data?.find(({ status }) => status === 'in-progress');
  return (
    <Link to={paths.golfTournaments}>
      <b>Golf</b>
      {live ? <span className="r live">{live.round > 0 ? `Round ${live.round}` : 'In progress'}</span> : null}
    </Link>
  );
}

/** One line of leagues, each with what it has today or when it plays next. */
export function SportsRow({ today }: { today: string }) {
  return (
    <nav className="sports" aria-label="Leagues">
      {GAME_SPORTS.map((sport) => (
        <LeaguePill key={sport} sport={sport} today={today} />
      ))}
      <GolfPill />
      {COMING.map((league) => (
        <span key={league} className="soon">
          <b>{league}</b>
          <span className="r">Coming Soon</span>
        </span>
      ))}
    </nav>
  );
}
