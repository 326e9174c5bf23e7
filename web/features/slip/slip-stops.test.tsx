import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClockOffset } from '../../core/clock.ts';
import { slip } from '../../core/slip/index.ts';
import { type Rendered, renderPart } from '../../testing/render-route.tsx';
import { SlipView } from './slip-view.tsx';
import { newEntry, SLIP_NOW, sampleBoardGame } from './testing/sample-slip.ts';

function openSlip(): Rendered {
  const rendered = renderPart(<SlipView />, { user: 'free', server: { 'GET /api/games': [sampleBoardGame()] } });
  slip.add(newEntry());
  return rendered;
}

describe('a slip that cannot be placed', () => {
  beforeEach(() => setClockOffset(Date.parse(SLIP_NOW) - Date.now()));

  it('says while it is typed that a stake is above the limit, and places nothing', async () => {
    const { user, server } = openSlip();
    const box = await screen.findByRole('spinbutton', { name: 'Stake, New York Yankees' });
    await user.type(box, '1000000000');
    expect(screen.getByText('A stake is at most $1,000,000.')).toBeTruthy();
    expect(screen.queryByText('$9,999,999.99')).toBeNull();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Place 1 Bet' })).disabled).toBe(true);
    await user.clear(box);
    await user.type(box, '1000000');
    expect(screen.queryByText('A stake is at most $1,000,000.')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place 1 Bet' }).disabled).toBe(false);
    expect(server.callsOf('POST /api/bets')).toHaveLength(0);
  });

  it('says of bets whose games have all started that they have', async () => {
    setClockOffset(Date.parse('2026-07-13T16:00:00Z') - Date.now());
    openSlip();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'All of these have started' })).disabled).toBe(true);
  });
});
