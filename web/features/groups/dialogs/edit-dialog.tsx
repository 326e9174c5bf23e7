import { GROUP_SIZE } from '@clearedge/contract/competition';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Group, useEditGroup } from '../group.queries.ts';
import { checkEdit, type Draft, draftOf, type Errors, issuesOf } from './draft-rules.ts';
import { GroupFields } from './group-fields.tsx';

/** Changes a group; for its admin. */
export function EditDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState<Draft>(() => draftOf(group));
  const [own, setOwn] = useState<Errors>({});
  const edit = useEditGroup();
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
    edit.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = checkEdit(draft, group);
    setOwn(found);
    if (Object.keys(found).length === 0) edit.mutate({ groupId: group.id, body: draft }, { onSuccess: onClose });
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} look="primary" disabled={edit.isPending}>
        {edit.isPending ? 'Saving...' : 'Save changes'}
      </Button>
    </>
  );
  const least = Math.max(GROUP_SIZE.least, group.currentMembers);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Edit group"
      description="Members, results and the invite code stay as they are."
      footer={footer}
    >
      <form id={formId} className="form" onSubmit={submit} noValidate>
        <GroupFields
          draft={draft}
          errors={{ ...issuesOf(edit.error), ...own }}
          sizeHint={`From ${least} to ${GROUP_SIZE.most}: nobody is put out.`}
          onChange={change}
        />
      </form>
    </Dialog>
  );
}
