import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleBet } from '../testing/sample-bet.ts';
import { ShareDialog } from './share-dialog.tsx';

const addressOf = (name: RegExp): URLSearchParams =>
  new URL(screen.getByRole('img', { name }).getAttribute('src') ?? '', 'http://here.invalid').searchParams;

it('shows no amount, book or name until its owner asks for it, and downloads what is shown', async () => {
  const { user } = renderPart(<ShareDialog bet={sampleBet({ book: 'Summit' })} onClose={() => undefined} />, { user: 'free' });
  expect([...addressOf(/as it will be shared$/).keys()]).toEqual(['oddsFormat', 'as']);
  await user.click(await screen.findByRole('checkbox', { name: 'Stake and profit' }));
  await user.click(screen.getByRole('checkbox', { name: 'Book' }));
  await user.click(screen.getByRole('checkbox', { name: 'Book' }));
  expect(addressOf(/as it will be shared$/).get('stake')).toBe('yes');
  expect(addressOf(/as it will be shared$/).has('book')).toBe(false);
  const link = screen.getByRole('link', { name: 'Download' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    screen.getByRole('img').getAttribute('src'),
    'clearedge-bet.png',
  ]);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toContain('did not load');
});
