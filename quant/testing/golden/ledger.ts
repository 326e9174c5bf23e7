import { type GoldenCase, golden } from './golden-case.ts';

const bet = (id: string, stake: number, american: number) => ({ do: 'place', id, stake, american });
const settle = (id: string, result: string) => ({ do: 'settle', id, result });
const play = (...events: object[]) => ({ start: 1000, events });
const ends = (balance: number, open_exposure: number, ...steps: string[]) => ({ balance, open_exposure, steps });

/** A practice balance that starts at $1,000, played against the routes. */
export const LEDGER_CASES: GoldenCase[] = golden('LEDGER', [
  ['virtual_ledger', play(bet('a', 60, -120), bet('b', 40, 150)), ends(900, 100, 'ok', 'ok'), '1000 − 60 − 40'],
  ['virtual_ledger', play(bet('a', 60, -120), settle('a', 'won')), ends(1050, 0, 'ok', 'ok'), '+60 x 100/120'],
  ['virtual_ledger', play(bet('a', 40, 150), settle('a', 'lost')), ends(960, 0, 'ok', 'ok'), 'The stake is gone'],
  ['virtual_ledger', play(bet('a', 40, 150), settle('a', 'push')), ends(1000, 0, 'ok', 'ok'), 'House rule push: the stake comes back'],
  ['virtual_ledger', play(bet('a', 40, 150), settle('a', 'void')), ends(1000, 0, 'ok', 'ok'), 'A void bet hands the stake back'],
  [
    'virtual_ledger',
    play(bet('a', 60, -120), settle('a', 'won'), settle('a', 'won')),
    ends(1050, 0, 'ok', 'ok', 'ok'),
    'Paid once, however often it is settled',
  ],
  ['virtual_ledger', play(bet('a', 60, -120), bet('a', 60, -120)), ends(940, 60, 'ok', 'ok'), 'One idempotency key is one bet'],
  ['virtual_ledger', play(bet('a', 12.35, -115), settle('a', 'won')), ends(1010.74, 0, 'ok', 'ok'), '12.35 x 100/115 = 10.7391'],
  ['virtual_ledger', play(bet('a', 7, -300), settle('a', 'won')), ends(1002.33, 0, 'ok', 'ok'), '7/3 = 2.3333'],
  [
    'virtual_ledger',
    play(bet('a', 500, 100), bet('b', 500, 100), bet('c', 1, 100)),
    ends(0, 1000, 'ok', 'ok', 'rejected'),
    'Nothing is left to stake',
  ],
  ['virtual_ledger', play(bet('a', 0, 100)), ends(1000, 0, 'rejected'), 'A stake is above 0'],
  [
    'virtual_ledger',
    play(bet('a', 100, -200), bet('b', 50, 300), settle('a', 'won'), settle('b', 'lost')),
    ends(1000, 0, 'ok', 'ok', 'ok', 'ok'),
    '+50 and −50',
  ],
]);

const rows = (...list: readonly (readonly [user: string, points: number, net: number])[]) => ({
  rows: list.map(([user, points, net]) => ({ user, points, net })),
});

/** The weekly leaderboard: points, then net profit. */
export const RANKING_CASES: GoldenCase[] = golden('RANK', [
  ['weekly_order_points_then_net', rows(['m', 3, 80], ['n', 6, -40], ['o', 6, 12.5]), ['o', 'n', 'm'], 'More points before more profit'],
  ['weekly_order_points_then_net', rows(['m', 0, -5], ['n', 0, -4.99], ['o', 3, -300]), ['o', 'n', 'm'], 'A cent parts equal points'],
]);
