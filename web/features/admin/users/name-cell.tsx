import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../ui/controls/button.tsx';
import { type Member, useChangeUsername } from '../admin.queries.ts';

// The pencil that opened it is gone, and its reader is about to type.
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A username that can be edited in its place: Enter saves, Escape leaves it as it was. */
export function NameCell({ user }: { user: Member }) {
  const [draft, setDraft] = useState<string | null>(null);
  const rename = useChangeUsername();
  const save = () => {
    const username = draft?.trim() ?? '';
    if (username === '') return;
    if (username === user.username) return setDraft(null);
    rename.mutate({ userId: user.id, username }, { onSuccess: () => setDraft(null) });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setDraft(null);
  };
  if (draft === null)
    return (
      <span className="ad-name">
        <b>{user.username}</b>
        <IconButton label={`Edit the username of ${user.username}`} onClick={() => setDraft(user.username)}>
          <Pencil />
        </IconButton>
      </span>
    );
  return (
    <span className="field">
      <input
        ref={focus}
        aria-label={`Username of ${user.username}`}
        value={draft}
        maxLength={30}
        disabled={rename.isPending}
        aria-invalid={draft.trim() === '' ? true : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKey}
      />
    </span>
  );
}
