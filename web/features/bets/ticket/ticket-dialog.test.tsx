import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleBet } from '../testing/sample-bet.ts';
import { TicketDialog } from './ticket-dialog.tsx';
import { checkTicket, EMPTY_LEG, EMPTY_TICKET, ticketBody, ticketErrors } from './ticket-draft.ts';

const leg = { ...EMPTY_LEG, game: 'NYY @ BOS', selection: 'Yankees' };

it('sends the legs with the ticket’s own price, and says which leg misses what', async () => {
  const { user, server } = renderPart(<TicketDialog onClose={() => undefined} />, {
    user: 'free',
    server: {
      'GET /api/games': [],
      'POST /api/bets/parlays': sampleBet(),
      'POST /api/bets/read': { readAs: null, pick: null, reason: 'x', game: null, players: [] },
    },
  });
  const legOf = (name: string) => within(screen.getByRole('group', { name }));
  await user.type(legOf('Leg 1').getByRole('textbox', { name: 'Which game' }), 'NYY @ BOS');
  await user.type(legOf('Leg 1').getByRole('textbox', { name: 'Selection' }), 'Yankees');
  await user.type(screen.getByRole('textbox', { name: /^Odds of the ticket/ }), '+264');
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '10');
  await user.click(screen.getByRole('button', { name: 'Add bet' }));
  expect(await legOf('Leg 2').findByText('Say what you bet on.')).toBeTruthy();
  expect(server.callsOf('POST /api/bets/parlays')).toHaveLength(0);
  await user.type(legOf('Leg 2').getByRole('textbox', { name: 'Which game' }), 'CHC @ STL');
  await user.type(legOf('Leg 2').getByRole('textbox', { name: 'Selection' }), 'Cubs');
  await user.click(screen.getByRole('button', { name: 'Add bet' }));
  expect(server.callsOf('POST /api/bets/parlays')[0]?.body).toEqual({
    kind: 'parlay',
    odds: 264,
    stake: 10,
    isFreeBet: false,
    legs: [
      { gameId: 'NYY @ BOS', betType: 'moneyline', selection: 'Yankees' },
      { gameId: 'CHC @ STL', betType: 'moneyline', selection: 'Cubs' },
    ],
  });
});

it('asks for the price of every leg of a round robin, and of a ticket without one', () => {
  const draft = { ...EMPTY_TICKET, stake: '5', legs: [leg, { ...leg, odds: '-110' }] };
  expect(Object.keys(checkTicket(draft, 'american'))).toEqual(['legs.0.odds']);
  expect(checkTicket({ ...draft, odds: '+264' }, 'american')).toEqual({});
  expect(Object.keys(checkTicket({ ...draft, odds: '+264', kind: 'round_robin' }, 'american'))).toEqual(['legs.0.odds']);
  expect(ticketBody({ ...draft, kind: 'round_robin', sizes: '2,3', boost: '20' }, 'decimal')).toMatchObject({
    sizes: [2, 3],
    boostPercent: 20,
  });
});

it('puts the server’s complaints at their fields', () =>
  expect(
    ticketErrors([
      { path: 'body.legs.1.gameId', message: 'Which?' },
      { path: 'odds', message: 'Enter it.' },
    ]),
  ).toEqual({ 'legs.1.game': 'Which?', odds: 'Enter it.' }));
