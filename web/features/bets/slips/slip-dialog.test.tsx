import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import type { PrintedSlip } from '../bet-types.ts';
import { sampleBet } from '../testing/sample-bet.ts';
import { SlipDialog } from './slip-dialog.tsx';

const single = {
  text: 'Yankees ML -110 $25',
  kind: 'single',
  legs: [{ gameId: '20260711_NYY@BOS', startsAt: '2026-07-11T23:05:00.000Z', betType: 'moneyline', selection: 'Yankees ML', odds: -110 }],
  odds: -110,
  stake: 25,
  units: null,
  sizes: null,
  boostPercent: null,
  isFreeBet: false,
  book: 'Summit',
  placedAt: null,
  notes: [],
} satisfies PrintedSlip;
const leg = { gameId: 'NYY @ BOS', startsAt: null, betType: 'moneyline', selection: 'Yankees', odds: null } as const;
const parlay = {
  ...single,
  kind: 'parlay',
  legs: [leg, { ...leg, gameId: 'CHC @ STL', selection: 'Cubs' }],
  odds: 264,
  stake: null,
  notes: ['Not read: “Both starters must pitch”.'],
} satisfies PrintedSlip;
const none = {
  ...single,
  text: 'hello there',
  legs: [],
  odds: null,
  stake: null,
  notes: ['We found no bet in these lines.'],
} satisfies PrintedSlip;
const read = { readAs: 'New York Yankees moneyline, full game', pick: null, reason: null, game: null, players: [] };

async function paste(slips: PrintedSlip[], more: Parameters<typeof renderPart>[1] = {}) {
  const rendered = renderPart(<SlipDialog onClose={() => undefined} onFile={() => undefined} />, {
    user: 'free',
    ...more,
    server: {
      'GET /api/games': [],
      'POST /api/bets/read': read,
      'POST /api/bets/slips/read': { slips },
      'POST /api/bets': sampleBet(),
      'POST /api/bets/parlays': sampleBet(),
      ...more.server,
    },
  });
  await rendered.user.click(screen.getByLabelText('Or paste the text of one slip or several'));
  await rendered.user.paste('Yankees ML -110 $25');
  await rendered.user.click(screen.getByRole('button', { name: 'Read slip' }));
  await screen.findByRole('button', { name: /^Log/ });
  return rendered;
}
const row = (at: number) => within(screen.getAllByRole('listitem').filter((item) => item.classList.contains('slip-row'))[at]!);

it('shows what each bet is read as with its terms, and logs it once it is pressed', async () => {
  const { user, server } = await paste([single]);
  expect(await screen.findByText('New York Yankees moneyline, full game')).toBeTruthy();
  expect(screen.getByText(/^\$25.00 at .110 · Summit$/)).toBeTruthy();
  expect(server.callsOf('POST /api/bets')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Log 1 bet' }));
  expect(await screen.findByText('Logged:', { exact: false })).toBeTruthy();
  expect(server.callsOf('POST /api/bets').map(({ body }) => body)).toEqual([
    { gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'Yankees ML', odds: -110, stake: 25, book: 'Summit' },
  ]);
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
});

it('says what a bet lacks and counts it as none to log, logs the others, and then this one alone', async () => {
  const { user, server } = await paste([parlay, single]);
  expect(row(0).getByText('Not read: “Both starters must pitch”.')).toBeTruthy();
  expect(row(0).getByText('Not ready to log. Please enter a valid stake amount.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log 1 bet' }));
  expect(await screen.findByText('Logged:', { exact: false })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log bets' }).disabled).toBe(true);
  expect(server.callsOf('POST /api/bets')).toHaveLength(1);
  expect(server.callsOf('POST /api/bets/parlays')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Edit bet 1' }));
  await user.type(row(0).getByRole('textbox', { name: 'Stake' }), '5');
  await user.click(screen.getByRole('button', { name: 'Log 1 bet' }));
  await waitFor(() => expect(server.callsOf('POST /api/bets/parlays')).toHaveLength(1));
  expect(server.callsOf('POST /api/bets/parlays')[0]?.body).toMatchObject({ kind: 'parlay', odds: 264, stake: 5, book: 'Summit' });
  expect(server.callsOf('POST /api/bets')).toHaveLength(1);
});

it.each([
  [25, '$50.00 at −110 · Summit', 'Log 1 bet'],
  [null, 'Stake missing at −110 · Summit', 'Log bets'],
])('a stake in units is dollars by a unit of %s', async (unit, terms, button) => {
  const { settings } = sampleUser();
  await paste([{ ...single, stake: null, units: 2 }], { user: sampleUser('free', { settings: { ...settings, unit } }) });
  expect(screen.getByText(terms)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
  expect(screen.queryAllByText(/set your unit in Settings/)).toHaveLength(unit === null ? 1 : 0);
});

it('keeps a bet that the server refuses with its reason, and the key stays until it is logged', async () => {
  let answers = 0;
  const { user, server } = await paste([single], {
    server: {
      'POST /api/bets': () => {
        answers += 1;
        if (answers === 1) throw new FakeError('CONTEST_STARTED', 'This game has already started.');
        return sampleBet();
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Log 1 bet' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This game has already started.');
  await user.click(screen.getByRole('button', { name: 'Log 1 bet' }));
  await screen.findByText('Logged:', { exact: false });
  const [first, second] = server.callsOf('POST /api/bets');
  expect(first?.headers.get('idempotency-key')).toBe(second?.headers.get('idempotency-key'));
});

it('keeps lines without a bet, to enter by hand or to leave out, and goes back to the text as it was', async () => {
  const { user } = await paste([none, single]);
  expect(row(0).getByText('hello there')).toBeTruthy();
  expect(row(0).getByText('We found no bet in these lines.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enter bet 1 by hand' }));
  expect(row(0).getByRole('textbox', { name: 'Selection' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log 1 bet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave out bet 1' }));
  expect(screen.getByRole('button', { name: 'Log 1 bet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect((screen.getByLabelText('Or paste the text of one slip or several') as HTMLTextAreaElement).value).toBe('Yankees ML -110 $25');
});
