import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-route.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { dismissToast, TOAST_REMOVE_DELAY_MS, toast, toastStore } from './toasts.ts';

beforeEach(() => toastStore.set([]));

test('at most one is shown, the newest', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(toastStore.get().map(({ title, open }) => [title, open])).toEqual([['Second', true]]);
});

test('a toast can be changed and dismissed, and is removed much later', () => {
  vi.useFakeTimers();
  const shown = toast({ title: 'Saving' });
  shown.update({ title: 'Saved' });
  expect(toastStore.get()[0]?.title).toBe('Saved');
  shown.dismiss();
  expect(toastStore.get()[0]?.open).toBe(false);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(toastStore.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.get()).toEqual([]);
  vi.useRealTimers();
});

test('an old toast’s removal does not touch the one after it', () => {
  const old = toast({ title: 'Old' });
  dismissToast(old.id);
  toast({ title: 'New' });
  expect(toastStore.get().map(({ title }) => title)).toEqual(['New']);
});

test('it is drawn with its words and can be closed', async () => {
  const { user } = renderPart(null);
  act(() => {
    toast({ title: 'Bets Placed', description: 'Your bets have been successfully placed.' });
  });
  expect(await screen.findByText('Bets Placed')).toBeTruthy();
  expect(screen.getByText('Your bets have been successfully placed.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toastStore.get()[0]?.open).toBe(false);
});

test('Escape closes the dialog that has the focus at once, whether a toast is up or not', async () => {
  const closed: string[] = [];
  const Nested = () => (
    <Dialog open onOpenChange={() => closed.push('outer')} title="Outer">
      <Dialog open onOpenChange={() => closed.push('inner')} title="Inner">
        <button type="button">Inside</button>
      </Dialog>
    </Dialog>
  );
  const { user } = renderPart(<Nested />);
  screen.getByRole('button', { name: 'Inside' }).focus();
  await user.keyboard('{Escape}');
  expect(closed).toEqual(['inner']);
  act(() => {
    toast({ title: 'Bet Already Selected' });
  });
  await screen.findByText('Bet Already Selected');
  screen.getByRole('button', { name: 'Inside' }).focus();
  await user.keyboard('{Escape}');
  expect(closed).toEqual(['inner', 'inner']);
  await waitFor(() => expect(toastStore.get()[0]?.open).toBe(false));
});
