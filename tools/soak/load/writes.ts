import { drawBelow, drawFine, type RandomState } from '@clearedge/quant/random';
import type { Answer } from '../calls/attempt.ts';
import type { Caller } from '../calls/caller.ts';
import type { Acknowledged, Book } from './acknowledged.ts';
import { headersOf, type Member } from './members.ts';
import type { OpenGame, Slate } from './slate.ts';

export interface WriteParts {
  state: RandomState;
  caller: Caller;
  slate: Slate;
  members: readonly Member[];
  groups: readonly { id: string; founder: number }[];
  acknowledged: Acknowledged;
  /** Makes keys of one phase unlike those of another. */
  phase: string;
}

interface Chance {
  first: number;
  hangUpAfterMs: number | undefined;
  isRepeated: boolean;
}

const HANGS_UP = 0.06;
const REPEATS = 0.05;
const LONGEST_HANG_UP_MS = 40;
/** A worse price than any on the board: the better one of the board is given. */
const ANY_PRICE = -9000;
const PRICES = [-150, -110, 105, 130];

let lastKey = 0;

function drawChance(state: RandomState): Chance {
  const hangUpAfterMs = drawFine(state) < HANGS_UP ? drawBelow(state, LONGEST_HANG_UP_MS) : undefined;
  return { first: drawBelow(state, 2), hangUpAfterMs, isRepeated: drawFine(state) < REPEATS };
}

const sideOf = (state: RandomState): 'away' | 'home' => (drawBelow(state, 2) === 0 ? 'away' : 'home');

function legOn(game: OpenGame, side: 'away' | 'home', odds: number): object {
  const team = side === 'away' ? game.awayTeam : game.homeTeam;
  return { gameId: game.gameId, betType: 'moneyline', selection: `${team} ML`, pick: { market: 'moneyline', period: 'full', side }, odds };
}

function practiceBody({ state, slate }: WriteParts, isParlay: boolean, stake: number): object | null {
  const games = [slate.choose(state), slate.choose(state)];
  const sides = [sideOf(state), sideOf(state)];
  const [first, second] = games;
  if (!first || !second) return null;
  if (!isParlay || first.gameId === second.gameId) return { ...legOn(first, sides[0]!, ANY_PRICE), stake };
  return { betType: 'parlay', legs: [first, second].map((game, at) => legOn(game, sides[at]!, ANY_PRICE)), stake };
}

function trackedBody({ state, slate }: WriteParts, stake: number): object | null {
  const game = slate.choose(state);
  const leg = game && legOn(game, sideOf(state), PRICES[drawBelow(state, PRICES.length)]!);
  return leg && { ...leg, stake };
}

/** A refusal in the product's own words, without what differs from bet to bet. */
const whyRefused = ({ status, text }: Answer): string => {
  const { message, code } = JSON.parse(text) as { message: string; code: string };
  return `${status} ${code}: ${message.replaceAll(/[\d.,]+/g, '#').slice(0, 60)}`;
};

/** Places a bet under a key; where the connection died, and now and then where it did not, the same again. */
async function place(
  { caller, acknowledged, phase }: WriteParts,
  member: Member,
  book: Book,
  body: object & { stake?: number },
  chance: Chance,
  dueAt: number,
) {
  const path = book === 'practice' ? '/api/virtual/bets' : '/api/bets';
  const key = `${phase}-${++lastKey}`;
  const call = { method: 'POST', path, headers: { ...headersOf(member), 'idempotency-key': key }, body } as const;
  const send = async (first: number, at: number, hangUpAfterMs?: number): Promise<void> => {
    const answer = await caller.ask({ kind: 'write', name: `POST ${path}`, call, dueAt: at, first, hangUpAfterMs });
    if (answer?.status !== 201) {
      if (answer) acknowledged.addRefusal(key, whyRefused(answer));
      return;
    }
    const { id } = JSON.parse(answer.text) as { id: string };
    acknowledged.addBet({ id, key, userId: member.id, stakeCents: Math.round((body.stake ?? 0) * 100), book });
  };
  await send(chance.first, dueAt, chance.hangUpAfterMs);
  if (!chance.isRepeated) return;
  acknowledged.repeats += 1;
  await send(chance.first + 1, performance.now());
}

async function closeEarly({ state, caller, acknowledged, members }: WriteParts, chance: Chance, dueAt: number): Promise<void> {
  const own = acknowledged.bets.filter(({ book }) => book === 'practice');
  // One of the newer: most of the others are settled, and the first minute has no offer.
  const bet = own[own.length - 1 - drawBelow(state, Math.min(own.length, 400) || 1)];
  const member = bet && members.find(({ id }) => id === bet.userId);
  if (!member) return;
  const path = `/api/virtual/bets/${bet.id}/cash-out`;
  const headers = { ...headersOf(member), 'idempotency-key': `close-${++lastKey}` };
  const call = { method: 'POST', path, headers, body: { amount: 0.01 } } as const;
  const name = 'POST /api/virtual/bets/:betId/cash-out';
  const answer = await caller.ask({ kind: 'write', name, call, dueAt, ...chance });
  if (answer?.status === 200) acknowledged.addClosed(bet.id);
}

async function reset({ caller, acknowledged }: WriteParts, member: Member, chance: Chance, dueAt: number): Promise<void> {
  const headers = { ...headersOf(member), 'idempotency-key': `reset-${++lastKey}` };
  const call = { method: 'POST', path: '/api/user/balance/reset', headers } as const;
  const answer = await caller.ask({ kind: 'write', name: 'POST /api/user/balance/reset', call, dueAt, ...chance });
  if (answer?.status === 200) acknowledged.addReset(member.id);
}

/** Two at once, who may both want the last place, or one who leaves. */
async function joinOrLeave({ state, caller, members, groups }: WriteParts, chance: Chance, dueAt: number): Promise<void> {
  const group = groups[drawBelow(state, groups.length)]!;
  const others = members.filter(({ number }) => number !== group.founder);
  const [one, two] = [others[drawBelow(state, others.length)]!, others[drawBelow(state, others.length)]!];
  const verb = drawBelow(state, 3) === 0 ? 'leave' : 'join';
  const ask = (member: Member, first: number): Promise<Answer | null> => {
    const call = { method: 'POST', path: `/api/groups/${group.id}/${verb}`, headers: headersOf(member), body: {} } as const;
    return caller.ask({ kind: 'write', name: `POST /api/groups/:groupId/${verb}`, call, dueAt, first });
  };
  await Promise.all(verb === 'leave' ? [ask(one, chance.first)] : [ask(one, chance.first), ask(two, chance.first + 1)]);
}

/** One thing that a member does. Everything is drawn before anything is sent, so that a seed means the same however the calls interleave. */
export async function writeSomething(parts: WriteParts, dueAt: number): Promise<void> {
  const { state, members } = parts;
  const dice = drawBelow(state, 100);
  const member = members[drawBelow(state, members.length)]!;
  const stake = (100 + drawBelow(state, 900)) / 100;
  const chance = drawChance(state);
  if (dice < 78) {
    const book = dice < 55 ? 'practice' : 'tracked';
    const body = book === 'practice' ? practiceBody(parts, dice >= 42, stake) : trackedBody(parts, stake);
    if (body) await place(parts, member, book, body, chance, dueAt);
  } else if (dice < 88) await closeEarly(parts, chance, dueAt);
  else if (dice < 90) await reset(parts, member, chance, dueAt);
  else await joinOrLeave(parts, chance, dueAt);
}
