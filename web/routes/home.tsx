import { HomeScreen } from '../features/contests/home/home-screen.tsx';
import { HomePicksPanel, HomeProofPanel } from '../features/picks/home/home-picks-panel.tsx';

export default function HomeRoute() {
  return <HomeScreen picks={(today) => <HomePicksPanel today={today} />} proof={(today) => <HomeProofPanel today={today} />} />;
}
