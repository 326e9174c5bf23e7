import { ADVISED_EVENTS, REQUIRED_EVENTS } from '@clearedge/contract/routes/billing/plan-terms';
import { Copy } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { StripeConfig } from '../billing.queries.ts';
import { KeyForm } from './key-form.tsx';

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
export function WebhookStep({ config }: { config: StripeConfig }) {
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
