import { GROUP_SIZE } from '@clearedge/contract/competition';
import { Field } from '../../../ui/controls/field.tsx';
import type { Draft, Errors } from './draft-rules.ts';

interface Props {
  draft: Draft;
  errors: Errors;
  sizeHint: string;
  onChange: (patch: Partial<Draft>) => void;
}

/** What a group is called, says of itself, holds, and who may find it. */
export function GroupFields({ draft, errors, sizeHint, onChange }: Props) {
  return (
    <>
      <Field
        label="Group name"
        value={draft.name}
        maxLength={60}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Description"
        value={draft.description}
        maxLength={300}
        hint="Optional."
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Field
        label="Max members"
        type="number"
        inputMode="numeric"
        min={GROUP_SIZE.least}
        max={GROUP_SIZE.most}
        value={draft.maxMembers}
        hint={sizeHint}
        error={errors.maxMembers}
        onChange={(event) => onChange({ maxMembers: event.target.value })}
      />
      <label className="choice">
        <input type="checkbox" checked={draft.isPrivate} onChange={(event) => onChange({ isPrivate: event.target.checked })} />
        Private: only people with the invite code can find and join it
      </label>
    </>
  );
}
