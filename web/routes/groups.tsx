import { Users } from 'lucide-react';
import { useState } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { SignInFirst } from '../core/session/sign-in-first.tsx';
import { GroupCard } from '../features/groups/card/group-card.tsx';
import { OpenGroups } from '../features/groups/card/open-groups.tsx';
import { type GroupPlace, PARTS } from '../features/groups/card/part-names.ts';
import { useGroups } from '../features/groups/group.queries.ts';
import { CreateDialog, JoinDialog } from '../features/groups/group-dialogs.tsx';
import { Invitation, useInviteCode } from '../features/groups/invite/invitation.tsx';
import { isDay } from '../lib/dates.ts';
import { messageOf } from '../lib/query.ts';
import { useSearch } from '../lib/use-search.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/states.tsx';

type DialogName = 'create' | 'join' | null;

function readPlace(search: URLSearchParams): GroupPlace {
  const date = search.get('date');
  return {
    groupId: search.get('group'),
    part: PARTS.find(({ part }) => part === search.get('show'))?.part ?? 'members',
    date: isDay(date) ? date : null,
  };
}

function SignedOut() {
  return (
    <SignInFirst
      canJoin
      title="Sign in to see your groups"
      hint="Your own leaderboard: invite friends with a link, compare weeks, and seal your picks until the game starts."
    />
  );
}

/** The unfolded group and part, in the address; going there leaves an invitation behind. */
function usePlace(): [GroupPlace, (place: GroupPlace) => void] {
  const [search, change] = useSearch();
  const go = ({ groupId, part, date }: GroupPlace): void =>
    change(() => new URLSearchParams(groupId ? { group: groupId, show: part, ...(date ? { date } : {}) } : {}));
  return [readPlace(search), go];
}

function OwnGroups({ onAsk }: { onAsk: (dialog: DialogName) => void }) {
  const groups = useGroups();
  const [place, go] = usePlace();
  if (!groups.data && groups.isError)
    return <ErrorState text={messageOf(groups.error) ?? 'Please try again.'} onRetry={() => void groups.refetch()} />;
  if (!groups.data) return <Skeleton height={180} radius={8} />;
  if (groups.data.length === 0)
    return (
      <EmptyState
        icon={Users}
        title="No Groups Yet"
        hint="Create one and share its invite link, or join with a friend’s link or code."
        action={
          <>
            <Button look="primary" onClick={() => onAsk('create')}>
              Create your first group
            </Button>
            <Button onClick={() => onAsk('join')}>I have a code</Button>
          </>
        }
      />
    );
  return (
    <div className="grp-list">
      {groups.data.map((group) => (
        <GroupCard key={group.id} group={group} place={place} onGo={go} />
      ))}
    </div>
  );
}

/** One's groups: create, join, and what is in each. */
export default function GroupsRoute() {
  useDocumentTitle('My Groups');
  const { user, isLoading } = useSession();
  const [dialog, setDialog] = useState<DialogName>(null);
  const code = useInviteCode();
  const [place, go] = usePlace();
  const showPicks = (groupId: string): void => go({ groupId, part: 'picks', date: null });
  return (
    <div className="page groups stack">
      <header className="page-h">
        <h1>My Groups</h1>
        <span className="grow" />
        {user ? (
          <span className="acts">
            <Button onClick={() => setDialog('join')}>Join Group</Button>
            <Button look="primary" onClick={() => setDialog('create')}>
              Create Group
            </Button>
          </span>
        ) : null}
      </header>
      {code !== null && !isLoading ? <Invitation code={code} onJoined={showPicks} onDismiss={() => go(place)} /> : null}
      {user ? <OwnGroups onAsk={setDialog} /> : null}
      {user ? <OpenGroups onJoined={showPicks} /> : null}
      {user || isLoading || code !== null ? null : <SignedOut />}
      {dialog === 'create' ? <CreateDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'join' ? <JoinDialog onJoined={showPicks} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
