import type { StakeFigures } from '@clearedge/quant/sizing';
import { formatPercent } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Question } from '../rules/calculator.ts';
import { growthAt, growthCurve } from '../rules/curves.ts';
import { percent2 } from '../rules/kelly-words.ts';
import { LineChart } from './line-chart.tsx';

const grown = (percent: number): string => formatPercent(percent / 100, 2);

/** How fast the typical bankroll grows at each stake: best at full Kelly, not at all at twice it. */
export function GrowthChart({ question, figures }: { question: Question; figures: StakeFigures }) {
  const { full, half, quarter, advised } = figures;
  const title = 'Growth by stake';
  if (full === 0)
    return (
      <Panel title={title}>
        <p className="muted">Without an edge every stake shrinks the bankroll; there is no best one to draw.</p>
      </Panel>
    );
  const curve = growthCurve(question, full);
  const last = curve.at(-1)!.x;
  const best = growthAt(question, Math.min(full, last));
  const named = [
    { name: '¼', x: quarter },
    { name: '½', x: half },
    { name: 'Full', x: Math.min(full, last) },
  ].map(({ name, x }) => ({ name, ...growthAt(question, x) }));
  const low = Math.max(-best.y, Math.min(0, curve.at(-1)!.y));
  const yTicks = [low, 0, best.y / 2, best.y].filter((tick, at, all) => all.indexOf(tick) === at);
  const rows = [...named, { name: 'Advised', ...growthAt(question, Math.min(advised, last)) }];
  return (
    <Panel title={title} caption="Typical change of the bankroll per bet">
      <LineChart
        lines={[{ name: 'growth', points: curve.filter(({ y }) => y >= low), look: 'own' }]}
        marks={named}
        xRange={[0, last]}
        yRange={[low, best.y * 1.12]}
        xTicks={[0, last / 2, last]}
        yTicks={yTicks}
        xText={(x) => formatPercent(x, 1)}
        yText={grown}
        spoken={`Growth per bet is highest at full Kelly, ${grown(best.y)} with ${percent2(full)} staked, and falls to nothing at about twice that.`}
      />
      <AsTable
        heads={['Stake', 'Of bankroll', 'Growth per bet']}
        rows={rows.map(({ name, x, y }) => ({ key: name, cells: [name, percent2(x), formatPercent(y / 100, 3)] }))}
      />
    </Panel>
  );
}
