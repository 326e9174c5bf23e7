import clsx from 'clsx';
import { useState } from 'react';
import { usePlayByPlay } from '../../../core/league/game.queries.ts';
import type { LeagueDetail, PlayByPlay } from '../../../core/league/league-types.ts';
import { periodWord } from '../../../core/league/league-words.ts';
import { formatPercent } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { ChanceChart } from '../live/chance-chart.tsx';
import { Swing } from '../live/swing.tsx';
import { courseOf, type PlayRow, playRows, type View } from './course-rules.ts';

interface CourseProps {
  game: LeagueDetail;
  course: PlayByPlay;
}

function Chart({ game, course }: CourseProps) {
  const { drawn, columns } = courseOf(game.sport, course);
  const { awayTeamCode: away, homeTeamCode: home } = game;
  const [before, end] = [formatPercent(1 - course.before!.homeWin), course.now ?? course.plays.findLast(({ after }) => after)?.after];
  const isLive = course.now !== null;
  const current = end ? formatPercent(1 - end.homeWin) : before;
  return (
    <ChanceChart
      label={`${away} win probability, ${before} before the game, ${current} ${isLive ? 'now' : 'at the end'}`}
      drawn={drawn}
      columns={columns}
      marks={[away, '50%', home]}
      isShaded
      keys={course.biggest.toSorted((a, b) => a - b).map((at, index) => ({ number: index + 1, ...drawn[at + 1]! }))}
      now={isLive ? `${away} ${current} now` : null}
      before={before}
    />
  );
}

function PlayLine({ game, row: { play, number } }: { game: LeagueDetail; row: PlayRow }) {
  const { awayTeamCode: away, homeTeamCode: home, sport } = game;
  return (
    <li className={clsx(play.isScoring && 'run')}>
      {number === null ? <span /> : <span className="kp">{number}</span>}
      <span className="cap">{[periodWord(sport, play.period), play.clock].filter(Boolean).join(' ')}</span>
      <span>
        {play.text}
        {play.isScoring ? <small>{`${away} ${play.score.away}, ${home} ${play.score.home}`}</small> : null}
      </span>
      {play.after ? <Swing swing={play.after.swing} game={game} /> : <span />}
    </li>
  );
}

const EMPTY: Record<View, string> = {
  key: 'No play has moved the chances by 3 points.',
  scoring: 'No score yet.',
  all: 'No play has been reported yet.',
};

function Plays({ game, course }: CourseProps) {
  const [view, setView] = useState<View>('key');
  const rows = playRows(course, view, game.status === 'live');
  const options = [
    { value: 'key', label: 'Key' },
    { value: 'scoring', label: 'Scoring' },
    { value: 'all', label: `All ${course.plays.length}` },
  ] as const;
  const caption = course.isWhole ? 'win probability gained, in points' : `the last ${course.plays.length} plays`;
  return (
    <Panel
      title="Plays"
      padded={false}
      caption={caption}
      tools={<Segmented label="Plays" value={view} options={options} onChange={setView} />}
    >
      <ol className="wpk lgm-plays">
        {rows.map((row) => (
          <PlayLine key={row.at} game={game} row={row} />
        ))}
        {rows.length === 0 ? <li className="none muted">{EMPTY[view]}</li> : null}
      </ol>
    </Panel>
  );
}

/** How the chances moved play by play, with the reason where they are not known, and the plays. */
export function CoursePanel({ game }: { game: LeagueDetail }) {
  const title = game.isCompleted ? 'How the game went' : 'Win probability';
  const { data, error, refetch } = usePlayByPlay(game);
  if (!data)
    return (
      <Panel title={title}>
        {error ? <ErrorState title="The plays could not be loaded" onRetry={() => void refetch()} /> : <Skeleton height={260} radius={6} />}
      </Panel>
    );
  return (
    <>
      {data.before ? (
        <Panel title={title} padded={false} caption={`from the closing prices of ${data.bookCount} books and each play's clock and score`}>
          <Chart game={game} course={data} />
        </Panel>
      ) : (
        <Panel title={title}>
          <p className="muted">{data.reason}</p>
        </Panel>
      )}
      {data.plays.length > 0 ? <Plays game={game} course={data} /> : null}
    </>
  );
}
