import { KEY_CALLS_PER_MINUTE } from '@clearedge/contract/routes/white-label/white-label-terms';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type ApiKey, useApiKeys } from '../white-label.queries.ts';
import { ApiGuide } from './api-guide.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';

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
        <ColumnHeads heads={['Key', 'May read', 'Made', 'Last used', { spoken: 'Actions' }]} />
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
        empty={
          <EmptyState icon={KeyRound} title="No API keys" hint={`${KEY_CALLS_PER_MINUTE} calls a minute for each key.`} action={create} />
        }
      >
        {(keys) => <KeyTable keys={keys} onRevoke={setRevoking} />}
      </Loaded>
      <ApiGuide />
      {isCreating ? <CreateKeyDialog onClose={() => setCreating(false)} /> : null}
      {revoking ? <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} /> : null}
    </Panel>
  );
}
