import { GROUP_SIZE } from '@clearedge/contract/competition';
import { CalendarX, ChevronLeft, ChevronRight, Copy, LogOut, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useToday } from '../../../core/status.ts';
import { addDays } from '../../../lib/dates.ts';
import { fieldIssues } from '../../../lib/field-issues.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { copyCode, type Group, useActivity, useEditGroup, useLeaveGroup, useRenewCode } from '../group.queries.ts';
import { checkEdit, type Draft, draftOf, type Errors, GroupFields } from '../group-dialogs.tsx';
import { activityText, leavingText, membersText } from '../group-words.ts';
import { GroupBoardPart } from '../parts/group-board.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MemberList } from '../parts/member-list.tsx';
import { PickGame } from '../parts/pick-game.tsx';
import { useGroupSlate } from '../pick.queries.ts';
import { type GroupPlace, PARTS, type PartName } from './part-names.ts';
import './groups.css';

interface SealedPicksProps {
  groupId: string;
  date: string | null;
  onDate: (date: string | null) => void;
}

/** A day's games: one's own picks, how many others have made theirs, and everybody's once a game has begun. */
function SealedPicks({ groupId, date: requested, onDate }: SealedPicksProps) {
  const today = useToday();
  const date = requested ?? today;
  const go = (day: string): void => onDate(day === today ? null : day);
  return (
    <div className="stack">
      <div className="grp-bar">
        <span className="date">
          <IconButton label="Previous day" onClick={() => go(addDays(date, -1))}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => onDate(null)} disabled={date === today}>
            Today
          </Button>
          <IconButton label="Next day" onClick={() => go(addDays(date, 1))}>
            <ChevronRight />
          </IconButton>
          <b className="grp-day">{formatDate(date)}</b>
        </span>
        <span className="cap">Picks are hidden from the others until first pitch</span>
      </div>
      <Loaded query={useGroupSlate(groupId, date)} height={240}>
        {({ games }) =>
          games.length === 0 ? (
            <EmptyState icon={CalendarX} title="No Games Found" hint="There are no games on this day." />
          ) : (
            <ul className="grp-games">
              {games.map((game) => (
                <PickGame key={game.gameId} groupId={groupId} date={date} game={game} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

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
          <p>{`${group.inviteCode} stops working at once. The new code is copied to your clipboard.`}</p>
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
  if (part === 'activity') return <ActivityList groupId={group.id} />;
  return <SealedPicks groupId={group.id} date={place.date} onDate={(date) => onGo({ ...place, date })} />;
}

/** One group: what it is, its code, and one of its parts unfolded. */
export function GroupCard({ group, place, onGo }: Props) {
  const { date } = useReaderFormat();
  const open = place.groupId === group.id ? place.part : null;
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
      <nav className="grp-parts" aria-label={`Parts of ${group.name}`}>
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
