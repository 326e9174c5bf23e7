import { type LeagueSport, leagueOf, PICK_SPORTS, type PickSport } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { gamesPath } from '../core/league/league-paths.ts';
import { InLeague } from '../features/leagues/in-league.tsx';
import { PicksScreen } from '../features/picks/daily/picks-screen.tsx';
import { paths } from '../lib/paths.ts';
import NotFoundRoute from './not-found.tsx';

function LeaguePicks({ league }: { league: LeagueSport & PickSport }) {
  const name = leagueOf(league);
  useDocumentTitle(`${name} Picks`);
  return (
    <div className="page picks pk-open">
      <header className="page-h">
        <h1>{`${name} Daily Picks`}</h1>
        <span className="grow" />
        <Link className="link" to={gamesPath(league)}>
          {`${name} games`}
        </Link>
        <Link className="link" to={paths.league(league)}>
          {`${name} Hub`}
        </Link>
      </header>
      <PicksScreen sport={league} />
    </div>
  );
}

const hasPicks = (league: LeagueSport): league is LeagueSport & PickSport => PICK_SPORTS.some((sport) => sport === league);

/** The model's published picks of a league's day. */
export default function LeaguePicksRoute() {
  return <InLeague>{(league) => (hasPicks(league) ? <LeaguePicks league={league} /> : <NotFoundRoute />)}</InLeague>;
}
