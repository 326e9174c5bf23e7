import { CallError } from '@clearedge/contract/client';
import { GROUP_SIZE } from '@clearedge/contract/competition';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useCreateGroup } from '../group.queries.ts';
import { checkDraft, type Draft, EMPTY_DRAFT, type Errors } from './draft-rules.ts';

const issuesOf = (error: unknown): Errors =>
  error instanceof CallError ? Object.fromEntries((error.problem?.issues ?? []).map(({ path, message }) => [path, message])) : {};

/** Makes a group; the maker is its admin. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [own, setOwn] = useState<Errors>({});
  const create = useCreateGroup();
  const errors = { ...issuesOf(create.error), ...own };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
    setKey(crypto.randomUUID());
    create.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = checkDraft(draft);
    setOwn(found);
    if (Object.keys(found).length === 0) create.mutate({ body: draft, key }, { onSuccess: onClose });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={create.isPending}>
        {create.isPending ? 'Creating...' : 'Create Group'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Create Group"
      description="A leaderboard of your own, with an invite code to share."
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <Field
          label="Group name"
          value={draft.name}
          maxLength={60}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label="Description"
          value={draft.description}
          maxLength={300}
          hint="Optional."
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <Field
          label="Max members"
          type="number"
          inputMode="numeric"
          min={GROUP_SIZE.least}
          max={GROUP_SIZE.most}
          value={draft.maxMembers}
          hint={`From ${GROUP_SIZE.least} to ${GROUP_SIZE.most}; ${GROUP_SIZE.fallback} if left empty.`}
          error={errors.maxMembers}
          onChange={(event) => change({ maxMembers: event.target.value })}
        />
        <label className="choice">
          <input type="checkbox" checked={draft.isPrivate} onChange={(event) => change({ isPrivate: event.target.checked })} />
          Private: only people with the invite code can find and join it
        </label>
      </form>
    </Dialog>
  );
}
