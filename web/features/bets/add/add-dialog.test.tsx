import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../../core/toasts/toasts.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleGame } from '../../../testing/sample-game.ts';
import { sampleBet } from '../testing/sample-bet.ts';
import { AddDialog } from './add-dialog.tsx';

async function fillIn(user: ReturnType<typeof renderPart>['user']): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Which game' }), 'NYY @ BOS');
  await user.type(screen.getByRole('textbox', { name: 'Selection' }), 'Yankees');
  await user.type(screen.getByRole('textbox', { name: 'Odds' }), '-110');
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '25');
}
const press = (user: ReturnType<typeof renderPart>['user']): Promise<void> => user.click(screen.getByRole('button', { name: 'Add bet' }));

describe('adding a bet by hand', () => {
  it('sends nothing while something is missing', async () => {
    const { user, server } = renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
      user: 'free',
      server: { 'GET /api/games': [] },
    });
    await press(user);
    expect(screen.getByText('Say what you bet on.')).toBeTruthy();
    expect(screen.getByText('Please enter a valid stake amount.')).toBeTruthy();
    expect(server.callsOf('POST /api/bets')).toHaveLength(0);
  });

  it('adds it, says so and closes', async () => {
    const onClose = vi.fn<() => void>();
    const { user, server } = renderPart(<AddDialog onTicket={() => undefined} onClose={onClose} />, {
      user: 'free',
      server: { 'GET /api/games': [], 'POST /api/bets': sampleBet() },
    });
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toastStore.get()[0]?.title).toBe('Bet added');
    expect(server.callsOf('POST /api/bets')[0]?.body).toEqual({
      gameId: 'NYY @ BOS',
      betType: 'moneyline',
      selection: 'Yankees',
      odds: -110,
      stake: 25,
    });
  });

  it('names the league and the state of a game, as two leagues have a team of each city', async () => {
    const final = sampleGame({ gameId: '20260711_DET@BOS', awayTeamCode: 'DET', status: 'completed', isCompleted: true });
    renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
      user: 'free',
      server: { 'GET /api/games': [sampleGame(), final] },
    });
    const named = await screen.findAllByRole('option', { name: /^MLB: / });
    expect(named.map((one) => one.textContent)).toEqual(['MLB: NYY @ BOS, 7:05 PM ET', 'MLB: DET @ BOS, 7:05 PM ET, Final']);
  });

  it('takes a future by its text alone: no game is asked for, and the league only where the text leaves it open', async () => {
    const reading = {
      readAs: 'Stanley Cup Final winner: Florida Panthers, 2026–27 NHL season',
      pick: null,
      reason: null,
      game: null,
      players: [],
    };
    const { user, server } = renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
      user: 'free',
      server: { 'GET /api/games': [], 'POST /api/bets': sampleBet(), 'POST /api/bets/read': reading },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'A season (futures)');
    expect(screen.queryByRole('textbox', { name: 'Which game' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'League' }), 'NHL');
    await user.type(screen.getByRole('textbox', { name: 'Selection' }), 'Panthers to win the championship');
    expect(await screen.findByText(reading.readAs)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Choose the bet/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Odds' }), '+1200');
    await user.type(screen.getByRole('textbox', { name: 'Stake' }), '25');
    await press(user);
    const body = { gameId: 'NHL season', betType: 'future', sport: 'nhl', selection: 'Panthers to win the championship' };
    await waitFor(() => expect(server.callsOf('POST /api/bets')[0]?.body).toEqual({ ...body, odds: 1200, stake: 25 }));
    expect(server.callsOf('POST /api/bets/read').at(-1)?.body).toMatchObject(body);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Another game');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('moneyline');
  });

  it('shows the complaint of the server at its field, and repeats the key', async () => {
    const issues = [{ path: 'placedAt', message: 'This time is still to come.' }];
    const { user, server } = renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
      user: 'free',
      server: {
        'GET /api/games': [],
        'POST /api/bets': () => {
          throw new FakeError('INVALID_INPUT', 'A bet cannot be placed in the future.', { issues });
        },
      },
    });
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('This time is still to come.')).toBeTruthy();
    await press(user);
    await waitFor(() => expect(server.callsOf('POST /api/bets')).toHaveLength(2));
    const keys = server.callsOf('POST /api/bets').map((call) => call.headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('says when an attempt without an answer had been added', async () => {
    const { user } = renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
      user: 'free',
      server: {
        'GET /api/games': [],
        'POST /api/bets': () => {
          throw new FakeError('IDEMPOTENCY_CONFLICT', 'Sent before.');
        },
      },
    });
    await fillIn(user);
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^An earlier attempt added this bet/);
  });
});
