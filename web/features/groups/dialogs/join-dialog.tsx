import { type SubmitEvent, useId, useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useJoinGroup } from '../group.queries.ts';

/** Joins by code; the server checks it. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const join = useJoinGroup();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '') join.mutate({ inviteCode: code }, { onSuccess: onClose });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={join.isPending}>
        {join.isPending ? 'Joining...' : 'Join Group'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Join Group"
      description="A member can copy the invite code from the group."
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <Field
          label="Invite code"
          className="grp-code-in"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? 'Invite code is required' : join.isError ? (messageOf(join.error) ?? 'Failed to join group') : undefined}
          onChange={(event) => {
            setCode(event.target.value.toUpperCase());
            setMissing(false);
            join.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
