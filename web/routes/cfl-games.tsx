import { GamesScreen } from '../features/contests/list/games-screen.tsx';

/** CFL games of a day or a week. */
export default function CflGamesRoute() {
  return <GamesScreen sport="cfl" />;
}
