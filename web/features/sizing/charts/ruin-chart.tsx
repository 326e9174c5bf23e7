import type { StakeFigures } from '@clearedge/quant/sizing';
import { formatPercent } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ruinCurve } from '../rules/curves.ts';
import { type ChartLine, LineChart } from './line-chart.tsx';

const whole = (share: number): string => formatPercent(share, 0);
const chance = (share: number): string => (share > 0 && share < 0.001 ? 'under 0.1%' : formatPercent(share, 1));

/** The chance of ever falling to a part of the bankroll, betting on at one share of Kelly. */
export function RuinChart({ figures: { full, advised } }: { figures: StakeFigures }) {
  const title = 'Risk of a fall';
  const multiple = full === 0 ? 0 : advised / full;
  if (multiple <= 0)
    return (
      <Panel title={title}>
        <p className="muted">Nothing is staked, so nothing can fall.</p>
      </Panel>
    );
  const shares: readonly { name: string; multiple: number; look: ChartLine['look'] }[] = [
    { name: 'Full', multiple: 1, look: 'faint' },
    { name: 'Half', multiple: 0.5, look: 'other' },
    { name: 'Advised', multiple, look: 'own' },
  ];
  const lines = shares.map(({ name, look, multiple: times }) => ({ name, look, points: ruinCurve(times) }));
  const halved = ruinCurve(multiple).find(({ x }) => x === 0.5)!.y;
  return (
    <Panel title={title} caption={`Betting on at ${multiple.toFixed(2)} × Kelly`}>
      <LineChart
        lines={lines}
        marks={lines.map(({ name, points }) => ({ name, ...points.find(({ x }) => x === (name === 'Advised' ? 0.9 : 0.5))! }))}
        xRange={[0.1, 1]}
        yRange={[0, 1]}
        xTicks={[0.1, 0.25, 0.5, 0.75, 1]}
        yTicks={[0, 0.25, 0.5, 0.75, 1]}
        xText={whole}
        yText={whole}
        spoken={`The chance of ever seeing half the bankroll is ${chance(halved)} at what is advised, 50% at full and 12.5% at half Kelly.`}
      />
      <AsTable
        heads={['Falls to', ...shares.map(({ name }) => name)]}
        rows={lines[0]!.points.slice(1).map(({ x }, at) => ({
          key: String(x),
          cells: [whole(x), ...lines.map(({ points }) => chance(points[at + 1]!.y))],
        }))}
      />
      <p className="cap">The long-run chance that the bankroll ever stands at a part of today’s, if every bet has this edge.</p>
    </Panel>
  );
}
