import { GROUP_SIZE } from '@clearedge/contract/competition';
import { useState } from 'react';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useCreateGroup } from '../group.queries.ts';
import { checkDraft, type Draft, EMPTY_DRAFT, type Errors } from './draft-rules.ts';
import { GroupFields } from './group-fields.tsx';

/** Makes a group; the maker is its admin. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [own, setOwn] = useState<Errors>({});
  const create = useCreateGroup();
  const errors = { ...fieldIssues(create.error), ...own };
  const change = (patch: Partial<Draft>): void => {
    setDraft({ ...draft, ...patch });
    setOwn({});
    setKey(crypto.randomUUID());
    create.reset();
  };
  const send = (): void => {
    const found = checkDraft(draft);
    setOwn(found);
    if (Object.keys(found).length === 0) create.mutate({ body: draft, key }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Create Group"
      description="A leaderboard of your own, with an invite code to share."
      action="Create Group"
      busy="Creating..."
      isBusy={create.isPending}
      onSend={send}
      onClose={onClose}
    >
      <GroupFields
        draft={draft}
        errors={errors}
        sizeHint={`From ${GROUP_SIZE.least} to ${GROUP_SIZE.most}; ${GROUP_SIZE.fallback} if left empty.`}
        onChange={change}
      />
    </FormDialog>
  );
}
