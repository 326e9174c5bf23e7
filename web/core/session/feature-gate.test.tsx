import { tierNames } from '@clearedge/contract/entitlements';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-route.tsx';
import { FeatureGate } from './feature-gate.tsx';

const gate = (
  <FeatureGate feature="analysis" what="AI Game Analysis">
    <p>the secret</p>
  </FeatureGate>
);

test('a visitor is offered to sign in or upgrade', async () => {
  renderPart(gate);
  expect(await screen.findByText('Premium Feature')).toBeTruthy();
  expect(screen.getByText(`AI Game Analysis is available to ${tierNames('analysis')} subscribers.`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
  expect(screen.queryByText('the secret')).toBeNull();
});

test('a free member is offered to upgrade', async () => {
  renderPart(gate, { user: 'free' });
  expect(await screen.findByRole('link', { name: 'Upgrade to Pro' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
});

test.each(['pro', 'elite'] as const)('a member on %s sees what is behind it', async (tier) => {
  renderPart(gate, { user: tier });
  expect(await screen.findByText('the secret')).toBeTruthy();
});
