import { REFRESH_MS } from '@clearedge/contract/constants';
import { fairAmericanRounded } from '@clearedge/quant/price';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { GameDetail } from '../contest-types.ts';
import { type CurvePoint, drawnPoints, inningsOf, pathOf, totalSpan, type WinProbability } from './curve-rules.ts';
import './live.css';

type View = 'win' | 'total';
interface CurveProps {
  curve: WinProbability;
  game: GameDetail;
}

const halfWords = ({ inning, half }: Pick<CurvePoint, 'inning' | 'half'>): string => `${half === 'top' ? 'Top' : 'Bot'} ${inning}`;
const percentOf = (chance: number): string => formatPercent(chance);

/** Numbers of the biggest plays, in the order in which they were played. */
const numbered = ({ biggest, points }: WinProbability): { number: number; at: number; point: CurvePoint }[] =>
  [...biggest].sort((a, b) => a - b).map((at, index) => ({ number: index + 1, at, point: points[at]! }));

function Curve({ curve, game, view }: CurveProps & { view: View }) {
  const { low, high } = totalSpan(curve);
  const read =
    view === 'win'
      ? ({ homeWin }: { homeWin: number }) => 1 - homeWin
      : ({ meanTotal }: { meanTotal: number }) => (meanTotal - low) / (high - low);
  const drawn = drawnPoints(curve, read);
  const innings = inningsOf(curve);
  const end = drawn.at(-1);
  const offset = drawn.length - curve.points.length;
  const { awayTeamCode: away, homeTeamCode: home } = game;
  const now = curve.now ?? curve.before!;
  const label =
    view === 'win'
      ? `${away} win probability, ${percentOf(1 - curve.before!.homeWin)} before the game, ${percentOf(1 - now.homeWin)} now`
      : `Expected total, ${curve.before!.meanTotal.toFixed(1)} before the game, ${now.meanTotal.toFixed(1)} now`;
  return (
    <div className="wpc" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: innings - 1 }, (_, at) => (100 * (at + 1)) / innings).map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2="100" className="grid" />
        ))}
        <line x1="0" x2="100" y1="50" y2="50" className="mid" />
        <path d={pathOf(drawn)} className="track" />
      </svg>
      <span className="y" style={{ top: 0 }}>
        {view === 'win' ? away : high}
      </span>
      <span className="y" style={{ top: '50%' }}>
        {view === 'win' ? '50%' : (low + high) / 2}
      </span>
      <span className="y" style={{ top: '100%' }}>
        {view === 'win' ? home : low}
      </span>
      {Array.from({ length: innings }, (_, at) => at + 1).map((inning) => (
        <span key={inning} className="x" style={{ left: `${(100 * (inning - 0.5)) / innings}%` }}>
          {inning}
        </span>
      ))}
      {view === 'win'
        ? numbered(curve).map(({ number, at }) => {
            const { x, y } = drawn[at + offset]!;
            return (
              <span key={number} className="kp" style={{ left: `${x}%`, top: `${y}%` }}>
                {number}
              </span>
            );
          })
        : null}
      {end ? <span className="now" style={{ left: `${end.x}%`, top: `${end.y}%` }} /> : null}
    </div>
  );
}

function Figures({ curve, game }: CurveProps) {
  const { odds } = useReaderFormat();
  const now = curve.now ?? curve.before!;
  const runs = (game.awayScore ?? 0) + (game.homeScore ?? 0);
  const sides = [
    { code: game.awayTeamCode, chance: 1 - now.homeWin, before: 1 - curve.before!.homeWin },
    { code: game.homeTeamCode, chance: now.homeWin, before: curve.before!.homeWin },
  ];
  return (
    <dl className="wpf">
      {sides.map(({ code, chance, before }) => (
        <div key={code}>
          <dt>{`${code} wins`}</dt>
          <dd>
            <b>{percentOf(chance)}</b> {chance > 0 && chance < 1 ? odds(fairAmericanRounded(chance)) : NONE}
            <small>{`${percentOf(before)} before the game`}</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>Expected total</dt>
        <dd>
          <b>{now.meanTotal.toFixed(1)}</b> runs
          <small>{`${Math.max(0, now.meanTotal - runs).toFixed(1)} from here`}</small>
        </dd>
      </div>
    </dl>
  );
}

/** The plays that moved the chance most, the latest first; each in points of the side that it helped. */
function BigPlays({ curve, game }: CurveProps) {
  const plays = numbered(curve).toReversed();
  if (plays.length === 0) return null;
  return (
    <>
      <h3 className="wpk-h">Biggest plays</h3>
      <ol className="wpk">
        {plays.map(({ number, point }) => (
          <li key={number}>
            <span className="kp">{number}</span>
            <span className="cap">{halfWords(point)}</span>
            <span>{point.text}</span>
            <b>{`${point.swing > 0 ? game.homeTeamCode : game.awayTeamCode} +${Math.round(Math.abs(point.swing) * 100)}`}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

const sourceWords = ({ bookCount }: WinProbability): string =>
  `from the closing prices of ${bookCount} books and the state after each play`;

/** How a game's chances moved from the first pitch, with the plays that moved them most. */
export default function WinProbabilityPanel({ game }: { game: GameDetail }) {
  const [view, setView] = useState<View>('win');
  const isLive = game.status === 'live';
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/win-probability/:gameId', { params: { gameId: game.gameId } }),
    refetchInterval: isLive ? REFRESH_MS.liveGame : false,
  });
  if (error && !data) return <ErrorState title="The win probability could not be loaded" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel title="Win probability">
        <Skeleton height={260} radius={6} />
      </Panel>
    );
  if (data.before === null || data.reason !== null)
    return (
      <Panel title="Win probability">
        <p className="muted">{`${NONE} ${data.reason ?? ''}`}</p>
      </Panel>
    );
  const views: [View, string][] = [
    ['win', game.awayTeamCode],
    ['total', 'Total'],
  ];
  return (
    <Panel
      title="Win probability"
      padded={false}
      caption={sourceWords(data)}
      tools={
        <div className="seg">
          {views.map(([value, label]) => (
            <button key={value} type="button" aria-pressed={view === value} onClick={() => setView(value)}>
              {label}
            </button>
          ))}
        </div>
      }
    >
      <Figures curve={data} game={game} />
      <Curve curve={data} game={game} view={view} />
      {data.points.length === 0 ? <p className="cap wpn">No play has been told yet.</p> : null}
      <BigPlays curve={data} game={game} />
    </Panel>
  );
}
