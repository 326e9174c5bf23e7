import clsx from 'clsx';
import { placeText, recordText } from '../../../../core/game-words.ts';
import { sideOf, type TeamSide } from '../../../../core/games.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../../core/status-badges.tsx';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { formatDuration, formatPercent } from '../../../../lib/format.ts';
import { gameParts } from '../../../../sports/registry.ts';
import { resumptionText } from '../../card.tsx';
import type { GameDetail, GamePage } from '../../contest-types.ts';
import { useCurve } from '../../live/use-curve.ts';
import { headWeather } from '../../sections/summary-facts.ts';
import { PreGameLine } from './pre-game-line.tsx';
import { ResultStrip } from './result-strip.tsx';

interface LineProps {
  game: GameDetail;
  which: TeamSide;
  note: string;
  /** Of winning, as the game stands. */
  chance: number | null;
}

function TeamLine({ game, which, note, chance }: LineProps) {
  const side = sideOf(game, which);
  return (
    <div className={clsx('bug-l', side.isLoser && 'l')}>
      <TeamChip sport={game.sport} code={side.code} size="lg" />
      <div className="nm">
        <b>{side.name}</b>
        <small>{`${recordText(side.record)}, ${note}`}</small>
      </div>
      {chance === null ? null : <span className="lc">{`${formatPercent(chance)} to win`}</span>}
      <b className="sc" aria-hidden="true">
        {side.score ?? '—'}
      </b>
    </div>
  );
}

/** How long a final took, and over how many innings. */
function lengthText({ innings, gameTime, endedAt }: GameDetail): string {
  const took = endedAt ? formatDuration((Date.parse(endedAt) - Date.parse(gameTime)) / 1000) : null;
  return [innings === null ? null : `${innings} innings`, took].filter(Boolean).join(', ');
}

function State({ game, LiveState }: { game: GameDetail; LiveState: GamePage['LiveState'] }) {
  const { date, gameTime } = useReaderFormat();
  const parts = gameParts(game.sport);
  const { weather } = game;
  const isLive = game.status === 'live';
  const note = [game.statusNote, parts.resultNote(game), resumptionText(game, date)].filter(Boolean).join(' · ');
  return (
    <div className="bug-st">
      <div className="row-x">
        <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
        <b className="inn">{isLive ? parts.clock(game) : ''}</b>
      </div>
      {isLive ? <LiveState game={game} /> : null}
      {game.isCompleted ? <span>{lengthText(game)}</span> : null}
      {note ? <span>{note}</span> : null}
      {isLive ? null : <span>{`${date(game.gameTime)}, ${gameTime(game.gameTime)}`}</span>}
      <span>{[placeText(game), weather ? headWeather(weather) : null].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** The head of a game that has begun: the score and how it stands, and no number from before it. */
export function ScoreBug({ game, parts }: { game: GameDetail; parts: GamePage }) {
  const isLive = game.status === 'live';
  const { data: curve } = useCurve(game);
  const homeWin = isLive ? (curve?.now?.homeWin ?? null) : null;
  const { sideLine, LiveState, LiveMatchup } = parts;
  return (
    <>
      <div className="bug">
        <p className="sr">{`${game.awayTeam} ${game.awayScore ?? 0}, ${game.homeTeam} ${game.homeScore ?? 0}`}</p>
        <div className="bug-t">
          <TeamLine game={game} which="away" note={sideLine(game, 'away')} chance={homeWin === null ? null : 1 - homeWin} />
          <TeamLine game={game} which="home" note={sideLine(game, 'home')} chance={homeWin} />
        </div>
        <State game={game} LiveState={LiveState} />
      </div>
      {isLive ? <LiveMatchup game={game} /> : null}
      {game.isCompleted ? <ResultStrip game={game} /> : null}
      <PreGameLine game={game} />
    </>
  );
}
