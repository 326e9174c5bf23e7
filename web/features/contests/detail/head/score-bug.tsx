import clsx from 'clsx';
import type { ReactNode } from 'react';
import { placeText, recordText } from '../../../../core/game-words.ts';
import { type AnyGame, sideOf, type TeamSide } from '../../../../core/games.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../../core/status-badges.tsx';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { formatPercent } from '../../../../lib/format.ts';
import { gameParts } from '../../../../sports/registry.ts';

interface LineProps {
  game: AnyGame;
  which: TeamSide;
  note: string;
  /** Of winning, as the game stands. */
  chance: number | null;
}

function TeamLine({ game, which, note, chance }: LineProps) {
  const side = sideOf(game, which);
  // A final's own result is not in the record beside it.
  const came = game.isCompleted && side.record ? 'Came in ' : '';
  return (
    <div className={clsx('bug-l', side.isLoser && 'l')}>
      <TeamChip sport={game.sport} code={side.code} size="lg" />
      <div className="nm">
        <b>{side.name}</b>
        <small>{[came + recordText(side.record), note].filter(Boolean).join(', ')}</small>
      </div>
      {chance === null ? null : <span className="lc">{`${formatPercent(chance)} to win`}</span>}
      <b className="sc" aria-hidden="true">
        {side.score ?? '—'}
      </b>
    </div>
  );
}

interface ScoreBugProps {
  game: AnyGame;
  /** That the home side wins as the game stands; null where it is not known, or over. */
  homeWin: number | null;
  /** Under a club's name, beside its record. */
  sideLine: (side: TeamSide) => string;
  /** In play: what the score alone does not say. */
  live: ReactNode;
  /** Of a final. */
  length: string;
  note: string | null;
  /** What else bears on the place: the weather. */
  about: string | null;
}

function State({ game, live, length, note, about }: Omit<ScoreBugProps, 'homeWin' | 'sideLine'>) {
  const { date, gameTime } = useReaderFormat();
  const parts = gameParts(game.sport);
  const isLive = game.status === 'live';
  const notes = [game.statusNote, parts.resultNote(game), note].filter(Boolean).join(' · ');
  return (
    <div className="bug-st">
      <div className="row-x">
        <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
        <b className="inn">{isLive ? parts.clock(game) : ''}</b>
      </div>
      {isLive ? live : null}
      {game.isCompleted ? <span>{length}</span> : null}
      {notes ? <span>{notes}</span> : null}
      {isLive ? null : <span>{`${date(game.gameTime)}, ${gameTime(game.gameTime)}`}</span>}
      <span>{[placeText(game), about].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** The score of a game that has begun, and how it stands. */
export function ScoreBug({ game, homeWin, sideLine, ...state }: ScoreBugProps) {
  return (
    <div className="bug">
      <p className="sr">{`${game.awayTeam} ${game.awayScore ?? 0}, ${game.homeTeam} ${game.homeScore ?? 0}`}</p>
      <div className="bug-t">
        <TeamLine game={game} which="away" note={sideLine('away')} chance={homeWin === null ? null : 1 - homeWin} />
        <TeamLine game={game} which="home" note={sideLine('home')} chance={homeWin} />
      </div>
      <State game={game} {...state} />
    </div>
  );
}
