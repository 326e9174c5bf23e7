import { GROUP_SIZE } from '@clearedge/contract/competition';
import { Copy, Link2, LogOut, Pencil, RefreshCw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { copyCode, copyLink, type Group, useActivity, useEditGroup, useLeaveGroup, useRenewCode } from '../group.queries.ts';
import { checkEdit, type Draft, draftOf, type Errors, GroupFields } from '../group-dialogs.tsx';
import { activityText, leavingText, membersText } from '../group-words.ts';
import { GroupBoardPart } from '../parts/group-board.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MemberList } from '../parts/member-list.tsx';
import { SealedPicks } from '../parts/sealed-picks.tsx';
import { PickemPart } from '../pickem/pickem-part.tsx';
import { type GroupPlace, PARTS, type PartName } from './part-names.ts';
import './groups.css';

/** Changes a group; for its admin. */
function EditDialog({ group, onClose }: { group: Group; onClose: () => void }) {
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
        sizeHint={`From ${least} to ${GROUP_SIZE.most}: no one is put out.`}
        onChange={change}
      />
    </FormDialog>
  );
}

/** What happened in the group, newest first. */
function ActivityList({ groupId }: { groupId: string }) {
  const { dateTime } = useReaderFormat();
  return (
    <Loaded query={useActivity(groupId)} height={120}>
      {(rows) => (
        <ul className="grp-rows" aria-label="Activity">
          {rows.map((row) => (
            <li key={row.id}>
              <span>{activityText(row)}</span>
              <small>{dateTime(row.at)}</small>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

interface Props {
  group: Group;
  place: GroupPlace;
  onGo: (place: GroupPlace) => void;
}

function CodeButtons({ group }: { group: Group }) {
  const renew = useRenewCode();
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <span className="grp-code">
        <code>{group.inviteCode}</code>
        <Button size="sm" onClick={() => void copyCode(group.inviteCode)} aria-label={`Copy invite code of ${group.name}`}>
          <Copy className="s" />
          Copy code
        </Button>
        <Button size="sm" onClick={() => void copyLink(group.inviteCode)} aria-label={`Copy invite link of ${group.name}`}>
          <Link2 className="s" />
          Copy link
        </Button>
        {group.membership.role === 'admin' ? (
          <Button size="sm" onClick={() => setRequested(true)} disabled={renew.isPending}>
            <RefreshCw className="s" />
            New invite code
          </Button>
        ) : null}
      </span>
      {isRequested ? (
        <ConfirmDialog
          title="Make a new invite code?"
          action="New invite code"
          isBusy={renew.isPending}
          onClose={() => setRequested(false)}
          onConfirm={() => renew.mutate(group.id, { onSettled: () => setRequested(false) })}
        >
          <p>{`${group.inviteCode} and its link stop working at once. The new code is copied to your clipboard.`}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function LeaveButton({ group }: { group: Group }) {
  const leave = useLeaveGroup();
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setRequested(true)} aria-label={`Leave ${group.name}`}>
        <LogOut className="s" />
        Leave
      </Button>
      {isRequested ? (
        <ConfirmDialog
          title={`Leave ${group.name}?`}
          action={group.onLeave.kind === 'close' ? 'Leave and close' : 'Leave'}
          isBusy={leave.isPending}
          onClose={() => setRequested(false)}
          onConfirm={() => leave.mutate(group, { onSettled: () => setRequested(false) })}
        >
          <p>{leavingText(group)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function EditButton({ group }: { group: Group }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={`Edit ${group.name}`}>
        <Pencil className="s" />
        Edit
      </Button>
      {isOpen ? <EditDialog group={group} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Part({ group, part, place, onGo }: Props & { part: PartName }) {
  if (part === 'members') return <MemberList group={group} />;
  if (part === 'board') return <GroupBoardPart groupId={group.id} />;
  if (part === 'pickem') return <PickemPart group={group} week={place.date} onWeek={(date) => onGo({ ...place, date })} />;
  if (part === 'activity') return <ActivityList groupId={group.id} />;
  return <SealedPicks groupId={group.id} date={place.date} onDate={(date) => onGo({ ...place, date })} />;
}

/** Whoever comes here by joining or by an address is brought to the parts; whoever pressed one of them sees them already. */
function useBringIntoView(isOpen: boolean): RefObject<HTMLElement | null> {
  const parts = useRef<HTMLElement>(null);
  const isFirst = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isOpen || !parts.current) return;
    const { top, bottom } = parts.current.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) parts.current.scrollIntoView({ block: 'center' });
    if (!isFirst && document.activeElement === document.body)
      parts.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus({ preventScroll: true });
  }, [isOpen, isFirst]);
  return parts;
}

/** One group: what it is, its code, and one of its parts unfolded. */
export function GroupCard({ group, place, onGo }: Props) {
  const { date } = useReaderFormat();
  const open = place.groupId === group.id ? place.part : null;
  const parts = useBringIntoView(open !== null);
  return (
    <article className="panel grp" aria-label={group.name}>
      <header className="grp-h">
        <h2>{group.name}</h2>
        <Badge look={group.membership.role === 'admin' ? 'info' : 'plain'}>{group.membership.role}</Badge>
        {group.isPrivate ? <Badge look="warn">Private</Badge> : null}
        <span className="cap">{`${membersText(group)} · joined ${date(group.membership.joinedAt, 'plain')}`}</span>
      </header>
      {group.description ? <p className="grp-about">{group.description}</p> : null}
      <div className="grp-acts">
        <CodeButtons group={group} />
        <span className="grp-own">
          {group.membership.role === 'admin' ? <EditButton group={group} /> : null}
          <LeaveButton group={group} />
        </span>
      </div>
      <nav ref={parts} className="grp-parts" aria-label={`Parts of ${group.name}`}>
        {PARTS.map(({ part, label }) => (
          <button
            key={part}
            type="button"
            aria-expanded={open === part}
            onClick={() => onGo({ groupId: open === part ? null : group.id, part, date: null })}
          >
            {label}
          </button>
        ))}
      </nav>
      {open ? (
        <div className="grp-part">
          <Part group={group} part={open} place={place} onGo={onGo} />
        </div>
      ) : null}
    </article>
  );
}
