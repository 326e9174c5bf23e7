import { call } from '@clearedge/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { leave } from '../../../core/session/session-calls.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';

const Dialog = lazy(() => import('../../../ui/overlay/dialog.tsx').then((module) => ({ default: module.Dialog })));

export function ExportButton() {
  const download = useMutation({
    mutationFn: () => call('GET /api/account/export'),
    onSuccess: (data) => saveFile('clearedge-account.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => toast({ title: 'Export failed', description: messageOf(error) ?? 'Please try again.', variant: 'destructive' }),
  });
  return (
    <Button disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? 'Preparing...' : 'Download my data'}
    </Button>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call('POST /api/account/delete', { body: { password } }),
    onSuccess: () => {
      onClose();
      leave(client);
      toast({ title: 'Account deleted' });
      void navigate(paths.home);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    remove.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete account"
      description="Your bets, practice bankroll, groups and settings are removed. This cannot be undone. A running break or self-exclusion still holds for your email address until it ends."
    >
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={remove.isError ? (messageOf(remove.error) ?? 'The account could not be deleted. Please try again.') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="form-acts">
          <Button type="submit" look="danger" disabled={remove.isPending || password === ''}>
            {remove.isPending ? 'Deleting...' : 'Delete my account'}
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </div>
      </form>
    </Dialog>
  );
}

export function DeleteButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        Delete account
      </Button>
      {isOpen ? (
        <Suspense>
          <DeleteDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
