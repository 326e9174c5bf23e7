import { FREE_TIER, PAID_TIERS, TIER_NAME } from '@clearedge/contract/entitlements';
import { ADVISED_EVENTS, INTERVALS, PAID_PLANS, priceIdField, REQUIRED_EVENTS } from '@clearedge/contract/routes/billing/plan-terms';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type StripeConfig, type StripeKeys, useSaveKeys, useStripeConfig, useTestKeys } from '../billing.queries.ts';
import { priceOf, priceText } from '../plans/plan-offers.ts';
import '../billing.css';

type Name = keyof StripeConfig['from'];
interface KeyField {
  name: Name;
  label: string;
  placeholder: string;
  hint: string;
}

const WHERE: Record<StripeConfig['from'][Name], string> = {
  environment: 'Set by the environment, which overrides what is saved here.',
  saved: 'Saved, encrypted. Leave empty to keep it.',
  missing: '',
  unreadable: 'Saved with another SECRET_KEY and can’t be read: enter it again.',
};
const SECRET: ReadonlySet<Name> = new Set(['stripeSecretKey', 'webhookSecret']);

function KeyInput({
  field,
  config,
  value,
  error,
  onChange,
}: {
  field: KeyField;
  config: StripeConfig;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const from = config.from[field.name];
  const stored = config[field.name];
  return (
    <Field
      label={field.label}
      type={SECRET.has(field.name) ? 'password' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={value}
      disabled={from === 'environment'}
      placeholder={stored ?? field.placeholder}
      hint={`${field.hint} ${WHERE[from]}`.trim()}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Some of the keys: entered here, saved encrypted, never shown again. */
function KeyForm({ config, fields, canTest = false }: { config: StripeConfig; fields: readonly KeyField[]; canTest?: boolean }) {
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const { dateTime } = useReaderFormat();
  const save = useSaveKeys(() => setValues({}));
  const test = useTestKeys();
  const issues = fieldIssues(save.error);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim())) as StripeKeys;
  const hasKey = Boolean(values.stripeSecretKey?.trim()) || config.stripeSecretKey !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(given);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {fields.map((field) => (
        <KeyInput
          key={field.name}
          field={field}
          config={config}
          value={values[field.name] ?? ''}
          error={issues[field.name]}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={save.isPending || Object.keys(given).length === 0}>
          {save.isPending ? 'Saving...' : 'Save Configuration'}
        </Button>
        {canTest ? (
          <Button disabled={!hasKey || test.isPending} onClick={() => test.mutate(given)}>
            {test.isPending ? 'Asking Stripe...' : 'Test Connection'}
          </Button>
        ) : null}
        {config.savedAt ? (
          <span className="cap">
            Last saved {dateTime(config.savedAt)}
            {config.savedBy ? ` by ${config.savedBy}` : ''}
          </span>
        ) : null}
      </div>
    </form>
  );
}

const SIGNING = [
  { name: 'webhookSecret', label: 'Signing secret', placeholder: 'whsec_...', hint: 'Shown by Stripe once the endpoint is made.' },
] as const;

function EventList({ title, events }: { title: string; events: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="bullets">
        {events.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where Stripe sends its events, which ones, and the secret that proves them. */
function WebhookStep({ config }: { config: StripeConfig }) {
  const { dateTime } = useReaderFormat();
  const copy = (): void =>
    void navigator.clipboard.writeText(config.webhookUrl).then(
      () => toast({ title: 'Copied', description: config.webhookUrl }),
      () => toast({ title: 'Error', description: 'Could not copy. Select the address and copy it by hand.', variant: 'destructive' }),
    );
  return (
    <Panel title="Step 3: Webhook">
      <div className="stack">
        <p>In Stripe, open Developers, Webhooks, add an endpoint with this address and choose these events.</p>
        <div className="copy-row">
          <Field label="Endpoint URL" readOnly value={config.webhookUrl} />
          <IconButton label="Copy the endpoint URL" onClick={copy}>
            <Copy />
          </IconButton>
        </div>
        <div className="event-lists">
          <EventList title="Required events" events={REQUIRED_EVENTS} />
          <EventList title="Also advised" events={ADVISED_EVENTS} />
        </div>
        <KeyForm config={config} fields={SIGNING} />
        <p className="cap">
          {config.lastEvent
            ? `Last event: ${config.lastEvent.type}, ${dateTime(config.lastEvent.receivedAt)}.`
            : 'No event has come from Stripe yet.'}
        </p>
      </div>
    </Panel>
  );
}

const API_KEYS: readonly KeyField[] = [
  {
    name: 'stripeSecretKey',
    label: 'Secret key',
    placeholder: 'sk_live_...',
    hint: 'Developers, API keys. Never sent back: at most its last four characters.',
  },
  ...PAID_PLANS.map((plan) => ({
    name: priceIdField(plan),
    label: plan.interval === 'month' ? `${TIER_NAME[plan.tier]} price id` : `${TIER_NAME[plan.tier]} yearly price id`,
    placeholder: 'price_...',
    hint: `The price of ${priceText(plan.tier, plan.interval)} of the ${TIER_NAME[plan.tier]} product.`,
  })),
];
const MODES = {
  stripe: 'Members pay by Stripe.',
  test: 'Until every value is set, this demo uses its test checkout: no money moves.',
  off: 'Until every value is set, no one can upgrade.',
} as const;

const NOT_SOLD = 'No plan is sold: set COMMERCIAL_FEEDS=yes once every live feed may be used in a paid product (NOTICE.md).';

/** Three steps to real payments. */
export function StripeSetupScreen() {
  const { data, isError, refetch } = useStripeConfig(true);
  if (isError) return <ErrorState title="The configuration could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} radius={8} />;
  return (
    <>
      <p className="setup-state">
        <Badge look={data.isConfigured ? 'value' : 'warn'}>{data.isConfigured ? 'Configured' : 'Setup Required'}</Badge>
        {data.isLive === null ? null : <Badge look={data.isLive ? 'live' : 'info'}>{data.isLive ? 'Live mode' : 'Test mode'}</Badge>}
        <span className="muted">{data.maySell ? MODES[data.payments] : NOT_SOLD}</span>
      </p>
      <Panel title="Step 1: Products">
        <ol className="bullets">
          <li>In Stripe, open Product catalog and add a product for {PAID_TIERS.map((tier) => TIER_NAME[tier]).join(' and one for ')}.</li>
          <li>
            Give each two recurring prices in US dollars, one a month and one a year:{' '}
            {PAID_TIERS.map((tier) => `${INTERVALS.map((interval) => priceOf(tier, interval)).join(' and ')} for ${TIER_NAME[tier]}`).join(
              ', ',
            )}
            .
          </li>
          <li>Switch the customer portal on (Settings, Billing), and let it change between these prices.</li>
        </ol>
      </Panel>
      <Panel title="Step 2: API configuration">
        <KeyForm config={data} fields={API_KEYS} canTest />
      </Panel>
      <WebhookStep config={data} />
      <Panel title="Pricing summary">
        <dl className="facts">
          <div>
            <dt>{TIER_NAME[FREE_TIER]}</dt>
            <dd>{priceText(FREE_TIER, 'month')}</dd>
          </div>
          {PAID_TIERS.map((tier) => (
            <div key={tier}>
              <dt>{TIER_NAME[tier]}</dt>
              <dd>{INTERVALS.map((interval) => priceText(tier, interval)).join(' or ')}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}
