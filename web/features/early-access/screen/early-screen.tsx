import { useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type EarlyFeature, useEarlyFeatures } from '../early.queries.ts';
import { type EarlyTab, readTab, TABS } from '../early-words.ts';
import { FeatureCard } from './feature-card.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';

function Summary({ features }: { features: readonly EarlyFeature[] }) {
  const count = (fits: (feature: EarlyFeature) => boolean): number => features.filter(fits).length;
  const sum = features.reduce((total, { progress }) => total + progress, 0);
  const canSwitch = count(({ status }) => status !== 'coming-soon');
  return (
    <Tiles
      items={[
        {
          label: 'Beta',
          value: count(({ status }) => status === 'beta'),
          note: `and ${count(({ status }) => status === 'preview')} in preview`,
        },
        { label: 'Enabled', value: count(({ enabled }) => enabled), note: `of ${canSwitch} that can be` },
        { label: 'Coming Soon', value: count(({ status }) => status === 'coming-soon'), note: 'no switch yet' },
        {
          label: 'Average progress',
          value: features.length > 0 ? `${Math.round(sum / features.length)}%` : '—',
          note: `of ${features.length} features`,
          title: 'The share of five steps that is done: designed, built, tested, settled with feedback, opened to everybody',
        },
      ]}
    />
  );
}

const List = ({ features, tab }: { features: readonly EarlyFeature[]; tab: EarlyTab }) => (
  <div className="ea-list">
    {features
      .filter(({ category }) => tab === 'all' || category === tab)
      .map((feature) => (
        <FeatureCard key={feature.id} feature={feature} />
      ))}
  </div>
);

/** Features before everybody has them, each to be switched on for oneself. */
export function EarlyScreen() {
  const { data, isError, refetch } = useEarlyFeatures();
  const [search, setSearch] = useSearchParams();
  if (isError && !data) return <ErrorState title="The features could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} radius={8} />;
  return (
    <>
      <Summary features={data} />
      <Tabs
        label="Categories"
        value={readTab(search.get('category'))}
        onChange={(tab) => setSearch(tab === 'all' ? {} : { category: tab }, { preventScrollReset: true })}
        tabs={TABS.map(({ value, label }) => ({ value, label, content: <List features={data} tab={value} /> }))}
      />
      <FeedbackPanel features={data} />
    </>
  );
}
