import { fairAmericanRounded } from '@clearedge/quant/price';
import { type ReactNode, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { GameDetail } from '../contest-types.ts';
import { ChanceChart } from './chance-chart.tsx';
import { drawnPoints, inningsOf, keyPlays, totalSpan, type WinProbability } from './curve-rules.ts';
import { PlaysPanel } from './plays-panel.tsx';
import { useCurve } from './use-curve.ts';
import './live.css';

type View = 'win' | 'total';
interface CurveProps {
  curve: WinProbability;
  game: GameDetail;
}

const percentOf = (chance: number): string => formatPercent(chance);

function Curve({ curve, game, view }: CurveProps & { view: View }) {
  const { low, high } = totalSpan(curve);
  const read =
    view === 'win'
      ? ({ homeWin }: { homeWin: number }) => 1 - homeWin
      : ({ meanTotal }: { meanTotal: number }) => (meanTotal - low) / (high - low);
  const drawn = drawnPoints(curve, read);
  const innings = inningsOf(curve);
  const offset = drawn.length - curve.points.length;
  const { awayTeamCode: away, homeTeamCode: home } = game;
  const now = curve.now ?? curve.before!;
  const isLive = game.status === 'live';
  const moment = isLive ? 'now' : 'at the end';
  const isWin = view === 'win';
  const [before, current] = isWin
    ? [percentOf(1 - curve.before!.homeWin), percentOf(1 - now.homeWin)]
    : [curve.before!.meanTotal.toFixed(1), now.meanTotal.toFixed(1)];
  return (
    <ChanceChart
      label={`${isWin ? `${away} win probability` : 'Expected total'}, ${before} before the game, ${current} ${moment}`}
      drawn={drawn}
      columns={Array.from({ length: innings }, (_, at) => String(at + 1))}
      marks={isWin ? [away, '50%', home] : [String(high), String((low + high) / 2), String(low)]}
      isShaded={isWin}
      keys={isWin ? keyPlays(curve).map(({ number, at }) => ({ number, ...drawn[at + offset]! })) : []}
      now={isLive ? `${isWin ? `${away} ` : ''}${current} now` : null}
      before={before}
    />
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

const keyNote = (plays: number): string =>
  plays === 0 ? 'No play has moved the chances by 3 points.' : 'Numbers mark the biggest plays, listed below.';

const sourceWords = ({ bookCount }: WinProbability): string =>
  `from the closing prices of ${bookCount} books and the state after each play`;

const VIEWS: readonly View[] = ['win', 'total'];

/** How a game's chances moved from the first pitch, and the plays that moved them; `plays` stands in where no curve can be drawn. */
export default function WinProbabilityPanel({ game, plays = null }: { game: GameDetail; plays?: ReactNode }) {
  const [view, setView] = useState<View>('win');
  const isLive = game.status === 'live';
  const title = game.isCompleted ? 'How the game went' : 'Win probability';
  const { data, error, refetch } = useCurve(game);
  if (error && !data)
    return (
      <>
        <Panel title={title}>
          <ErrorState title="The win probability could not be loaded" onRetry={() => void refetch()} />
        </Panel>
        {plays}
      </>
    );
  if (!data)
    return (
      <Panel title={title}>
        <Skeleton height={260} radius={6} />
      </Panel>
    );
  if (data.before === null || data.reason !== null)
    return (
      <>
        <Panel title={title}>
          <p className="muted">{`${NONE} ${data.reason ?? ''}`}</p>
        </Panel>
        {plays}
      </>
    );
  const label = { win: game.awayTeamCode, total: 'Total' };
  return (
    <>
      <Panel
        title={title}
        padded={false}
        caption={sourceWords(data)}
        tools={
          <div className="seg">
            {VIEWS.map((value) => (
              <button key={value} type="button" aria-pressed={view === value} onClick={() => setView(value)}>
                {label[value]}
              </button>
            ))}
          </div>
        }
      >
        {isLive ? <Figures curve={data} game={game} /> : null}
        <Curve curve={data} game={game} view={view} />
        <p className="cap wpn">{data.points.length === 0 ? 'No play has been reported yet.' : keyNote(data.biggest.length)}</p>
      </Panel>
      <PlaysPanel curve={data} game={game} />
    </>
  );
}
