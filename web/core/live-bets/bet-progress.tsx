import clsx from 'clsx';
import { formatPercent, NONE } from '../../lib/format.ts';
import { type LiveBet, type OpenBet, progressOf, standingOf } from './live-words.ts';
import './live-bets.css';

const MOST_STEPS = 24;

function Steps({ done, needed }: { done: number; needed: number }) {
  if (needed > MOST_STEPS) return null;
  return (
    <div className="lb-segs" aria-hidden="true">
      {Array.from({ length: needed }, (_, step) => step + 1).map((step) => (
        <i key={step} className={clsx(step <= done && 'on')} />
      ))}
    </div>
  );
}

/** A chance as a bar, with a mark at even. */
function ChanceBar({ chance }: { chance: number | null }) {
  if (chance === null) return null;
  return (
    <div className="lb-chance" aria-hidden="true">
      <i style={{ width: `${Math.round(chance * 100)}%` }} />
    </div>
  );
}

/** How far an open bet has come, and its chance as the game stands. */
export function BetProgress({ bet, live }: { bet: OpenBet; live: LiveBet }) {
  const { chance, reason } = live;
  const progress = live.place === null ? progressOf(bet, live.score) : { head: live.place, detail: '', steps: null };
  const standing = chance === null ? null : standingOf(chance);
  return (
    <div className={clsx('lb', standing && `lb-${standing.toLowerCase()}`)}>
      {progress ? (
        <div className="lb-bar">
          <div className="lb-h">
            <b>{progress.head}</b>
            <span>{progress.detail}</span>
          </div>
          {progress.steps ? <Steps {...progress.steps} /> : <ChanceBar chance={chance} />}
        </div>
      ) : null}
      <div
        className="lb-c"
        title={reason ?? (live.score ? 'From closing prices and where the game stands' : 'From our golf model and the leaderboard')}
      >
        <b>{chance === null ? NONE : formatPercent(chance, 0)}</b>
        <span>{standing ?? reason}</span>
      </div>
    </div>
  );
}
