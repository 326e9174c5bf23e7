import clsx from 'clsx';
import { useState } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { GameDetail } from '../contest-types.ts';
import { type CurvePoint, keyPlays, type WinProbability } from './curve-rules.ts';
import { Swing } from './swing.tsx';

type View = 'key' | 'all';
/** Of a game in play, the plays just made stand above the biggest. */
const LATEST = 3;
const VIEWS: readonly View[] = ['key', 'all'];

const halfWords = ({ inning, half }: Pick<CurvePoint, 'inning' | 'half'>): string => `${half === 'top' ? 'Top' : 'Bot'} ${inning}`;

interface Row {
  at: number;
  point: CurvePoint;
  number: number | null;
  isScoring: boolean;
}

/** Told plays, the latest first: all of them, or the biggest with those just made. */
function playRows(curve: WinProbability, view: View, latest: number): Row[] {
  const numbers = new Map(keyPlays(curve).map(({ at, number }) => [at, number]));
  const rows = curve.points.map((point, at): Row => {
    const before = curve.points[at - 1] ?? { away: 0, home: 0 };
    const isScoring = point.away + point.home > before.away + before.home;
    return { at, point, number: numbers.get(at) ?? null, isScoring };
  });
  const told = rows.filter(({ point }) => point.text !== '');
  const newest = latest === 0 ? [] : told.slice(-latest);
  const shown = view === 'all' ? told : told.filter((row) => row.number !== null || newest.includes(row));
  return shown.toReversed();
}

/** The plays of a game, each with what it did to the chances; the numbers are those on the curve. */
export function PlaysPanel({ curve, game }: { curve: WinProbability; game: GameDetail }) {
  const [view, setView] = useState<View>('key');
  const latest = game.status === 'live' ? LATEST : 0;
  const all = playRows(curve, 'all', latest);
  if (all.length === 0) return null;
  const rows = view === 'all' ? all : playRows(curve, 'key', latest);
  const label = { key: 'Key', all: `All ${all.length}` };
  return (
    <Panel
      title="Plays"
      padded={false}
      caption="win probability gained, in points"
      tools={
        <div className="seg">
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {label[one]}
            </button>
          ))}
        </div>
      }
    >
      <ol className="wpk">
        {rows.map(({ at, point, number, isScoring }) => (
          <li key={at} className={clsx(isScoring && 'run')}>
            {number === null ? <span /> : <span className="kp">{number}</span>}
            <span className="cap">{halfWords(point)}</span>
            <span>
              {point.text}
              {isScoring ? <small>{`${game.awayTeamCode} ${point.away}, ${game.homeTeamCode} ${point.home}`}</small> : null}
            </span>
            <Swing swing={point.swing} game={game} />
          </li>
        ))}
        {rows.length === 0 ? <li className="none muted">No play has moved the chances by 3 points.</li> : null}
      </ol>
    </Panel>
  );
}
