import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { useNow } from '../../../../core/clock.ts';
import { ClubChip } from '../../../../core/club-chip.tsx';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { formatDuration } from '../../../../lib/format.ts';
import { calledText, inningText, resumptionText } from '../../card/game-clock.ts';
import { StatusBadges } from '../../card/game-time-cell.tsx';
import { recordText, type SideOfGame, sideOf } from '../../card/team-row.tsx';
import type { GameDetail } from '../../contest-types.ts';
import { headWeather, placeText } from '../../sections/summary-facts.ts';
import { WinProbability } from './win-probability.tsx';

function pitcherLine({ pitcher, stats }: SideOfGame): string {
  if (!pitcher) return 'Starter not announced';
  if (!stats) return pitcher;
  return `${pitcher} ${stats.throws}HP${stats.era === null ? ', no figures yet' : ` ${stats.era.toFixed(2)} ERA`}`;
}

function Side({ side, isHome = false }: { side: SideOfGame; isHome?: boolean }) {
  return (
    <div className={isHome ? 'gd-side home' : 'gd-side'}>
      <ClubChip sport={DEFAULT_SPORT} code={side.code} size="lg" />
      <div>
        <b>{side.name}</b>
        <span>{`${recordText(side.record)}, ${pitcherLine(side)}`}</span>
      </div>
    </div>
  );
}

/** The inning, what holds the game up or ended it early, and the other day on which it is played. */
const headNote = (game: GameDetail, date: (day: string) => string): string =>
  [game.status === 'live' && game.live ? inningText(game.live) : null, game.statusNote, calledText(game), resumptionText(game, date)]
    .filter(Boolean)
    .join(' · ');

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
        <span>to first pitch</span>
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
  return (
    <div className="gd-top">
      <StatusBadges game={game} />
      <b>{`${date(game.gameTime)}, ${game.isTimeTentative ? 'TBD' : gameTime(game.gameTime)}`}</b>
      <span>{placeText(game)}</span>
      {weather ? <span>{headWeather(weather)}</span> : null}
    </div>
  );
}

export function GameHead({ game }: { game: GameDetail }) {
  const now = useNow();
  return (
    <div className="gd-head">
      <Facts game={game} />
      <div className="gd-vs">
        <Side side={sideOf(game, 'away')} />
        <Middle game={game} now={now} />
        <Side side={sideOf(game, 'home')} isHome />
      </div>
      <WinProbability game={game} />
    </div>
  );
}
