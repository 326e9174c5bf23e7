import { GamesScreen } from '../features/events/list/games-screen.tsx';

export default function GamesRoute() {
  return <GamesScreen />;
}
