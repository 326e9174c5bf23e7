import { GROUP_SIZE } from '@clearedge/contract/competition';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useCreateGroup } from '../group.queries.ts';
import { checkDraft, type Draft, EMPTY_DRAFT, type Errors, issuesOf } from './draft-rules.ts';
import { GroupFields } from './group-fields.tsx';

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
        <GroupFields
          draft={draft}
          errors={errors}
          sizeHint={`From ${GROUP_SIZE.least} to ${GROUP_SIZE.most}; ${GROUP_SIZE.fallback} if left empty.`}
          onChange={change}
        />
      </form>
    </Dialog>
  );
}
