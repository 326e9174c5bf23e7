import { EARLY_FEATURE_IDS, EARLY_STEPS } from '@clearedge/contract/routes/early-access/early-access-terms';
import { TICKET_LIMITS } from '@clearedge/contract/routes/support/ticket-terms';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DraftArea, DraftField } from '../../../ui/controls/draft-field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type EarlyFeature, type Feedback, useEarlyFeatures, useSendFeedback, useSwitchFeature } from '../early.queries.ts';
import './early.css';
import { useSearch } from '../../../lib/use-search.ts';

type Category = EarlyFeature['category'];
type Status = EarlyFeature['status'];
type FeedbackKind = Feedback['kind'];

type EarlyTab = 'all' | Category;
const TABS: readonly { value: EarlyTab; label: string }[] = [
  { value: 'all', label: 'All Features' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'ui', label: 'Interface' },
  { value: 'ai', label: 'AI & ML' },
  { value: 'integrations', label: 'Integrations' },
];
const readTab = (text: string | null): EarlyTab => TABS.find(({ value }) => value === text)?.value ?? 'all';

const STATUS: Readonly<Record<Status, { label: string; look: BadgeLook }>> = {
  beta: { label: 'Beta', look: 'info' },
  preview: { label: 'Preview', look: 'warn' },
  'coming-soon': { label: 'Coming Soon', look: 'plain' },
};

const FEEDBACK: readonly { kind: FeedbackKind; label: string; asks: string }[] = [
  { kind: 'bug', label: 'Report Bug', asks: 'What happened, and what should have happened?' },
  { kind: 'request', label: 'Feature Request', asks: 'What would you like to do?' },
  { kind: 'feedback', label: 'Send Feedback', asks: 'What do you think of it?' },
];

function Progress({ feature: { progress, stepsDone } }: { feature: EarlyFeature }) {
  const next = EARLY_STEPS[stepsDone];
  return (
    <div className="ea-progress">
      <progress max={100} value={progress} aria-label="Progress" />
      <span className="cap">
        {`${progress}%: ${stepsDone} of ${EARLY_STEPS.length} steps`}
        {next ? `, next: ${next.toLowerCase()}` : ''}
      </span>
    </div>
  );
}

const planText = (releaseDate: string | null): string =>
  releaseDate ? `For everybody: planned for ${formatDate(releaseDate, 'plain')}. Plans move.` : 'No date is planned yet.';

function Switch({ feature, labelId }: { feature: EarlyFeature; labelId: string }) {
  const change = useSwitchFeature();
  const isComing = feature.status === 'coming-soon';
  return (
    <button
      type="button"
      role="switch"
      className="ea-switch"
      aria-checked={feature.enabled}
      aria-labelledby={labelId}
      disabled={isComing || change.isPending}
      title={isComing ? 'Coming soon: there is nothing to switch yet' : undefined}
      onClick={() => change.mutate(feature)}
    >
      <i aria-hidden="true" />
    </button>
  );
}

function FeatureCard({ feature }: { feature: EarlyFeature }) {
  const id = useId();
  const { label, look } = STATUS[feature.status];
  return (
    <article className="panel ea-card" aria-labelledby={id} data-on={feature.enabled || undefined}>
      <header>
        <h2 id={id}>{feature.name}</h2>
        <Badge look={look}>{label}</Badge>
        {feature.isNew ? <Badge look="value">New</Badge> : null}
        <span className="grow" />
        <Switch feature={feature} labelId={id} />
      </header>
      <p>{feature.description}</p>
      <Progress feature={feature} />
      <footer className="cap">
        <span>{planText(feature.releaseDate)}</span>
        {feature.where ? (
          <Link className="link" to={feature.where}>
            {feature.enabled ? 'See it' : 'Where it will be'}
          </Link>
        ) : null}
      </footer>
    </article>
  );
}

type About = EarlyFeature['id'] | 'all';

interface Props {
  kind: FeedbackKind;
  features: readonly EarlyFeature[];
  onClose: () => void;
}

/** Feedback on a feature; it becomes a ticket of one's own. */
function FeedbackDialog({ kind, features, onClose }: Props) {
  const { label, asks } = FEEDBACK.find((one) => one.kind === kind)!;
  const [draft, setDraft] = useState<{ about: About; title: string; description: string }>({ about: 'all', title: '', description: '' });
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const send = useSendFeedback(onClose);
  const change = (patch: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...patch });
    setKey(crypto.randomUUID());
  };
  const fields = { draft, onChange: change };
  const isEmpty = draft.title.trim() === '' || draft.description.trim() === '';
  const submit = (): void => {
    const { about, title, description } = draft;
    const featureId = EARLY_FEATURE_IDS.find((id) => id === about) ?? null;
    if (!isEmpty) send.mutate({ kind, featureId, title, description, key });
  };
  const options: { value: About; label: string }[] = [
    { value: 'all', label: 'Early Access in general' },
    ...features.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const about = 'It becomes a ticket: the answer comes to the support page and the bell.';
  return (
    <FormDialog
      title={label}
      description={about}
      action="Send"
      busy="Sending..."
      isBusy={send.isPending}
      canSend={!isEmpty}
      className="ea-say"
      onSend={submit}
      onClose={onClose}
    >
      <Select label="About" value={draft.about} options={options} onChange={(value) => change({ about: value })} />
      <DraftField {...fields} name="title" label="Title" required maxLength={TICKET_LIMITS.title} />
      <DraftArea {...fields} name="description" label={asks} rows={4} required maxLength={TICKET_LIMITS.text} />
    </FormDialog>
  );
}

/** The three ways to say something about what is still being made. */
function FeedbackPanel({ features }: { features: readonly EarlyFeature[] }) {
  const [kind, setKind] = useState<FeedbackKind | null>(null);
  return (
    <Panel title="Beta Feedback" caption="Each becomes a ticket that is answered">
      <p className="ea-acts">
        {FEEDBACK.map((one) => (
          <Button key={one.kind} onClick={() => setKind(one.kind)}>
            {one.label}
          </Button>
        ))}
      </p>
      {kind ? <FeedbackDialog kind={kind} features={features} onClose={() => setKind(null)} /> : null}
    </Panel>
  );
}

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
  const [search, change] = useSearch();
  if (isError && !data) return <ErrorState title="The features could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} radius={8} />;
  return (
    <>
      <Summary features={data} />
      <Tabs
        label="Categories"
        value={readTab(search.get('category'))}
        onChange={(tab) => change({ category: tab === 'all' ? null : tab })}
        tabs={TABS.map(({ value, label }) => ({ value, label, content: <List features={data} tab={value} /> }))}
      />
      <FeedbackPanel features={data} />
    </>
  );
}
