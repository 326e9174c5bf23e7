import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Profile, useChangeProfile, useProfile } from '../leaderboard.queries.ts';

function Form({ profile }: { profile: Profile }) {
  const change = useChangeProfile();
  const [name, setName] = useState(profile.displayName ?? '');
  const [isListed, setListed] = useState(profile.isListed);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    change.mutate({ displayName: name.trim() === '' ? null : name, isListed });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label="Name on public boards"
        value={name}
        maxLength={30}
        autoComplete="off"
        placeholder={profile.displayName ? undefined : profile.shownAs}
        hint="Empty: your username. Your address is never shown."
        error={change.isError ? messageOf(change.error) : undefined}
        onChange={(event) => {
          setName(event.target.value);
          change.reset();
        }}
      />
      <label className="choice">
        <input type="checkbox" checked={isListed} onChange={(event) => setListed(event.target.checked)} />
        Show me on public boards
      </label>
      <p className="cap">
        Without it you have no public rank; your cohort sees your row without a name, and your groups still see your username.
      </p>
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

/** The chosen name, and whether to be seen at all. */
export function ProfileForm() {
  const profile = useProfile();
  const body = profile.data ? <Form profile={profile.data} /> : <Skeleton height={160} />;
  return (
    <Panel title="How you appear">{!profile.data && profile.isError ? <ErrorState onRetry={() => void profile.refetch()} /> : body}</Panel>
  );
}
