import { GameScreen } from '../features/contests/detail/game-screen.tsx';

export default function GameRoute() {
  return <GameScreen />;
}
