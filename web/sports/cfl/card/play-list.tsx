import { Badge } from '../../../ui/marks/badge.tsx';
import type { FootballDetail } from '../football-types.ts';

const when = (quarter: number | null, clock: string | null): string =>
  quarter === null ? 'OT' : [`Q${quarter}`, clock].filter(Boolean).join(' ');

/** The last plays, newest first, scores marked. */
export function PlayList({ game }: { game: FootballDetail }) {
  if (game.plays.length === 0) return <p className="muted">No plays are kept of this game.</p>;
  return (
    <>
      <ol className="cf-plays">
        {game.plays.map((play) => (
          <li key={`${play.at} ${play.text}`}>
            <span className="cap">{when(play.quarter, play.clock)}</span>
            <span>
              {play.text} {play.isScoring ? <Badge look="value">Score</Badge> : null}
            </span>
            <span className="num">{`${play.score.away}–${play.score.home}`}</span>
          </li>
        ))}
      </ol>
      <p className="cap">{`The last ${game.plays.length} plays; points as ${game.awayTeamCode}–${game.homeTeamCode}.`}</p>
    </>
  );
}
