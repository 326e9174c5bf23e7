import clsx from 'clsx';
import { useState } from 'react';
import { useNow } from '../../core/clock.ts';
import { formatAge } from '../../lib/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/states/states.tsx';
import { useBoxScore, useLiveGame } from './baseball.queries.ts';
import type { BaseballDetail, LiveGame } from './baseball-types.ts';
import { LineScoreTable } from './box/line-score-table.tsx';
import { shortInning } from './game-clock.ts';
import { LiveSituation } from './live-panel.tsx';

const PLAYS_SHOWN = 8;

function Plays({ live, game }: { live: LiveGame; game: BaseballDetail }) {
  const [isAll, setAll] = useState(false);
  const plays = isAll ? live.plays : live.plays.slice(0, PLAYS_SHOWN);
  if (plays.length === 0) return null;
  return (
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
      {live.plays.length > plays.length ? (
        <li className="more">
          <Button size="sm" onClick={() => setAll(true)}>{`All ${live.plays.length} plays`}</Button>
        </li>
      ) : null}
    </ol>
  );
}

// Room for the last plays, which only the live feed knows.
const playsWait = (
  <div className="plays" aria-busy="true">
    <Skeleton height={70} />
  </div>
);

/** What is happening in a live game; nothing when the feed fails or has nothing to say. */
export function LiveNow({ game }: { game: BaseballDetail }) {
  const now = useNow(5000);
  const { data, isError } = useLiveGame(game.gameId, true);
  const { data: box } = useBoxScore(game.gameId, true, true);
  const live = data ?? game.live;
  const isOver = data !== undefined && data.status !== 'live';
  if (isError || isOver || !live) return null;
  const arms = box ? [...box.away.pitchers, ...box.home.pitchers] : [];
  const pitches = arms.find(({ name }) => name === data?.pitcher)?.pitches;
  const lineScore = data?.lineScore ?? game.lineScore;
  return (
    <Panel title="Live" caption={`as of ${formatAge((now - Date.parse(live.asOf)) / 1000)} ago`} padded={false}>
      <div className="live-now">
        <LiveSituation live={live} />
        <dl className="facts">
          <div>
            <dt>At bat</dt>
            <dd>{data?.batter ?? '—'}</dd>
          </div>
          <div>
            <dt>Pitching</dt>
            <dd>{data?.pitcher ?? '—'}</dd>
          </div>
          <div>
            <dt>Pitches</dt>
            <dd>{pitches ?? '—'}</dd>
          </div>
        </dl>
      </div>
      {lineScore ? <LineScoreTable lineScore={lineScore} game={game} /> : null}
      {data ? <Plays live={data} game={game} /> : playsWait}
    </Panel>
  );
}
