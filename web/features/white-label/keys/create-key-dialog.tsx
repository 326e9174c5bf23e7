import { KEY_NAME_MOST, KEY_SCOPES } from '@clearedge/contract/routes/white-label/white-label-terms';
import { Copy } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../editor/text-field.tsx';
import { copyText } from '../publish.tsx';
import { type NewKey, useCreateKey } from '../white-label.queries.ts';

const SCOPE_WORDS: Readonly<Record<NewKey['scopes'][number], string>> = {
  'games:read': 'Games: schedule, status, scores',
  'odds:read': 'Odds: the best price on every side',
  'record:read': 'Record: the model’s public record',
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
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<NewKey['scopes']>([...KEY_SCOPES]);
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
            <legend>May read</legend>
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
