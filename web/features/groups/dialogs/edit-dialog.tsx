import { GROUP_SIZE } from '@clearedge/contract/competition';
import { useState } from 'react';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type Group, useEditGroup } from '../group.queries.ts';
import { checkEdit, type Draft, draftOf, type Errors } from './draft-rules.ts';
import { GroupFields } from './group-fields.tsx';

/** Changes a group; for its admin. */
export function EditDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(group));
  const [own, setOwn] = useState<Errors>({});
  const edit = useEditGroup();
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
    edit.reset();
  };
  const send = (): void => {
    const found = checkEdit(draft, group);
    setOwn(found);
    if (Object.keys(found).length === 0) edit.mutate({ groupId: group.id, body: draft }, { onSuccess: onClose });
  };
  const least = Math.max(GROUP_SIZE.least, group.currentMembers);
  return (
    <FormDialog
      title="Edit group"
      description="Members, results and the invite code stay as they are."
      action="Save changes"
      busy="Saving..."
      isBusy={edit.isPending}
      onSend={send}
      onClose={onClose}
    >
      <GroupFields
        draft={draft}
        errors={{ ...fieldIssues(edit.error), ...own }}
        sizeHint={`From ${least} to ${GROUP_SIZE.most}: nobody is put out.`}
        onChange={change}
      />
    </FormDialog>
  );
}
