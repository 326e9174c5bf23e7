import { EARLY_STEPS } from '@clearedge/contract/routes/early-access/early-access-terms';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type EarlyFeature, useSwitchFeature } from '../early.queries.ts';
import { STATUS } from '../early-words.ts';

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

/** One feature with its switch. */
export function FeatureCard({ feature }: { feature: EarlyFeature }) {
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
