import { sportOf } from '@clearedge/contract/sports';
import { useNow } from '../../../../core/clock.ts';
import { placeText, recordText } from '../../../../core/game-words.ts';
import { hasStarted, sideOf, type TeamSide } from '../../../../core/games.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../../core/status-badges.tsx';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { formatAge, formatDuration, formatPercent } from '../../../../lib/format.ts';
import { gameParts } from '../../../../sports/registry.ts';
import { resumptionText } from '../../card.tsx';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { headWeather } from '../../sections/summary-facts.ts';

interface Blended {
  game: GameDetail;
  /** Our own probability for the away side, where the tier shows it. */
  own: number | null;
}
type SideName = 'away' | 'home';

const codeOf = (game: GameDetail, side: SideName): string => game[`${side}TeamCode`];
const ofSide = (away: number, side: SideName): string => formatPercent(side === 'away' ? away : 1 - away);

function winnerOf({ isCompleted, awayScore, homeScore }: GameDetail): SideName | null {
  if (!isCompleted || awayScore === null || homeScore === null || awayScore === homeScore) return null;
  return awayScore > homeScore ? 'away' : 'home';
}

/** "We had CLE at 58.1%, the closing market at 57.9% (7 books)", of the side that was the likelier. */
function beforeText({ game, own }: Blended, side: SideName): string {
  const { market } = game;
  const closing = market
    ? `the closing market${own === null ? ` had ${codeOf(game, side)}` : ''} at ${ofSide(market.awayNoVig, side)}`
    : '';
  const books = market ? ` (${market.bookCount} ${market.bookCount === 1 ? 'book' : 'books'}, no vig)` : '';
  if (own === null) return `${closing}${books}`;
  return `we had ${codeOf(game, side)} at ${ofSide(own, side)}${closing ? `, ${closing}${books}` : ''}`;
}

/** What was thought before the first pitch, once a game has begun: a line beside the score, and after it how that did. */
function PreGameLine({ game, own }: Blended) {
  const away = own ?? game.market?.awayNoVig ?? null;
  if (away === null) return null;
  const likelier: SideName = away >= 0.5 ? 'away' : 'home';
  const winner = winnerOf(game);
  const outcome = winner === null ? '' : ` ${codeOf(game, winner)} won: ${winner === likelier ? 'the favorite' : 'an upset'}.`;
  return (
    <p className="wp-pre cap">
      <b>Pre-game</b> {`${beforeText({ game, own }, likelier)}.${outcome}`}
    </p>
  );
}

const books = (count: number): string => `${count} ${count === 1 ? 'book' : 'books'}`;

/** Our own probability for the away side, where the tier shows it. */
function ownAway({ aiSummary }: GameDetail): number | null {
  if (!aiSummary || 'locked' in aiSummary) return null;
  const { side, probability } = aiSummary.favored;
  return side === 'away' ? probability : 1 - probability;
}

function sourceText(game: GameDetail, own: number | null, now: number): string {
  const { market } = game;
  if (!market) return 'Our number, no market price yet';
  const age = formatAge((now - Date.parse(market.seenAt)) / 1000);
  const share = own === null ? '' : ` ${formatPercent(market.awayNoVig)}`;
  return `Market, no vig${share} (${books(market.bookCount)}, ${age})`;
}

/** Who wins how often: our own number with the market's marked on it, or the market's alone. Once the game has begun, a line on what was thought. */
function WinProbability({ game }: { game: GameDetail }) {
  const now = useNow();
  const { market, awayTeamCode: away, homeTeamCode: home } = game;
  const own = ownAway(game);
  if (hasStarted(game)) return <PreGameLine game={game} own={own} />;
  const chance = own ?? market?.awayNoVig ?? null;
  if (chance === null)
    return (
      <div className="wp">
        <div className="wp-l">
          <span>No market price for this game yet</span>
        </div>
        <div className="wp-b" />
      </div>
    );
  const [first, second] = [formatPercent(chance), formatPercent(1 - chance)];
  return (
    <div className="wp">
      <div className="wp-l">
        <div>
          <b>{first}</b> <span>{away} wins</span>
        </div>
        <span className="mkt">{sourceText(game, own, now)}</span>
        <div>
          <span>{home} wins</span> <b>{second}</b>
        </div>
      </div>
      <div className="wp-b" aria-hidden="true">
        <i className="a" style={{ width: first }} />
        <i className="h" style={{ width: second }} />
        {own !== null && market ? <span className="m" style={{ left: formatPercent(market.awayNoVig) }} /> : null}
      </div>
    </div>
  );
}

function Side({ game, which, note }: { game: GameDetail; which: TeamSide; note: string }) {
  const side = sideOf(game, which);
  return (
    <div className={which === 'home' ? 'gd-side home' : 'gd-side'}>
      <TeamChip sport={game.sport} code={side.code} size="lg" />
      <div>
        <b>{side.name}</b>
        <span>{`${recordText(side.record)}, ${note}`}</span>
      </div>
    </div>
  );
}

/** Where it stands, what holds the game up or ended it early, and the other day on which it is played. */
function headNote(game: GameDetail, date: (day: string) => string): string {
  const { clock, resultNote } = gameParts(game.sport);
  return [game.status === 'live' ? clock(game) : null, game.statusNote, resultNote(game), resumptionText(game, date)]
    .filter(Boolean)
    .join(' · ');
}

function Middle({ game, now }: { game: GameDetail; now: number }) {
  const { date } = useReaderFormat();
  if (game.awayScore !== null && game.homeScore !== null && game.status !== 'scheduled')
    return (
      <div className="gd-at">
        <span className="sr">{`${game.awayTeam} ${game.awayScore}, ${game.homeTeam} ${game.homeScore}`}</span>
        <b className="score" aria-hidden="true">
          {`${game.awayScore} – ${game.homeScore}`}
        </b>
        <span>{headNote(game, date)}</span>
      </div>
    );
  const seconds = (Date.parse(game.gameTime) - now) / 1000;
  if (game.status === 'scheduled' && !game.isTimeTentative && seconds > 0)
    return (
      <div className="gd-at">
        <b>{formatDuration(seconds)}</b>
        <span>{`to ${sportOf(game.sport).startWord}`}</span>
      </div>
    );
  return (
    <div className="gd-at">
      <b>@</b>
      <span>{game.statusNote ?? (game.isTimeTentative ? 'time to be announced' : 'due to start')}</span>
    </div>
  );
}

function Facts({ game }: { game: GameDetail }) {
  const { date, gameTime } = useReaderFormat();
  const { weather } = game;
  const parts = gameParts(game.sport);
  return (
    <div className="gd-top">
      <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      <b>{`${date(game.gameTime)}, ${game.isTimeTentative ? 'TBD' : gameTime(game.gameTime)}`}</b>
      <span>{placeText(game)}</span>
      {weather ? <span>{headWeather(weather)}</span> : null}
    </div>
  );
}

export function GameHead({ game, sideLine }: { game: GameDetail; sideLine: GamePage['sideLine'] }) {
  const now = useNow();
  return (
    <div className="gd-head">
      <Facts game={game} />
      <div className="gd-vs">
        <Side game={game} which="away" note={sideLine(game, 'away')} />
        <Middle game={game} now={now} />
        <Side game={game} which="home" note={sideLine(game, 'home')} />
      </div>
      <WinProbability game={game} />
    </div>
  );
}
