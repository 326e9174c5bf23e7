import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SlipEntry } from '../../core/slip/index.ts';
import { type ToastText, toastStore } from '../../core/toasts/toasts.ts';
import { FakeError } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-route.tsx';
import { usePlaceSlip } from './slip-placing.ts';
import { sampleEntry } from './testing/sample-slip.ts';

const OWN_WORDS: ToastText = {
  title: 'Failed to place bets',
  description: 'There was an error placing your bets. Please try again.',
  variant: 'destructive',
};

function Probe({ entries, failure }: { entries: readonly SlipEntry[]; failure?: ToastText }) {
  const { place, isPlacing } = usePlaceSlip(failure);
  return (
    <button type="button" onClick={() => place(entries)}>
      {isPlacing ? 'busy' : 'go'}
    </button>
  );
}

describe('placing', () => {
  it('sends nothing without a stake and says why', async () => {
    const { user, server } = renderPart(<Probe entries={[]} />, { user: 'free' });
    await user.click(screen.getByRole('button'));
    expect(toastStore.get()[0]).toMatchObject({ title: 'No Valid Bets', description: 'Please enter stake amounts for your bets.' });
    expect(server.callsOf('POST /api/bets')).toHaveLength(0);
  });

  it('uses the words of the page it stands on', async () => {
    const refuse = (): never => {
      throw new FakeError('UNAVAILABLE', 'Busy.');
    };
    const { user } = renderPart(<Probe entries={[sampleEntry({ stake: 5, potentialWin: 5.2 })]} failure={OWN_WORDS} />, {
      user: 'free',
      server: { 'POST /api/bets': refuse },
    });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(toastStore.get()[0]).toMatchObject(OWN_WORDS));
  });
});
