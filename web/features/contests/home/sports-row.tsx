import { type GameSport, isGameSport, SPORT_KEYS, sportOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type ScheduleState, useScheduleStates } from '../../../core/schedule-state.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { type SportToday, useSportsToday } from '../../../core/sports-today.ts';
import { formatDate, plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { gameParts } from '../../../sports/registry.ts';
import { type LeagueState, leagueState } from './league-state.ts';
import './sports-row.css';

const stateText = ({ text, isLive }: LeagueState) => <span className={isLive ? 'r live' : 'r'}>{text}</span>;

interface PillProps {
  entry: SportToday | undefined;
  state: ScheduleState;
}

function LeaguePill({ sport, entry, state }: PillProps & { sport: GameSport }) {
  const { clock } = useReaderFormat();
  return (
    <Link to={gameParts(sport).gamesPath}>
      <b>{sportOf(sport).league}</b>
      {entry?.games ? <span>{plural(entry.games, 'game')}</span> : null}
      {entry ? stateText(leagueState({ ...entry, ...state }, { clock, date: formatDate })) : null}
    </Link>
  );
}

function GolfPill({ entry, state }: PillProps) {
  const { clock } = useReaderFormat();
  const { data } = useQuery({ ...apiQuery('GET /api/golf/tournaments'), enabled: entry !== undefined && entry.games > 0 });
  const played = data?.find(({ status }) => status === 'in-progress');
  const isOn = entry !== undefined && entry.games > 0;
  return (
    <Link to={paths.golfTournaments}>
      <b>Golf</b>
      {isOn ? stateText({ text: played?.round ? `Round ${played.round}` : 'This week', isLive: played !== undefined }) : null}
      {entry && !isOn ? stateText(leagueState({ ...entry, ...state }, { clock, date: formatDate })) : null}
    </Link>
  );
}

/** One line of sports, those in season first, each with what it has today or when it plays next. */
export function SportsRow() {
  const { data } = useSportsToday();
  const stateOf = useScheduleStates();
  const entries = new Map(data?.map((entry) => [entry.sport, entry]));
  return (
    <nav className="sports" aria-label="Leagues">
      {(data?.map(({ sport }) => sport) ?? SPORT_KEYS).map((sport) =>
        isGameSport(sport) ? (
          <LeaguePill key={sport} sport={sport} entry={entries.get(sport)} state={stateOf(sport)} />
        ) : (
          <GolfPill key={sport} entry={entries.get(sport)} state={stateOf(sport)} />
        ),
      )}
    </nav>
  );
}
