import { HubScreen } from '../sports/cfl/hub/hub-screen.tsx';

/** The Canadian Football League at a glance. */
export default function CflRoute() {
  return <HubScreen />;
}
