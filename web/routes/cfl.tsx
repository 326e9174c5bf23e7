import { HubScreen } from '../features/football/hub/hub-screen.tsx';
import { FootballPage } from './football/football-page.tsx';

/** The Canadian Football League at a glance. */
export default function CflRoute() {
  return (
    <FootballPage>
      <HubScreen />
    </FootballPage>
  );
}
