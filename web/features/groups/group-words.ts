import { MINUS } from '../../lib/format.ts';
import type { Activity, Group } from './group.queries.ts';

export const membersText = ({ currentMembers, maxMembers }: { currentMembers: number; maxMembers: number }): string =>
  `${currentMembers} of ${maxMembers} members`;

const who = (name: string | null): string => name ?? 'A former member';

/** One thing that happened, as a sentence. */
export function activityText({ kind, actor, subject }: Activity): string {
  if (kind === 'created') return `${who(actor)} created the group`;
  if (kind === 'joined') return `${who(actor)} joined`;
  if (kind === 'left') return `${who(actor)} left`;
  if (kind === 'removed') return `${who(actor)} removed ${who(subject)}`;
  if (kind === 'edited') return `${who(actor)} changed the group’s settings`;
  if (kind === 'rules_changed') return `${who(actor)} changed the rules of the card`;
  if (kind === 'code_renewed') return `${who(actor)} made a new invite code`;
  return kind === 'handed_over' ? `${who(actor)} handed the group over to ${who(subject)}` : `${who(actor)} closed the group`;
}

/** What leaving does, shown before it is done. */
export function leavingText({ onLeave, isPrivate }: Group): string {
  if (onLeave.kind === 'close') return 'You are the last member: the group will be deleted, and its invite code stops working.';
  if (onLeave.kind === 'hand_over') return `${who(onLeave.successor)} has been here longest and becomes the admin.`;
  return isPrivate ? 'You can rejoin with the invite code.' : 'You can rejoin whenever there is room.';
}

export const unitsText = (units: number): string => `${units < 0 ? MINUS : '+'}${Math.abs(units).toFixed(2)} u`;
