import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useStripeConfig } from '../billing.queries.ts';
import { priceOf } from '../plans/plan-offers.ts';
import { type KeyField, KeyForm } from './key-form.tsx';
import { WebhookStep } from './webhook-step.tsx';

const API_KEYS: readonly KeyField[] = [
  {
    name: 'stripeSecretKey',
    label: 'Secret key',
    placeholder: 'sk_live_...',
    hint: 'Developers, API keys. Never sent back: at most its last four characters.',
  },
  { name: 'proPriceId', label: 'Pro price id', placeholder: 'price_...', hint: 'The monthly price of the Pro product.' },
  { name: 'elitePriceId', label: 'Elite price id', placeholder: 'price_...', hint: 'The monthly price of the Elite product.' },
];
const MODES = {
  stripe: 'Members pay by Stripe.',
  test: 'Until all four values are there, this demo uses its test checkout: no money moves.',
  off: 'Until all four values are there, nobody can upgrade.',
} as const;

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
        <span className="muted">{MODES[data.payments]}</span>
      </p>
      <Panel title="Step 1: Products">
        <ol className="bullets">
          <li>In Stripe, open Product catalog and add a product for Pro and one for Elite.</li>
          <li>
            Give each a recurring monthly price in US dollars: {priceOf('pro')} for Pro, {priceOf('elite')} for Elite.
          </li>
          <li>Switch the customer portal on (Settings, Billing), and let it change between these two prices.</li>
        </ol>
      </Panel>
      <Panel title="Step 2: API configuration">
        <KeyForm config={data} fields={API_KEYS} canTest />
      </Panel>
      <WebhookStep config={data} />
      <Panel title="Pricing summary">
        <dl className="facts">
          <div>
            <dt>Free</dt>
            <dd>{priceOf('free')} forever</dd>
          </div>
          <div>
            <dt>Pro</dt>
            <dd>{priceOf('pro')} per month</dd>
          </div>
          <div>
            <dt>Elite</dt>
            <dd>{priceOf('elite')} per month</dd>
          </div>
        </dl>
      </Panel>
    </>
  );
}
