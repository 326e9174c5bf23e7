import { GamesScreen } from '../features/contests/list/games-screen.tsx';

export default function GamesRoute() {
  return <GamesScreen />;
}
