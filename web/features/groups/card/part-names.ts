export type PartName = 'members' | 'board' | 'pickem' | 'picks' | 'activity';

export const PARTS: readonly { part: PartName; label: string }[] = [
  { part: 'members', label: 'Members' },
  { part: 'board', label: 'Leaderboard' },
  { part: 'pickem', label: 'Pick’em' },
  { part: 'picks', label: 'Sealed picks' },
  { part: 'activity', label: 'Activity' },
];

/** The group and the part that are unfolded, from the address. */
export interface GroupPlace {
  groupId: string | null;
  part: PartName;
  date: string | null;
}
