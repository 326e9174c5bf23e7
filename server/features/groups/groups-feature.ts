import { requireUser } from '../../kernel/access.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { createGroup } from './create-group.ts';
import { joinGroup, joinGroupByCode } from './joining/join-group.ts';
import { listOpenGroups } from './joining/list-open-groups.ts';
import { editGroup } from './members/edit-group.ts';
import { handOver } from './members/hand-over.ts';
import { leaveGroup } from './members/leave-group.ts';
import { listActivity, listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
import { renewCode } from './members/renew-code.ts';
import { listPicks } from './picks/list-picks.ts';
import type { ListOffers } from './picks/offer.ts';
import { removePick, setPick } from './picks/set-pick.ts';
import { listGroupsOf } from './present-group.ts';

/** `listOffers` is what the odds slice knows of the board. */
export const groupsFeature = ({ listOffers }: { listOffers: ListOffers }): Feature =>
  defineFeature({
    name: 'groups',
    routes: {
      'GET /api/groups': (ctx) => listGroupsOf(ctx, requireUser(ctx.actor)),
      'GET /api/groups/open': listOpenGroups,
      'POST /api/groups': createGroup,
      'PATCH /api/groups/:groupId': editGroup,
      'POST /api/groups/join': joinGroupByCode,
      'POST /api/groups/:groupId/join': joinGroup,
      'POST /api/groups/:groupId/leave': leaveGroup,
      'POST /api/groups/:groupId/invite-code': renewCode,
      'GET /api/groups/:groupId/members': listMembers,
      'DELETE /api/groups/:groupId/members/:memberId': removeMember,
      'POST /api/groups/:groupId/members/:memberId/hand-over': handOver,
      'GET /api/groups/:groupId/activity': listActivity,
      'GET /api/groups/:groupId/picks': listPicks(listOffers),
      'PUT /api/groups/:groupId/picks': setPick(listOffers),
      'DELETE /api/groups/:groupId/picks/:pickId': removePick,
    },
  });
