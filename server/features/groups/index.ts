export { groupsFeature } from './groups-feature.ts';
export { leaveAllGroups } from './members/leave-group.ts';
export type { ListOffers } from './picks/offer.ts';
export { type PickRow, selectionOf } from './picks/pick-rules.ts';
export { listGroupsOf } from './present-group.ts';
export { listFellowMembers } from './read-groups.ts';
export { listEventsToGrade, listPicksBetween, listPicksOfEvent, type PickGrade, writePickGrade } from './rows/pick-rows.ts';
