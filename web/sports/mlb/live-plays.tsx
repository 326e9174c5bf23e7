import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useLiveGame } from './baseball.queries.ts';
import type { BaseballDetail } from './baseball-types.ts';
import { shortInning } from './game-clock.ts';

const PLAYS_SHOWN = 8;

/** The plays of a game in play as the feed reports them, the latest first; nothing when it fails. */
export function LivePlays({ game }: { game: BaseballDetail }) {
  const [isAll, setAll] = useState(false);
  const { data } = useLiveGame(game.gameId, game.status === 'live');
  if (!data || data.plays.length === 0) return null;
  const plays = isAll ? data.plays : data.plays.slice(0, PLAYS_SHOWN);
  return (
    <Panel title="Plays" padded={false}>
      <ol className="plays">
        {plays.map((play) => (
          <li key={`${play.at}-${play.text}`} className={clsx(play.isScoring && 'run')}>
            <span className="cap">{shortInning({ inning: play.inning, inningHalf: play.half })}</span>
            <span>{play.text}</span>
            <span className="cap">
              {play.isScoring && play.score ? `${game.awayTeamCode} ${play.score.away}–${play.score.home} ${game.homeTeamCode}` : ''}
            </span>
          </li>
        ))}
        {data.plays.length > plays.length ? (
          <li className="more">
            <Button size="sm" onClick={() => setAll(true)}>{`All ${data.plays.length} plays`}</Button>
          </li>
        ) : null}
      </ol>
    </Panel>
  );
}
