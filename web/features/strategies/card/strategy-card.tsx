import { Pencil, Power, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type Strategy, useToggleStrategy } from '../strategy.queries.ts';
import { conditionWords } from '../strategy-words.ts';
import { PerformanceTab } from './performance-tab.tsx';

interface Props {
  strategy: Strategy;
  /** Opens on its performance: a notification leads here. */
  isPicked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}
type Tab = 'conditions' | 'performance';

function Conditions({ strategy }: { strategy: Strategy }) {
  const { oddsFormat, dateTime } = useReaderFormat();
  return (
    <>
      <dl className="st-conds">
        {conditionWords(strategy.conditions, oddsFormat).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="cap">
        {`Created ${dateTime(strategy.createdAt)}. Conditions as they are since ${dateTime(strategy.conditionsSince)}. One bet a game; it fires in the last four hours before the first pitch.`}
      </p>
    </>
  );
}

/** One strategy: what it asks for, and how it did before and since it was kept. */
export function StrategyCard({ strategy, isPicked, onEdit, onDelete }: Props) {
  const [tab, setTab] = useState<Tab>(isPicked ? 'performance' : 'conditions');
  const toggle = useToggleStrategy();
  const id = useId();
  const { name, description, isActive, rank } = strategy;
  return (
    <article className="panel st-card" aria-labelledby={id} data-picked={isPicked || undefined}>
      <header className="st-h">
        <h2 id={id}>{name}</h2>
        <Badge look={isActive ? 'value' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        {rank === null ? null : <Badge look="info">{`No. ${rank} by forward test`}</Badge>}
        <span className="grow" />
        <Button size="sm" onClick={() => toggle.mutate(strategy)} disabled={toggle.isPending}>
          <Power className="s" /> {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </header>
      {description ? <p className="st-about">{description}</p> : null}
      <Tabs
        label={`Parts of ${name}`}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'conditions', label: 'Strategy Conditions', content: <Conditions strategy={strategy} /> },
          { value: 'performance', label: 'Performance', content: <PerformanceTab strategy={strategy} /> },
        ]}
      />
    </article>
  );
}
