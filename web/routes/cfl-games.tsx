import { DateNav } from '../features/contests/list/date-nav.tsx';
import { GameListWait } from '../features/contests/list/game-card-wait.tsx';
import { FootballGamesScreen } from '../features/football/list/games-screen.tsx';
import { FootballPage } from './football/football-page.tsx';
import '../features/contests/styles/calendar.css';

/** CFL games of a day or a week with the three markets. */
export default function CflGamesRoute() {
  return (
    <FootballPage>
      <FootballGamesScreen dateNav={(props) => <DateNav {...props} />} wait={<GameListWait />} />
    </FootballPage>
  );
}
