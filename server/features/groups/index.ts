export { createGroup, groupsFeature } from './groups-feature.ts';
export { leaveAllGroups } from './groups-members.ts';
export { joinGroup } from './joining/join-group.ts';
export { exportPicks } from './picks/export-picks.ts';

export { type PickRow, selectionOf } from './picks/pick-rules.ts';
export { listGroupsOf } from './present-group.ts';
export { listFellowMembers } from './read-groups.ts';
export { listContestsToGrade, listPicksBetween, listPicksOfContest, type PickGrade, writePickGrade } from './rows/pick-rows.ts';
