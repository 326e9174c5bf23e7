import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ModelReport } from '../features/model/model.queries.ts';
import { FakeError } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import ModelRoute from './model.tsx';

const bin = { games: 100, stated: 0.55, seen: 0.57, low: 0.47, high: 0.66 };
const report = (values: Partial<ModelReport> = {}): ModelReport => ({
  version: 'game-1-abc',
  ratedTo: '2026-07-10',
  ratedGames: 4717,
  updatedAt: '2026-07-11T16:00:00.000Z',
  record: { games: 0, from: null, to: null, scores: [], reliability: [], slope: null, total: null },
  backtest: {
    measuredOn: '2026-07-01',
    command: 'npm run backtest',
    fittedOn: '2010–2019',
    scoredOn: '2021–2024',
    games: 9718,
    scores: [
      { forecaster: 'coin', games: 9718, logLoss: 0.69, brier: 0.25 },
      { forecaster: 'close', games: 9513, logLoss: 0.672, brier: 0.2396 },
      { forecaster: 'model', games: 9718, logLoss: 0.6739, brier: 0.2405 },
    ],
    comparisons: [],
    reliability: [bin],
    slope: { value: 0.96, standardError: 0.05 },
    plays: [
      {
        market: 'moneyline',
        kind: 'priced',
        least: 0.015,
        plays: 962,
        claimed: 0.05,
        returned: 0.061,
        standardError: 0.037,
        low: -0.01,
        high: 0.13,
        errorsOff: 0.3,
      },
      {
        market: 'moneyline',
        kind: 'value',
        least: 0,
        plays: 118,
        claimed: 0.166,
        returned: 0.459,
        standardError: 0.112,
        low: 0.228,
        high: 0.675,
        errorsOff: 2.61,
      },
    ],
    seasons: [
      { season: 2023, model: 0.6786, close: 0.676 },
      { season: 2024, model: 0.6768, close: null },
    ],
  },
  teams: [
    { code: 'NYY', offence: 0.31, prevention: -0.12, sd: 0.2, games: 90 },
    { code: 'BOS', offence: -0.31, prevention: 0.12, sd: 0.2, games: 90 },
  ],
  parks: [{ venue: 'Fenway Park', factor: 1.049, games: 81 }],
  ...values,
});
const rowsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent ?? '');

describe('the model’s page', () => {
  it('lists forecasters from the best to the worst, with the games each was scored on', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report() } });
    const [scores] = await screen.findAllByRole('table');
    expect(rowsOf(scores!).slice(1)).toEqual([
      'Closing line0.67200.23969,513',
      'Our model alone0.67390.24059,718',
      'A coin0.69000.25009,718',
    ]);
    expect(screen.getByText('No opinion has been scored yet')).toBeTruthy();
    expect(screen.getByText('+5%')).toBeTruthy();
    expect(screen.getByText('+0.19')).toBeTruthy();
  });

  it('sets what was claimed beside what was returned, and says where the two do not agree', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report() } });
    const table = (await screen.findAllByRole('table'))[1]!;
    expect(rowsOf(table).slice(1)).toEqual([
      'MoneylineEV above 1.5%+5.0%+6.1%−1% to +13%962within two standard errors',
      'Moneylinemarked as value+16.6%+45.9%+23% to +68%1182.6 standard errors above',
    ]);
    expect(screen.getByText(/In 1 of 2 rows the actual ROI is more than two standard errors from the predicted one/)).toBeTruthy();
  });

  it('says nothing of plays that were not measured', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ backtest: { ...report().backtest, plays: [] } }) } });
    expect(await screen.findByText('No past prices were at hand to take.')).toBeTruthy();
  });

  it('says that few games are mostly chance, and shows the record of those given here', async () => {
    const record = {
      ...report().record,
      games: 12,
      from: '2026-07-11',
      to: '2026-07-12',
      scores: [{ forecaster: 'blend' as const, games: 12, logLoss: 0.671, brier: 0.24 }],
    };
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ record }) } });
    expect(await screen.findByText('Under a hundred games these figures are mostly chance.')).toBeTruthy();
    expect(screen.getByText('Our model with the market')).toBeTruthy();
  });

  it('says that ratings are being worked out on a new installation', async () => {
    renderPart(<ModelRoute />, {
      server: { 'GET /api/model': report({ teams: [], parks: [], ratedTo: null, ratedGames: 0, updatedAt: null }) },
    });
    expect(await screen.findByText('The ratings are being worked out')).toBeTruthy();
  });

  it('offers to try again when the report cannot be had', async () => {
    renderPart(<ModelRoute />, {
      server: {
        'GET /api/model': () => {
          throw new FakeError('UNAVAILABLE', 'Down');
        },
      },
    });
    expect(await screen.findByText('The model’s report could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
