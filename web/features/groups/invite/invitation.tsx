import type { Contract } from '@clearedge/contract';
import { call } from '@clearedge/contract/client';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { SignInFirst } from '../../../core/session/sign-in-first.tsx';
import { isStatus, messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { useJoinGroup } from '../group.queries.ts';
import { membersText } from '../group-words.ts';

type Invite = CallResult<Contract['POST /api/groups/invite']>;

const never = () => () => {};

/** The code of an invite link, from the fragment; none while the page is as the server drew it, which sees no fragment. */
export function useInviteCode(): string | null {
  const { hash } = useLocation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? new URLSearchParams(hash.slice(1)).get('join') : null;
}

function useInvite(inviteCode: string) {
  const userId = useSession().user?.id ?? null;
  return useQuery({
    queryKey: ['/api/groups/invite', inviteCode, userId],
    queryFn: () => call('POST /api/groups/invite', { body: { inviteCode } }),
  });
}

const PRIVACY =
  'Members see your username, your contest results, and each of your picks once its game begins. The group’s admin also sees your email address.';
const CLOSED: Partial<Record<Invite['standing'], string>> = {
  full: 'This group is full. Ask its admin to make room.',
  removed: 'You were removed from this group by its admin.',
};

interface Props {
  code: string;
  /** The group that was joined, or that one belonged to already. */
  onJoined: (groupId: string) => void;
  onDismiss: () => void;
}

function Question({ code, invite, onJoined, onDismiss }: Props & { invite: Invite }) {
  const join = useJoinGroup();
  const { groupId, standing } = invite;
  return (
    <Panel title={`You are invited to ${invite.name}`} caption={membersText(invite)}>
      <div className="stack">
        <p>{groupId ? 'You’re already in this group.' : (CLOSED[standing] ?? PRIVACY)}</p>
        <div className="grp-answer">
          {groupId ? (
            <Button look="primary" onClick={() => onJoined(groupId)}>
              Open the group
            </Button>
          ) : null}
          {standing === 'open' ? (
            <Button
              look="primary"
              disabled={join.isPending}
              onClick={() => join.mutate({ inviteCode: code }, { onSuccess: ({ id }) => onJoined(id) })}
            >
              {join.isPending ? 'Joining...' : `Join ${invite.name}`}
            </Button>
          ) : null}
          <Button onClick={onDismiss}>{standing === 'open' ? 'Not now' : 'Close'}</Button>
        </div>
      </div>
    </Panel>
  );
}

/** What an invite link leads to: the group's name and size, and the question whether to join; signing in comes back to it. */
export function Invitation(props: Props) {
  const { user } = useSession();
  const invite = useInvite(props.code);
  if (invite.isPending) return <Skeleton height={130} radius={8} />;
  if (invite.isError)
    return (
      <Panel title="This invitation cannot be opened">
        <div className="stack">
          <p role="alert">
            {isStatus(invite.error, 400)
              ? 'The link is incomplete, or its code has been replaced. Ask a member for a new one.'
              : (messageOf(invite.error) ?? 'Please try again.')}
          </p>
          <div className="grp-answer">
            {isStatus(invite.error, 400) ? null : (
              <Button look="primary" onClick={() => void invite.refetch()}>
                Try again
              </Button>
            )}
            <Button onClick={props.onDismiss}>Close</Button>
          </div>
        </div>
      </Panel>
    );
  if (!user)
    return (
      <SignInFirst
        canJoin
        title={`You are invited to ${invite.data.name}`}
        hint={`${membersText(invite.data)}. Sign in or create an account: you come back here and are asked whether to join.`}
      />
    );
  return <Question {...props} invite={invite.data} />;
}
