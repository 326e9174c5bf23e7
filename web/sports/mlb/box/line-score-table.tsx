import { useNow } from '../../../core/clock.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatAge } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useLiveGame } from '../baseball.queries.ts';
import type { BaseballDetail, BaseballGame, LineScore } from '../baseball-types.ts';
import { statusWord } from '../game-clock.ts';

type Codes = Pick<BaseballGame, 'awayTeamCode' | 'homeTeamCode' | 'scheduledInnings' | 'isCompleted'>;

function Row({
  code,
  runs,
  innings,
  totals,
  unplayed,
}: {
  code: string;
  runs: readonly (number | null)[];
  innings: number;
  totals: LineScore['totals']['away'];
  unplayed: string | null;
}) {
  return (
    <tr>
      <th scope="row">
        <TeamChip sport="mlb" code={code} size="sm" />
      </th>
      {Array.from({ length: innings }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an inning is its place
        <td key={i}>{runs[i] === null ? '—' : (runs[i] ?? (i === runs.length ? unplayed : null))}</td>
      ))}
      <td className="rhe r1">{totals.runs ?? '—'}</td>
      <td className="rhe">{totals.hits ?? '—'}</td>
      <td className="rhe">{totals.errors ?? '—'}</td>
    </tr>
  );
}

function Head({ innings }: { innings: number }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">Club</span>
        </th>
        {Array.from({ length: innings }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an inning is its place
          <th scope="col" key={i}>
            {i + 1}
          </th>
        ))}
        <th scope="col" className="r1">
          <abbr title="Runs">R</abbr>
        </th>
        <th scope="col">
          <abbr title="Hits">H</abbr>
        </th>
        <th scope="col">
          <abbr title="Errors">E</abbr>
        </th>
      </tr>
    </thead>
  );
}

export function LineScoreTable({ lineScore, game }: { lineScore: LineScore; game: Codes }) {
  // A home side that leads after the top of the last inning does not bat.
  const isHalfUnplayed = game.isCompleted && lineScore.home.length === lineScore.away.length - 1;
  // A game called early has no later innings.
  const innings = Math.max(game.isCompleted ? 0 : game.scheduledInnings, lineScore.away.length, lineScore.home.length);
  return (
    <div className="tbl-x">
      <table className="tbl box">
        <Head innings={innings} />
        <tbody>
          <Row code={game.awayTeamCode} runs={lineScore.away} innings={innings} totals={lineScore.totals.away} unplayed={null} />
          <Row
            code={game.homeTeamCode}
            runs={lineScore.home}
            innings={innings}
            totals={lineScore.totals.home}
            unplayed={isHalfUnplayed ? 'x' : null}
          />
        </tbody>
      </table>
    </div>
  );
}

/** The line score, once there is one; of a game in play as the feed reports it. */
export function LineScorePanel({ game }: { game: BaseballDetail }) {
  const { data: live } = useLiveGame(game.gameId, game.status === 'live');
  const lineScore = live?.lineScore ?? game.lineScore;
  const now = useNow(5000);
  if (!lineScore) return null;
  const age = live ? `as of ${formatAge((now - Date.parse(live.asOf)) / 1000)} ago` : (game.statusNote ?? undefined);
  return (
    <Panel title="Line score" caption={game.isCompleted ? statusWord(game) : age} padded={false}>
      <LineScoreTable lineScore={lineScore} game={game} />
    </Panel>
  );
}
