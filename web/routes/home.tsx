import { HomeScreen } from '../features/events/home/home-screen.tsx';

export default function HomeRoute() {
  return <HomeScreen />;
}
