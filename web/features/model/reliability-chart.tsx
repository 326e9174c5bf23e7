import { formatCount, formatPercent } from '../../lib/format.ts';
import { AsTable } from '../../ui/charts/as-table.tsx';
import type { ReliabilityBin } from './model.queries.ts';
import './model.css';

/** How far from even the chart reaches, where every group lies within. */
const LEAST_REACH = 0.25;
const STEP = 0.1;
const MARGIN = 0.02;

interface Scale {
  marks: number[];
  across: (probability: number) => number;
  up: (probability: number) => number;
}

/** Percent of the chart's width and height, wide enough for every group. */
function scaleOf(bins: readonly ReliabilityBin[]): Scale {
  const reaches = bins.flatMap(({ stated, seen }) => [stated, seen]).map((probability) => Math.abs(probability - 0.5) + MARGIN);
  const reach = Math.min(0.5, Math.max(LEAST_REACH, ...reaches));
  const across = (probability: number): number => 50 + (50 * Math.min(reach, Math.max(-reach, probability - 0.5))) / reach;
  const steps = Math.floor(reach / STEP);
  return {
    marks: Array.from({ length: 2 * steps + 1 }, (_, at) => 0.5 + (at - steps) * STEP),
    across,
    up: (probability) => 100 - across(probability),
  };
}

function Bins({ bins, across, up }: Pick<Scale, 'across' | 'up'> & { bins: readonly ReliabilityBin[] }) {
  return bins.map((bin) => (
    <g key={bin.stated}>
      <line className="range" x1={across(bin.stated)} x2={across(bin.stated)} y1={up(bin.low)} y2={up(bin.high)} />
      <line className="dot" x1={across(bin.stated)} x2={across(bin.stated)} y1={up(bin.seen)} y2={up(bin.seen)} />
    </g>
  ));
}

/** How often the home side won, against how often that was stated. On the line is honest. */
export function ReliabilityChart({ bins, label }: { bins: readonly ReliabilityBin[]; label: string }) {
  const { marks, across, up } = scaleOf(bins);
  return (
    <figure className="relia">
      <div className="relia-c">
        <p className="sr">{`${label}: ${bins.length} groups of games, each with our probability and what happened. The table below has the figures.`}</p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {marks.map((mark) => (
            <g key={mark}>
              <line className="grid" x1={across(mark)} x2={across(mark)} y1="0" y2="100" />
              <line className="grid" x1="0" x2="100" y1={up(mark)} y2={up(mark)} />
            </g>
          ))}
          <line className="even" x1="0" x2="100" y1="100" y2="0" />
          <Bins bins={bins} across={across} up={up} />
        </svg>
        {marks.map((mark) => (
          <span key={mark}>
            <span className="y" style={{ top: `${up(mark)}%` }}>
              {formatPercent(mark, 0)}
            </span>
            <span className="x" style={{ left: `${across(mark)}%` }}>
              {formatPercent(mark, 0)}
            </span>
          </span>
        ))}
      </div>
      <AsTable
        heads={['Our %', 'Happened', '95% range', 'Games']}
        rows={bins.map(({ stated, seen, low, high, games }) => ({
          key: String(stated),
          cells: [formatPercent(stated), formatPercent(seen), `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`, formatCount(games)],
        }))}
      />
      <figcaption className="cap">Across: the home side’s probability as given. Up: how often it won, with its 95% range.</figcaption>
    </figure>
  );
}
