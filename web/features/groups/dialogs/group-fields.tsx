import { GROUP_SIZE } from '@clearedge/contract/competition';
import { DraftField } from '../../../ui/controls/draft-field.tsx';
import type { Draft, Errors } from './draft-rules.ts';

interface Props {
  draft: Draft;
  errors: Errors;
  sizeHint: string;
  onChange: (patch: Partial<Draft>) => void;
}

/** What a group is called, says of itself, holds, and who may find it. */
export function GroupFields({ sizeHint, ...fields }: Props) {
  const { draft, onChange } = fields;
  return (
    <>
      <DraftField {...fields} name="name" label="Group name" maxLength={60} />
      <DraftField {...fields} name="description" label="Description" maxLength={300} hint="Optional." />
      <DraftField
        {...fields}
        name="maxMembers"
        label="Max members"
        type="number"
        inputMode="numeric"
        min={GROUP_SIZE.least}
        max={GROUP_SIZE.most}
        hint={sizeHint}
      />
      <label className="choice">
        <input type="checkbox" checked={draft.isPrivate} onChange={(event) => onChange({ isPrivate: event.target.checked })} />
        Private: only people with the invite code can find and join it
      </label>
    </>
  );
}
