import { HomeScreen } from '../features/contests/home/home-screen.tsx';
import { HomePicksPanel } from '../features/picks/home/home-picks-panel.tsx';

export default function HomeRoute() {
  return <HomeScreen picks={(today) => <HomePicksPanel today={today} />} />;
}
