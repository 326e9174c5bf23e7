import { GameScreen } from '../features/contests/detail/game-screen.tsx';
import { gamePage } from '../sports/mlb/game-page.ts';

export default function GameRoute() {
  return <GameScreen parts={gamePage} />;
}
