import { sportOf } from '@clearedge/contract/sports';
import { useNow } from '../../../../core/clock.ts';
import { ClubChip } from '../../../../core/club-chip.tsx';
import { placeText, recordText } from '../../../../core/game-words.ts';
import { sideOf, type TeamSide } from '../../../../core/games.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../../core/status-badges.tsx';
import { formatDuration } from '../../../../lib/format.ts';
import { gameParts } from '../../../../sports/registry.ts';
import { resumptionText } from '../../card/resumption-text.ts';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { headWeather } from '../../sections/summary-facts.ts';
import { WinProbability } from './win-probability.tsx';

function Side({ game, which, note }: { game: GameDetail; which: TeamSide; note: string }) {
  const side = sideOf(game, which);
  return (
    <div className={which === 'home' ? 'gd-side home' : 'gd-side'}>
      <ClubChip sport={game.sport} code={side.code} size="lg" />
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
