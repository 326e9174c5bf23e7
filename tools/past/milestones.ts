import { shiftDay } from '@clearedge/quant/calendar';
import type { Person } from './people.ts';

export type People = Readonly<Record<'free' | 'pro' | 'elite' | 'admin', Person>>;

/** Makes an account that joins with a referral code. */
type Register = (name: string, code: string) => Promise<Person>;

const GROUP = { name: 'Sunday Lines', description: 'Three picks a day, sealed until the first pitch.', maxMembers: 12, isPrivate: true };
const STRATEGIES = [
  {
    name: 'Home underdogs',
    description: 'Home clubs that the books make underdogs.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 2,
      maxOdds: 2.8,
      confidenceThreshold: 1,
      bankrollPercentage: 2,
      side: 'home',
      role: 'underdog',
    },
  },
  {
    name: 'Short favorites',
    description: 'Favorites between -150 and -110.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 1.67,
      maxOdds: 1.91,
      confidenceThreshold: 1,
      bankrollPercentage: 1,
      role: 'favorite',
    },
  },
  {
    name: 'Unders at short prices',
    description: 'Totals under at 1.85 or more.',
    conditions: {
      sport: 'MLB',
      market: 'Total',
      minOdds: 1.85,
      maxOdds: 2.2,
      confidenceThreshold: 1,
      bankrollPercentage: 1.5,
      side: 'under',
    },
  },
] as const;

async function openGroups({ free, pro, elite }: People): Promise<void> {
  const group = (await elite.send('POST', '/api/groups', GROUP, 'group')) as { inviteCode: string } | null;
  if (group) for (const other of [pro, free]) await other.send('POST', '/api/groups/join', { inviteCode: group.inviteCode });
  const open = (await pro.get<{ id: string }[]>('/api/groups/open')) ?? [];
  if (open[0]) await pro.send('POST', `/api/groups/${open[0].id}/join`, {});
}

/** An account that pays for a plan with a code of the house, by the test checkout. */
async function payFor(tier: 'pro' | 'elite', name: string, register: Register): Promise<void> {
  const person = await register(name, 'WELCOME30');
  const change = (await person.send('POST', '/api/subscription/change', { tier, interval: 'month' })) as { checkoutUrl?: string } | null;
  const checkout = /checkout\/(?:test\/)?([\w-]+)/.exec(change?.checkoutUrl ?? '')?.[1];
  if (checkout) await person.send('POST', `/api/checkout/test/${checkout}`, { card: 'succeeds' });
}

async function ask(member: Person, admin: Person, title: string, description: string, reply?: string): Promise<void> {
  const ticket = (await member.send('POST', '/api/tickets', { title, description, category: 'feature_request' })) as { id: string } | null;
  if (!ticket || reply === undefined) return;
  await admin.send('POST', `/api/tickets/${ticket.id}/replies`, { body: reply });
  await admin.send('PATCH', `/api/admin/tickets/${ticket.id}`, { status: 'resolved' });
}

const COMMENTS: Readonly<Record<number, string>> = {
  10: 'I like the two unders tonight, the wind is in at both parks.',
  24: 'Faded my own pick and it won. Of course.',
  38: 'Three for three last night.',
  52: 'Bullpen game for the home side, careful with the first five.',
  62: 'Big week. Who is ahead?',
};

async function say({ elite, pro }: People, date: string, text: string): Promise<void> {
  const groups = (await elite.get<{ id: string; name: string }[]>('/api/groups')) ?? [];
  const own = groups.find(({ name }) => name === GROUP.name);
  if (own) await (text.length % 2 ? elite : pro).send('POST', `/api/groups/${own.id}/comments`, { date, text }, `comment ${date}`);
}

/** Ten days before the opening week: an install begins with the facts of so many, and a signal is graded from them. */
const STRATEGIES_FROM = 53;

/** What happens once, on one of the played days (0 is the first). */
export async function liveThrough(people: People, day: number, on: string, register: Register): Promise<void> {
  const { free, pro, elite, admin } = people;
  if (day === 1) {
    await admin.signIn();
    await admin.send('POST', '/api/admin/referral-codes', { code: 'WELCOME30', partner: 'demo-elite' });
    await openGroups(people);
    await pro.send('PATCH', '/api/settings', { bankroll: 500 });
    await elite.send('PATCH', '/api/settings', { bankroll: 2500 });
  }
  if (day === STRATEGIES_FROM) for (const strategy of STRATEGIES) await elite.send('POST', '/api/strategies', strategy);
  if (day === 4) await elite.send('POST', '/api/value-alerts', { market: null, leastEvPct: 2 });
  if (day === 6) await ask(free, admin, 'Show odds as decimals', 'Can the odds be shown as decimals?', 'Yes: Settings, Odds format.');
  if (day === 9) await payFor('pro', 'dana', register);
  if (day === 23) await payFor('elite', 'marlo', register);
  if (day === 44) await payFor('pro', 'teddy', register);
  if (day === 30) await book(elite, 'numbers', shiftDay(on, 2), 'Reading closing line value');
  if (day === 61) await ask(pro, admin, 'Alert by club', 'I would like one alert for every game of a club.');
  if (COMMENTS[day]) await say(people, on, COMMENTS[day]);
}

async function book(person: Person, expertId: string, around: string, topic: string): Promise<void> {
  for (let ahead = 0; ahead < 5; ahead++) {
    const date = shiftDay(around, ahead);
    const slots = (await person.get<{ time: string; state: string }[]>(`/api/consultation/slots?expertId=${expertId}&date=${date}`)) ?? [];
    const free = slots.find(({ state }) => state === 'free');
    if (!free) continue;
    await person.send('POST', '/api/consultations', { expertId, date, time: free.time, duration: 30, type: 'strategy', topic });
    return;
  }
}

/** The morning of a day on which an install may open: something of each kind lies ahead. `isFirst`: of those days. */
export async function lookAhead({ pro, elite }: People, on: string, isFirst: boolean): Promise<void> {
  const sessions = (await elite.get<{ status: string }[]>('/api/consultations')) ?? [];
  if (!sessions.some(({ status }) => status === 'scheduled'))
    await book(elite, 'bankroll', shiftDay(on, 9), 'Bankroll for the second half');
  const games = ((await pro.get<{ gameId: string; status: string; gameTime: string }[]>('/api/games')) ?? [])
    .filter(({ status }) => status === 'scheduled')
    .sort((a, b) => b.gameTime.localeCompare(a.gameTime));
  const [last] = games;
  if (!last) return;
  await pro.send('POST', '/api/price-alerts', { gameId: last.gameId, market: 'moneyline', side: 'home', moveCents: 10 });
  // One bet that only its owner can grade is enough to see how that is done.
  if (!isFirst) return;
  await elite.send(
    'POST',
    '/api/bets',
    { gameId: last.gameId, betType: 'moneyline', selection: 'Home side to score first', pick: null, odds: -105, stake: 25 },
    `${on} first score`,
  );
}
