import { useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useJoinGroup } from '../group.queries.ts';

/** Joins by code; the server checks it. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const join = useJoinGroup();
  const send = (): void => {
    setMissing(code.trim() === '');
    if (code.trim() !== '') join.mutate({ inviteCode: code }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Join Group"
      description="A member can copy the invite code from the group."
      action="Join Group"
      busy="Joining..."
      isBusy={join.isPending}
      onSend={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
