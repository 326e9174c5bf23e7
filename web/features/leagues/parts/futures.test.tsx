import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleFutures as futures } from '../../../core/league/testing/sample-futures.ts';
import { FakeError, type Handlers } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { FuturesPart } from './futures.tsx';

const open = (answer: NonNullable<Handlers['GET /api/:league/futures']>) =>
  renderPart(
    <Routes>
      <Route path="*" element={<FuturesPart league="nfl" />} />
    </Routes>,
    { path: '/nfl/futures', server: { 'GET /api/:league/futures': answer } },
  );

describe('the futures of a league', () => {
  it('shows each chance with its fair price, and what it was counted from', async () => {
    open(futures());
    const table = within(await screen.findByRole('table'));
    const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toContain('Kansas City Chiefs9–2, AFC West20.0%+40031.0%+22381.0%−42698.5%−656712.3Over 12.5: 44.0%+127');
    expect(second).toContain('<0.1%—');
    expect(
      screen.getByText(/simulated 2,000 times from the table \(180 of 272 games played\), the schedule and our ratings \(449 games\)/),
    ).toBeTruthy();
    expect(screen.getByText(/up to ±0\.9 percentage points/)).toBeTruthy();
    expect(screen.getByText(/Backtested on past NFL and NBA seasons for first places and wins alone/)).toBeTruthy();
  });

  it('says why there is none', async () => {
    open(futures({ reason: 'The playoffs have begun. The simulation covers a season until they do.', clubs: [], simulations: 0 }));
    expect(await screen.findByText(/The playoffs have begun/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers a retry when it cannot be loaded', async () => {
    const { user, server } = open(() => {
      throw new FakeError('UNAVAILABLE', 'Later');
    });
    await screen.findByText('The futures could not be loaded');
    server.use({ 'GET /api/:league/futures': futures() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kansas City Chiefs')).toBeTruthy();
  });
});
