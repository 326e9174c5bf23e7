import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { GamesScreen } from '../features/contests/list/games-screen.tsx';

export default function GamesRoute() {
  return <GamesScreen sport={DEFAULT_SPORT} />;
}
