import clsx from 'clsx';
import { useLiveGame } from './baseball.queries.ts';
import type { LiveBrief } from './baseball-types.ts';
import { shortInning } from './game-clock.ts';

const BASES = [
  { key: 'first', x: 28, y: 18 },
  { key: 'second', x: 17.5, y: 7 },
  { key: 'third', x: 7, y: 18 },
] as const;

type Runners = Record<(typeof BASES)[number]['key'], boolean>;

const describe = (runners: Runners): string => {
  const on = BASES.filter((base) => runners[base.key]).map((base) => base.key);
  return on.length === 0 ? 'Bases empty' : `Runners on: ${on.join(', ')}`;
};

/** The bases, filled where a runner stands. */
export function Diamond({ runners }: { runners: Runners }) {
  return (
    <span>
      <span className="sr">{describe(runners)}</span>
      <svg className="dia" viewBox="0 0 46 40" aria-hidden="true">
        {BASES.map(({ key, x, y }) => (
          <rect
            key={key}
            x={x}
            y={y}
            width={11}
            height={11}
            transform={`rotate(45 ${x + 5.5} ${y + 5.5})`}
            className={clsx(runners[key] && 'on')}
          />
        ))}
      </svg>
    </span>
  );
}

export function Outs({ count }: { count: number }) {
  return (
    <span>
      <span className="outs" aria-hidden="true">
        {[1, 2, 3].map((out) => (
          <i key={out} className={clsx(out <= count && 'on')} />
        ))}
      </span>{' '}
      {count} {count === 1 ? 'out' : 'outs'}
    </span>
  );
}

type Situation = Pick<LiveBrief, 'inning' | 'inningHalf' | 'balls' | 'strikes' | 'outs' | 'lastPlay' | 'runnersOn'>;

function LiveSituation({ live }: { live: Situation }) {
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

/** The situation of a live game, asked for every 30 seconds; until the first answer what the list reported, and nothing when it fails. */
export function LivePanel({ gameId, brief }: { gameId: string; brief: LiveBrief | null }) {
  const { data, isError } = useLiveGame(gameId, true);
  if (isError) return null;
  if (data) return data.status === 'live' ? <LiveSituation live={data} /> : null;
  return brief ? <LiveSituation live={brief} /> : null;
}
