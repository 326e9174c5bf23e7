import type { Caller } from '../calls/caller.ts';

export interface Member {
  number: number;
  id: string;
  cookie: string;
}

const PASSWORD = 'correct horse 7';

/** An address of its own for everybody, as behind a proxy. */
export const addressOf = (number: number): string => `10.7.${(number >> 8) & 255}.${number & 255}`;

export const headersOf = ({ cookie, number }: Member): Record<string, string> => ({ cookie, 'x-forwarded-for': addressOf(number) });

async function register(port: number, number: number): Promise<Member> {
  const name = `soak${number}`;
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': addressOf(number) },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: PASSWORD }),
  });
  if (answer.status !== 201) throw new Error(`joining answered ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const member = { number, id: user.id, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! };
  const age = await fetch(`http://127.0.0.1:${port}/api/responsible-gaming/age`, {
    method: 'POST',
    headers: { ...headersOf(member), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ isOfAge: true }),
  });
  if (!age.ok) throw new Error(`the age answer was refused with ${age.status}: ${await age.text()}`);
  return member;
}

/** One after the other: hashing passwords is meant to be slow. */
export async function registerMembers(ports: readonly number[], count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let number = 0; number < count; number += 1) members.push(await register(ports[number % ports.length]!, number));
  return members;
}

/** Opens groups with room for a quarter of the members each; answers their ids. Their founders stay. */
export async function openGroups(caller: Caller, members: readonly Member[], count: number): Promise<{ id: string; founder: number }[]> {
  const groups = [];
  for (const founder of members.slice(0, count)) {
    const body = { name: `Soak ${founder.number}`, isPrivate: false, maxMembers: Math.max(2, Math.floor(members.length / 4)) };
    const headers = { ...headersOf(founder), 'idempotency-key': `group-${founder.number}` };
    const call = { method: 'POST', path: '/api/groups', headers, body } as const;
    const answer = await caller.ask({ kind: 'write', name: 'POST /api/groups', call, dueAt: performance.now(), first: founder.number });
    if (answer?.status !== 201) throw new Error(`opening a group answered ${answer?.status}: ${answer?.text}`);
    groups.push({ id: (JSON.parse(answer.text) as { id: string }).id, founder: founder.number });
  }
  return groups;
}
