import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type Group, type Member, useHandOver, useMembers, useRemoveMember } from '../group.queries.ts';
import { Loaded } from './loaded.tsx';

interface Requested {
  what: 'remove' | 'hand-over';
  member: Member;
}

function RequestDialog({ group, requested, onClose }: { group: Group; requested: Requested; onClose: () => void }) {
  const [remove, handOver] = [useRemoveMember(), useHandOver()];
  const verb = requested.what === 'remove' ? remove : handOver;
  const { username } = requested.member.user;
  return (
    <ConfirmDialog
      title={requested.what === 'remove' ? `Remove ${username}?` : `Hand ${group.name} over to ${username}?`}
      action={requested.what === 'remove' ? 'Remove' : 'Hand over'}
      isBusy={verb.isPending}
      onClose={onClose}
      onConfirm={() => verb.mutate({ groupId: group.id, memberId: requested.member.id }, { onSettled: onClose })}
    >
      <p>
        {requested.what === 'remove'
          ? 'They leave the group at once and cannot come back, not even with the invite code. Their bets and results stay theirs.'
          : 'They become the admin and you become a member. Only they can give it back.'}
      </p>
    </ConfirmDialog>
  );
}

/** Username, address and role of everybody; for the admin, ways to remove someone and to hand over. */
export function MemberList({ group }: { group: Group }) {
  const { date } = useReaderFormat();
  const members = useMembers(group.id);
  const [requested, setRequested] = useState<Requested | null>(null);
  const isAdmin = group.membership.role === 'admin';
  return (
    <Loaded query={members} height={120}>
      {(rows) => (
        <>
          <ul className="grp-rows" aria-label={`Members of ${group.name}`}>
            {rows.map((member) => (
              <li key={member.id}>
                <span className="grp-who">
                  <b>{member.user.username}</b>
                  {member.isYou ? <Badge look="value">You</Badge> : null}
                  <Badge look={member.role === 'admin' ? 'info' : 'plain'}>{member.role}</Badge>
                  {member.isSimulated ? <Badge look="warn">Simulated</Badge> : null}
                  <small>{`${member.user.email} · since ${date(member.joinedAt, 'plain')}`}</small>
                </span>
                {isAdmin && !member.isYou ? (
                  <span className="acts">
                    <Button
                      size="sm"
                      onClick={() => setRequested({ what: 'hand-over', member })}
                      aria-label={`Make ${member.user.username} the admin`}
                    >
                      Make admin
                    </Button>
                    <Button
                      size="sm"
                      onClick={() => setRequested({ what: 'remove', member })}
                      aria-label={`Remove ${member.user.username}`}
                    >
                      Remove
                    </Button>
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
          {isAdmin ? null : <p className="cap">Only the group’s admin sees full addresses.</p>}
          {requested ? <RequestDialog group={group} requested={requested} onClose={() => setRequested(null)} /> : null}
        </>
      )}
    </Loaded>
  );
}
