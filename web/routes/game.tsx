import { GameScreen } from '../features/events/detail/game-screen.tsx';

export default function GameRoute() {
  return <GameScreen />;
}
