export { createGroup, groupsFeature } from './groups-feature.ts';
export { leaveAllGroups } from './groups-members.ts';
export { joinGroup } from './joining/join-group.ts';
export { exportPicks } from './picks/export-picks.ts';
export { groupPicks } from './picks/grade-picks.ts';
export type { PickRow } from './picks/pick-rules.ts';
export { listGroupsOf } from './present-group.ts';
export { listFellowMembers } from './read-groups.ts';
export { listPicksBetween } from './rows/pick-rows.ts';
