import { WeekBoard } from '../features/contests/list/week-board.tsx';
import { HubScreen } from '../features/leagues/hub/hub-screen.tsx';
import { InLeague } from '../features/leagues/in-league.tsx';

/** A league of teams at a glance. */
export default function LeagueHubRoute() {
  return <InLeague>{(league) => <HubScreen league={league} Board={WeekBoard} />}</InLeague>;
}
