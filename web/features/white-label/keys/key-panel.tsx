import {
  KEY_CALLS_PER_DAY,
  KEY_CALLS_PER_MINUTE,
  KEY_NAME_MOST,
  KEY_SCOPES,
  READ_SCOPES,
} from '@clearedge/contract/routes/white-label/white-label-terms';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { Copy, KeyRound, Plus } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useToday } from '../../../core/status.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { TextField } from '../editor/text-field.tsx';
import { copyText } from '../publish.tsx';
import { type ApiKey, type NewKey, useApiKeys, useCreateKey, useRevokeKey } from '../white-label.queries.ts';

const SCOPE_WORDS: Readonly<Record<NewKey['scopes'][number], string>> = {
  'games:read': 'Games: schedule, status, scores',
  'odds:read': 'Odds: the best price on every side',
  'record:read': 'Record: the model’s public record',
  'bets:write': 'My bets: log bets of mine, by MCP',
};

function Created({ value }: { value: string }) {
  return (
    <div className="stack">
      <p className="note warn">Copy the key now. It is stored only as a hash and cannot be shown again.</p>
      <div className="wl-copy">
        <Field label="API key" readOnly value={value} className="code" />
        <IconButton label="Copy the key" onClick={() => copyText(value, 'The key')}>
          <Copy />
        </IconButton>
      </div>
    </div>
  );
}

/** Names a key, chooses what it may read, and shows it this once. */
function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<NewKey['scopes']>([...READ_SCOPES]);
  const create = useCreateKey();
  const isReady = name.trim() !== '' && scopes.length > 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isReady) create.mutate({ name: name.trim(), scopes });
  };
  const footer = create.data ? (
    <Button look="primary" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={!isReady || create.isPending}>
        {create.isPending ? 'Creating...' : 'Create Key'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Create API Key" footer={footer}>
      {create.data ? (
        <Created value={create.data.key} />
      ) : (
        <form id={formId} className="form" onSubmit={submit} noValidate>
          <TextField label="Name" required maxLength={KEY_NAME_MOST} placeholder="Website" value={name} onChange={setName} />
          <fieldset>
            <legend>May</legend>
            {KEY_SCOPES.map((scope) => (
              <Check
                key={scope}
                checked={scopes.includes(scope)}
                onChange={(isOn) => setScopes(KEY_SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))))}
              >
                {SCOPE_WORDS[scope]}
              </Check>
            ))}
          </fieldset>
        </form>
      )}
    </Dialog>
  );
}

const A_DAY = KEY_CALLS_PER_DAY.toLocaleString('en-US');
const LIMITS = `${KEY_CALLS_PER_MINUTE} calls a minute and ${A_DAY} a day for each key;`;

const CALLS = [
  {
    path: '/api/partner/v1/games',
    scope: 'games:read',
    text: `Schedule, status and scores of a day (date, today by default), of every sport or of one (sport: ${GAME_SPORTS.join(', ')})`,
  },
  { path: '/api/partner/v1/odds', scope: 'odds:read', text: 'Best price, book and age of every side of a day (date and sport likewise)' },
  { path: '/api/partner/v1/record', scope: 'record:read', text: 'The public record of the model in figures, with intervals' },
] as const;

/** The calls, an example, and what refusals mean. */
function ApiGuide() {
  const today = useToday();
  const example = `curl -H "Authorization: Bearer ce_YOUR_KEY" \\\n  "${location.origin}/api/partner/v1/games?date=${today}"`;
  return (
    <div className="wl-guide">
      <h3>How to call it</h3>
      <WideTable label="Example">
        <pre className="code">{example}</pre>
      </WideTable>
      <dl>
        {CALLS.map(({ path, scope, text }) => (
          <div key={path}>
            <dt className="code">GET {path}</dt>
            <dd>
              {text}. Scope <span className="code">{scope}</span>.
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        As tools for assistants that speak the Model Context Protocol: <span className="code">{location.origin}/api/mcp</span>, with the
        same key. The tools only read, unless the key has <span className="code">bets:write</span>: then they also log bets of yours, within
        your limits.
      </p>
      <p className="muted">
        Otherwise public data only, as JSON, with the time of the answer and its source. {LIMITS} beyond that 429 with Retry-After. Every
        answer tells what is left today in <span className="code">RateLimit-Remaining</span>. 401: no key that works. 403: the key lacks the
        scope, API Access is off, or the plan has ended. Call it from your server: a key in a web page is everybody’s. Every field is in the{' '}
        <a className="link" href="/api/docs">
          API documentation
        </a>
        .
      </p>
    </div>
  );
}

/** Asks before programs are cut off. */
function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.name}?`}
      action="Revoke Key"
      busy="Revoking..."
      keep="Keep it"
      isBusy={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Programs using it will be refused. This can’t be undone.</p>
    </ConfirmDialog>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { dateTime, date } = useReaderFormat();
  return (
    <tr>
      <th scope="row">
        {apiKey.name}
        <small className="code">{apiKey.prefix}…</small>
      </th>
      <td>{apiKey.scopes.join(', ')}</td>
      <td>{date(apiKey.createdAt, 'plain')}</td>
      <td className="num">
        {apiKey.callsToday.toLocaleString('en-US')} of {A_DAY}
      </td>
      <td>{apiKey.lastUsedAt ? dateTime(apiKey.lastUsedAt) : 'Never'}</td>
      <td className="num">
        <Button size="sm" look="danger" aria-label={`Revoke ${apiKey.name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </td>
    </tr>
  );
}

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  return (
    <WideTable label="Your keys">
      <table className="tbl wl-keys">
        <ColumnHeads heads={['Key', 'Scopes', 'Made', ['Calls today'], 'Last used', { spoken: 'Actions' }]} />
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** One's own keys, and how to use them. */
export function KeyPanel({ isOn }: { isOn: boolean }) {
  const answer = useApiKeys();
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const create = (
    <Button look="primary" size="sm" onClick={() => setCreating(true)}>
      <Plus /> Create Key
    </Button>
  );
  return (
    <Panel title="API Keys" tools={<span className="grow" />} caption={answer.data?.length ? create : null} padded={false}>
      {isOn ? null : (
        <p className="note warn wl-off">API Access is off: calls with these keys are refused. Switch it on under Features and save.</p>
      )}
      <Loaded
        answer={answer}
        failed="Your keys could not be loaded"
        height={90}
        empty={<EmptyState icon={KeyRound} title="No API keys" hint={`${LIMITS.slice(0, -1)}.`} action={create} />}
      >
        {(keys) => <KeyTable keys={keys} onRevoke={setRevoking} />}
      </Loaded>
      <ApiGuide />
      {isCreating ? <CreateKeyDialog onClose={() => setCreating(false)} /> : null}
      {revoking ? <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} /> : null}
    </Panel>
  );
}
