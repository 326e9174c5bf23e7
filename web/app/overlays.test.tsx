import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRestoredFocus } from './overlays.tsx';

function Form({ isBusy }: { isBusy: boolean }) {
  useRestoredFocus();
  return (
    <>
      <button type="button" disabled={isBusy}>
        Save
      </button>
      <button type="button">Other</button>
    </>
  );
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
/** A browser lets go of what is switched off; the stand-in for one does not. */
const letGo = (): void => (document.activeElement as HTMLElement).blur();
const seen = (): Promise<void> => act(async () => {});

it('gives the focus back to a button that was switched off while it was at work', async () => {
  const { rerender } = render(<Form isBusy={false} />);
  act(() => button('Save').focus());
  rerender(<Form isBusy />);
  act(letGo);
  rerender(<Form isBusy={false} />);
  await seen();
  expect(document.activeElement).toBe(button('Save'));
});

it('takes it from no one who has gone elsewhere', async () => {
  const { rerender } = render(<Form isBusy={false} />);
  act(() => button('Save').focus());
  rerender(<Form isBusy />);
  act(letGo);
  act(() => button('Other').focus());
  rerender(<Form isBusy={false} />);
  await seen();
  expect(document.activeElement).toBe(button('Other'));
});
