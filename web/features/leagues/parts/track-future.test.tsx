import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleFutures } from '../../../core/league/testing/sample-futures.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleBet } from '../../bets/testing/sample-bet.ts';
import { FuturesPart } from './futures.tsx';

const logged = sampleBet({ betType: 'future', selection: 'Super Bowl winner: Kansas City Chiefs' });

async function open(answer: () => never | typeof logged = () => logged) {
  const sent: { body: unknown }[] = [];
  const scene = renderPart(
    <Routes>
      <Route path="*" element={<FuturesPart league="nfl" />} />
    </Routes>,
    {
      user: 'free',
      path: '/nfl/futures',
      server: {
        'GET /api/:league/futures': sampleFutures(),
        'POST /api/bets': ({ body }) => {
          sent.push({ body });
          return answer();
        },
      },
    },
  );
  await scene.user.click(await screen.findByRole('button', { name: 'Track a future on Kansas City Chiefs' }));
  const form = within(await screen.findByRole('dialog'));
  const type = async (label: string, text: string): Promise<void> => {
    await scene.user.clear(form.getByLabelText(label));
    await scene.user.type(form.getByLabelText(label), text);
  };
  return { ...scene, sent, form, type, send: () => scene.user.click(form.getByRole('button', { name: 'Track bet' })) };
}

describe('tracking a future', () => {
  it('logs the champion at one’s own price, stake and book, beside our chance', async () => {
    const { form, type, send, sent } = await open();
    expect(form.getByText('We make it 20.0%, fair +400.')).toBeTruthy();
    await type('Odds', '+550');
    await type('Stake', '25');
    await type('Book', 'Summit');
    await send();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([
      {
        body: {
          gameId: '2026 NFL season',
          betType: 'future',
          selection: 'Kansas City Chiefs',
          sport: 'nfl',
          odds: 550,
          stake: 25,
          pick: { market: 'future', season: 2026, team: 'KC', future: 'champion' },
          book: 'Summit',
        },
      },
    ]);
  });

  it('logs a number of wins, with a chance at the simulated number alone', async () => {
    const { user, form, type, send, sent } = await open();
    await user.selectOptions(form.getByLabelText('Market'), 'under');
    expect(form.getByText('We make it 56.0%, fair −127.')).toBeTruthy();
    await type('Wins', '11');
    expect(form.getByText(/We simulate 12.5 wins, so there is no chance at this number/)).toBeTruthy();
    await type('Odds', '-105');
    await type('Stake', '10.50');
    await send();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent).toMatchObject([
      { body: { odds: -105, stake: 10.5, pick: { market: 'future', future: 'wins', side: 'under', line: 11, team: 'KC' } } },
    ]);
  });

  it('says what is missing, and what the server refuses', async () => {
    const { form, user, type, send, sent } = await open(() => {
      throw new FakeError('CONTEST_STARTED', 'AFC West winner: Kansas City Chiefs is already decided, so it can’t be added.');
    });
    await user.selectOptions(form.getByLabelText('Market'), 'over');
    await type('Wins', '10.3');
    await send();
    expect(form.getByText('Enter a number of wins, such as 10.5.')).toBeTruthy();
    expect(form.getByText('Please enter a valid stake amount.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.selectOptions(form.getByLabelText('Market'), 'division');
    await type('Odds', '-150');
    await type('Stake', '20');
    await send();
    expect(await form.findByText(/is already decided, so it can’t be added/)).toBeTruthy();
  });
});
