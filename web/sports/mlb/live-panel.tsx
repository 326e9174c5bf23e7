import { Diamond, Outs } from '../../ui/marks/diamond.tsx';
import { useLiveGame } from './baseball.queries.ts';
import type { LiveBrief } from './baseball-types.ts';
import { shortInning } from './game-clock.ts';

type Situation = Pick<LiveBrief, 'inning' | 'inningHalf' | 'balls' | 'strikes' | 'outs' | 'lastPlay' | 'runnersOn'>;

export function LiveSituation({ live }: { live: Situation }) {
  return (
    <div className="live-p">
      <Diamond runners={live.runnersOn} />
      <div className="count">
        <span>
          {shortInning(live)}, count <b>{live.balls === null || live.strikes === null ? '—' : `${live.balls}–${live.strikes}`}</b>
        </span>
        <Outs count={live.outs} />
      </div>
      {live.lastPlay ? (
        <div className="last" title={live.lastPlay}>
          {live.lastPlay}
        </div>
      ) : null}
    </div>
  );
}

/** The situation of a live game, asked for every 30 seconds; until the first answer what the list said, and nothing when it fails. */
export function LivePanel({ gameId, brief }: { gameId: string; brief: LiveBrief | null }) {
  const { data, isError } = useLiveGame(gameId, true);
  if (isError) return null;
  if (data) return data.status === 'live' ? <LiveSituation live={data} /> : null;
  return brief ? <LiveSituation live={brief} /> : null;
}
