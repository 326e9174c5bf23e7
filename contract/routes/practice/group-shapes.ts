import { z } from 'zod';
import { Instant, SlateDate, Uuid } from '../../terms.ts';

const Role = z.enum(['admin', 'member']);
export const Group = z
  .object({
    id: Uuid,
    name: z.string(),
    description: z.string(),
    isPrivate: z.boolean(),
    maxMembers: z.number(),
    currentMembers: z.number(),
    inviteCode: z.string(),
    createdAt: Instant,
    membership: z.object({ role: Role, joinedAt: Instant }),
    onLeave: z
      .object({ kind: z.enum(['leave', 'hand_over', 'close']), successor: z.string().nullable() })
      .meta({ description: 'What happens when the caller leaves' }),
  })
  .meta({ id: 'Group' });

export const OpenGroup = z
  .object({ id: Uuid, name: z.string(), description: z.string(), currentMembers: z.number(), maxMembers: z.number() })
  .meta({ id: 'OpenGroup' });

/** What may be seen of a group before joining, by whoever holds its code. */
export const GroupInvite = z
  .object({
    name: z.string(),
    currentMembers: z.number(),
    maxMembers: z.number(),
    standing: z.enum(['open', 'full', 'member', 'removed']).meta({ description: 'Whether the caller can join, and why not' }),
    groupId: Uuid.nullable().meta({ description: 'For those who belong to it already' }),
  })
  .meta({ id: 'GroupInvite' });

export const GroupMember = z
  .object({
    id: Uuid,
    role: Role,
    joinedAt: Instant,
    isYou: z.boolean(),
    isSimulated: z.boolean(),
    user: z.object({ username: z.string(), email: z.string().meta({ description: "Masked but for the group's admin and oneself" }) }),
  })
  .meta({ id: 'GroupMember' });

export const GroupActivity = z
  .object({
    id: Uuid,
    at: Instant,
    kind: z.enum(['created', 'joined', 'left', 'removed', 'code_renewed', 'handed_over', 'edited', 'rules_changed', 'closed']),
    actor: z.string().nullable(),
    subject: z.string().nullable(),
  })
  .meta({ id: 'GroupActivity' });

export const GROUP_MARKETS = ['moneyline', 'spread', 'total'] as const;
export const Side = z.enum(['away', 'home', 'over', 'under']);
const Result = z.enum(['win', 'loss', 'push', 'void']);
export const GroupPick = z
  .object({
    id: Uuid,
    username: z.string(),
    isYou: z.boolean(),
    market: z.enum(GROUP_MARKETS),
    side: Side,
    selection: z.string(),
    odds: z.number(),
    bookName: z.string(),
    pickedAt: Instant,
    result: Result.nullable(),
    formula: z.string().nullable(),
    weight: z.number().nullable().meta({ description: 'Confidence weight, on a card that has them' }),
    runsGuess: z.number().nullable().meta({ description: 'Guess of the total runs, on the last game of a card' }),
  })
  .meta({ id: 'GroupPick' });
export const GroupGame = z
  .object({
    gameId: z.string(),
    awayCode: z.string(),
    homeCode: z.string(),
    startsAt: Instant,
    status: z.string(),
    score: z.object({ away: z.number(), home: z.number() }).nullable(),
    isOpen: z.boolean().meta({ description: 'True until the first pitch: picks can be made, and those of others are sealed' }),
    offers: z.array(
      z.object({
        market: z.enum(GROUP_MARKETS),
        side: Side,
        line: z.number().nullable(),
        selection: z.string(),
        odds: z.number(),
        bookName: z.string(),
      }),
    ),
    sealed: z.number().meta({ description: 'How many picks of others are still hidden' }),
    picks: z.array(GroupPick).meta({ description: "One's own, and everybody's from the first pitch on" }),
  })
  .meta({ id: 'GroupGame' });
export const GroupSlate = z.object({ date: SlateDate, games: z.array(GroupGame) }).meta({ id: 'GroupSlate' });
