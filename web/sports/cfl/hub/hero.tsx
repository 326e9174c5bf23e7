import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { ClubChip } from '../../../core/club-chip.tsx';
import { untilStart } from '../../../core/game-words.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { gamesPath } from '../football-paths.ts';
import type { FootballGame, Schedule } from '../football-types.ts';
import { clockText } from '../words/football-words.ts';

/** The game under way, or else the next one of the week. */
const featuredGame = (games: readonly FootballGame[]): FootballGame | null =>
  games.find(({ status }) => status === 'live') ??
  [...games]
    .filter(({ status }) => status === 'scheduled' || status === 'delayed')
    .sort((a, b) => a.gameTime.localeCompare(b.gameTime))[0] ??
  null;

function Featured({ game }: { game: FootballGame }) {
  const now = useNow();
  const { date, gameTime } = useReaderFormat();
  const isLive = game.status === 'live';
  const when = isLive && game.live ? clockText(game.live) : `${date(game.slateOn)}, ${gameTime(game.gameTime)}`;
  return (
    <Link className="cf-next" to={gamesPath({ date: game.slateOn })}>
      <span className="cf-next-h">
        {isLive ? <Badge look="live">Live</Badge> : <span className="muted">Next kickoff</span>}
        <b>{when}</b>
        {isLive ? null : <span className="cap">{untilStart(game.gameTime, now)}</span>}
      </span>
      <span className="cf-next-g">
        <ClubChip code={game.awayTeamCode} sport="cfl" />
        {game.awayScore === null ? null : <b>{game.awayScore}</b>}
        <span className="muted">at</span>
        <ClubChip code={game.homeTeamCode} sport="cfl" />
        {game.homeScore === null ? null : <b>{game.homeScore}</b>}
        <span className="cf-next-n">{`${game.awayTeam} at ${game.homeTeam}, ${game.venue}`}</span>
      </span>
    </Link>
  );
}

/** What the hub is, and the game to look at now. */
export function Hero({ schedule }: { schedule: Schedule | undefined }) {
  const game = schedule ? featuredGame(schedule.games) : null;
  const notice = schedule?.source?.notice ?? null;
  return (
    <section className="panel cf-hero" aria-label="Canadian Football League">
      <div>
        <h1>CFL Central</h1>
        <p>Nine clubs, two divisions and the road to the Grey Cup: schedule, table and every book's prices.</p>
        {notice ? <p className="cap">{notice}</p> : null}
        <div className="acts">
          <Link className={buttonClass({ look: 'primary' })} to={paths.cflGames}>
            CFL Games
          </Link>
          <Link className={buttonClass()} to={paths.cflPicks}>
            CFL Picks
          </Link>
        </div>
      </div>
      {game ? <Featured game={game} /> : null}
    </section>
  );
}
