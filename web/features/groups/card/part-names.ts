export type PartName = 'members' | 'board' | 'picks' | 'activity';

export const PARTS: readonly { part: PartName; label: string }[] = [
  { part: 'members', label: 'Members' },
  { part: 'board', label: 'Leaderboard' },
  { part: 'picks', label: 'Sealed picks' },
  { part: 'activity', label: 'Activity' },
];

/** What of which group is unfolded, as the address says it. */
export interface GroupPlace {
  groupId: string | null;
  part: PartName;
  date: string | null;
}
