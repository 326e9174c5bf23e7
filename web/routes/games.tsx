import { GamesScreen } from '../features/contests/list/games-screen.tsx';
import { paths } from '../lib/paths.ts';
import { sportListedAt } from '../sports/registry.ts';

const SPORT = sportListedAt(paths.games());

export default function GamesRoute() {
  return <GamesScreen sport={SPORT} />;
}
