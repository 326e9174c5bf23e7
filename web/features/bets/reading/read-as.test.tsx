import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeCall } from '../../../testing/fake-server.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { AddDialog } from '../add/add-dialog.tsx';
import type { Bet, Reading } from '../bet-types.ts';
import { PendingList } from '../pending/pending-list.tsx';
import { sampleBet, ungradableBet } from '../testing/sample-bet.ts';

const game = { sport: 'mlb' as const, away: { code: 'NYY', name: 'New York Yankees' }, home: { code: 'BOS', name: 'Boston Red Sox' } };
const over = { market: 'total', period: 'full', side: 'over', line: 7.5 } as const;
const BASE = { game, players: [], pick: null, readAs: null, reason: null };

function read({ body }: FakeCall): Reading {
  if (body.pick)
    return {
      ...BASE,
      pick: body.pick,
      readAs: body.pick.side === 'under' ? 'Under 7.5 runs, full game' : 'New York Yankees moneyline, full game',
    };
  if (body.selection === 'Over 7½') return { ...BASE, pick: over, readAs: 'Over 7.5 runs, full game' };
  return { ...BASE, reason: 'We couldn’t read “teaser”.' };
}
type User = ReturnType<typeof renderPart>['user'];

async function typeIn(user: User, selection: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Which game' }), 'NYY @ BOS');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'total');
  await user.type(screen.getByRole('textbox', { name: 'Selection' }), selection);
  await user.type(screen.getByRole('textbox', { name: 'Odds' }), '-110');
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '25');
}
const openAdd = () =>
  renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
    user: 'free',
    server: { 'GET /api/games': [], 'POST /api/bets/read': read, 'POST /api/bets': sampleBet() },
  });
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

describe('adding a bet', () => {
  it('shows the server’s reading before saving, and sends the text alone', async () => {
    const { user, server } = openAdd();
    await typeIn(user, 'Over 7½');
    expect(await screen.findByText('Over 7.5 runs, full game')).toBeTruthy();
    await waitFor(() =>
      expect(server.callsOf('POST /api/bets/read').at(-1)?.body).toMatchObject({
        gameId: 'NYY @ BOS',
        betType: 'total',
        selection: 'Over 7½',
        odds: -110,
      }),
    );
    await press(user, 'Add bet');
    await waitFor(() => expect(server.callsOf('POST /api/bets')).toHaveLength(1));
    expect(server.callsOf('POST /api/bets')[0]?.body).not.toHaveProperty('pick');
  });

  it('says which word was not read, and that the result is the owner’s', async () => {
    const { user } = openAdd();
    await typeIn(user, 'Yankees teaser');
    expect(await screen.findByText(/We couldn’t read “teaser”. You enter the result yourself./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave it to me' })).toBeNull();
  });

  it('leaves a bet to its owner by one press, and back', async () => {
    const { user, server } = openAdd();
    await typeIn(user, 'Over 7½');
    await screen.findByText('Over 7.5 runs, full game');
    await press(user, 'Leave it to me');
    expect(screen.getByText('You enter the result yourself.')).toBeTruthy();
    await press(user, 'Read the text');
    expect(await screen.findByText('Over 7.5 runs, full game')).toBeTruthy();
    await press(user, 'Leave it to me');
    await press(user, 'Add bet');
    await waitFor(() => expect(server.callsOf('POST /api/bets')[0]?.body).toMatchObject({ selection: 'Over 7½', pick: null }));
  });

  it('is corrected from fields; the selection says what was picked, and another text drops the pick', async () => {
    const { user, server } = openAdd();
    await typeIn(user, 'Over 7½');
    await screen.findByText('Over 7.5 runs, full game');
    await press(user, 'Not this? Choose the bet');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Side' }), 'under');
    await press(user, 'Use this bet');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Selection' }).value).toBe('Under 7.5 runs, full game');
    expect(await screen.findByText('Under 7.5 runs, full game')).toBeTruthy();
    await press(user, 'Add bet');
    await waitFor(() =>
      expect(server.callsOf('POST /api/bets')[0]?.body).toMatchObject({ betType: 'total', pick: { ...over, side: 'under' } }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Selection' }), '!');
    await press(user, 'Add bet');
    await waitFor(() => expect(server.callsOf('POST /api/bets')).toHaveLength(2));
    expect(server.callsOf('POST /api/bets')[1]?.body).not.toHaveProperty('pick');
  });

  it('can be saved when nothing answers the reading', async () => {
    const { user } = renderPart(<AddDialog onTicket={() => undefined} onClose={() => undefined} />, {
      user: 'free',
      server: {
        'GET /api/games': [],
        'POST /api/bets/read': () => {
          throw new FakeError('UNAVAILABLE', 'Busy.');
        },
      },
    });
    await typeIn(user, 'Over 7½');
    expect(await screen.findByText(/can’t be read right now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add bet' }).hasAttribute('disabled')).toBe(false);
  });
});

describe('editing a pending bet', () => {
  async function openEdit(bet: Bet) {
    // Without a start a bet stays open, whatever the clock says.
    const opened = renderPart(<PendingList bets={[{ ...bet, startsAt: null }]} />, {
      user: 'free',
      server: { 'GET /api/games': [], 'POST /api/bets/read': read, 'PATCH /api/bets/:betId': bet },
    });
    await opened.user.click(await screen.findByRole('button', { name: /^More for / }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return opened;
  }
  const rewrite = async (user: User, text: string): Promise<void> => {
    const field = screen.getByRole('textbox', { name: 'Selection' });
    await user.clear(field);
    await user.type(field, text);
  };

  it('keeps a picked bet picked when its stake changes', async () => {
    const { user, server } = await openEdit(sampleBet());
    expect(await screen.findByText('New York Yankees moneyline, full game')).toBeTruthy();
    const stake = screen.getByRole('textbox', { name: 'Stake $' });
    await user.clear(stake);
    await user.type(stake, '30');
    await press(user, 'Confirm');
    await waitFor(() => expect(server.callsOf('PATCH /api/bets/:betId')[0]?.body).toEqual({ stake: 30 }));
  });

  it('sends the reading that was shown as the pick when the text of a picked bet changes', async () => {
    const { user, server } = await openEdit(sampleBet());
    await rewrite(user, 'Over 7½');
    expect(await screen.findByText('Over 7.5 runs, full game')).toBeTruthy();
    await press(user, 'Confirm');
    await waitFor(() => expect(server.callsOf('PATCH /api/bets/:betId')[0]?.body).toEqual({ selection: 'Over 7½', pick: over }));
  });

  it('lets the server read the text of a typed bet again', async () => {
    const { user, server } = await openEdit(sampleBet({ selectionSource: 'text', readAs: 'New York Yankees moneyline, full game' }));
    await rewrite(user, 'Over 7½');
    await screen.findByText('Over 7.5 runs, full game');
    await press(user, 'Confirm');
    await waitFor(() => expect(server.callsOf('PATCH /api/bets/:betId')[0]?.body).toEqual({ selection: 'Over 7½' }));
  });

  it('shows a bet that was left to its owner as such, and reads it by one press', async () => {
    const left = sampleBet({
      ...ungradableBet(),
      gameId: '20260711_NYY@BOS',
      selection: 'Over 7½',
      betType: 'total',
      selectionSource: null,
    });
    const { user, server } = await openEdit(left);
    expect(await screen.findByText('You enter the result yourself.')).toBeTruthy();
    await press(user, 'Read the text');
    expect(await screen.findByText('Over 7.5 runs, full game')).toBeTruthy();
    await press(user, 'Confirm');
    await waitFor(() => expect(server.callsOf('PATCH /api/bets/:betId')[0]?.body).toEqual({ pick: over }));
  });
});
