import { GROUP_SIZE } from '@clearedge/contract/competition';
import { useState } from 'react';
import { fieldIssues } from '../../lib/field-issues.ts';
import { messageOf } from '../../lib/query.ts';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { type Group, useCreateGroup, useJoinGroup } from './group.queries.ts';

export interface Draft {
  name: string;
  description: string;
  maxMembers: string;
  isPrivate: boolean;
}
export type Errors = Partial<Record<'name' | 'description' | 'maxMembers', string>>;

const EMPTY_DRAFT: Draft = { name: '', description: '', maxMembers: String(GROUP_SIZE.fallback), isPrivate: false };
export const draftOf = ({ name, description, maxMembers, isPrivate }: Group): Draft => ({
  name,
  description,
  maxMembers: String(maxMembers),
  isPrivate,
});

const SIZE_ERROR = `Max members must be between ${GROUP_SIZE.least} and ${GROUP_SIZE.most}.`;
const isSize = (size: number): boolean => Number.isInteger(size) && size >= GROUP_SIZE.least && size <= GROUP_SIZE.most;
const nameError = ({ name }: Draft): Errors => (name.trim() === '' ? { name: 'Group name is required' } : {});

/** What the server would refuse, shown before it is asked. What is no number is left to it: it takes fifty. */
function checkDraft(draft: Draft): Errors {
  const size = draft.maxMembers.trim() === '' ? GROUP_SIZE.fallback : Number(draft.maxMembers);
  return { ...nameError(draft), ...(Number.isNaN(size) || isSize(size) ? {} : { maxMembers: SIZE_ERROR }) };
}

/** What the server would refuse for an existing group: a size is required, and it must hold its members. */
export function checkEdit(draft: Draft, { currentMembers }: Pick<Group, 'currentMembers'>): Errors {
  const size = draft.maxMembers.trim() === '' ? Number.NaN : Number(draft.maxMembers);
  const few = `The group has ${currentMembers} members. Choose ${currentMembers} or more.`;
  return { ...nameError(draft), ...(!isSize(size) ? { maxMembers: SIZE_ERROR } : size < currentMembers ? { maxMembers: few } : {}) };
}

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

/** Joins by code; the server checks it. */
export function JoinDialog({ onJoined, onClose }: { onJoined: (groupId: string) => void; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const join = useJoinGroup();
  const send = (): void => {
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    join.mutate(
      { inviteCode: code },
      {
        onSuccess: ({ id }) => {
          onClose();
          onJoined(id);
        },
      },
    );
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
