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
        stage: 'published',
        least: 0,
        plays: 2529,
        claimed: 0.024,
        atClose: 0.008,
        gap: 0.014,
        gapStandardError: 0.002,
        seasonError: 0.004,
        beatCloseShare: 0.47,
      },
      {
        market: 'total',
        stage: 'raw',
        least: 0.015,
        plays: 62,
        claimed: 0.044,
        atClose: 0.03,
        gap: 0.014,
        gapStandardError: 0.02,
        seasonError: null,
        beatCloseShare: null,
      },
    ],
    seasons: [
      { season: 2023, model: 0.6786, close: 0.676 },
      { season: 2024, model: 0.6768, close: null },
    ],
  },
  kept: [
    {
      sport: 'mlb',
      market: 'total',
      basis: 'model',
      share: 0.12,
      low: -0.2,
      high: 0.44,
      plays: 3458,
      seasons: '2014–2024',
      claimed: 0.03,
      atClose: -0.02,
      beatCloseShare: 0.4,
      isPublished: false,
    },
  ],
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
    const scores = (await screen.findByRole('columnheader', { name: 'Forecaster' })).closest('table')!;
    expect(rowsOf(scores).slice(1)).toEqual([
      'Closing line0.67200.23969,513',
      'Our model alone0.67390.24059,718',
      'A coin0.69000.25009,718',
    ]);
    expect(screen.getByText('No opinion has been scored yet')).toBeTruthy();
    expect(screen.getByText('+5%')).toBeTruthy();
    expect(screen.getByText('+0.19')).toBeTruthy();
  });

  it('sets what was claimed beside what the close made of it, greys small samples and counts what was not borne out', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report() } });
    const table = within(await screen.findByLabelText('EV claimed and EV at the close')).getByRole('table');
    expect(rowsOf(table).slice(1)).toEqual([
      'MoneylineEV above 0%+2.4%+0.8%gap +1.4 (se 0.2)2,52947% beat the close',
      'Total RunsEV above 1.5%, not published+4.4%+3.0%gap +1.4 (se 2.0)62—',
    ]);
    expect(within(table).getAllByRole('row')[2]!.className).toBe('dim');
    expect(screen.getByText(/In 1 of 1 published rows the claim differs from the close, either way/)).toBeTruthy();
    expect(screen.getByText('+2.4% v. +0.8%')).toBeTruthy();
  });

  it('says what each kind of play kept of its claims', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report() } });
    const table = within(await screen.findByLabelText('Kept share by kind of play')).getByRole('table');
    expect(rowsOf(table)[1]).toBe('MLB, totalmodel with the market, not published+3.0%−2.0%kept 12% (−20% to 44%)3,45840% beat the close');
  });

  it('says that without a kind that kept its claims no pick is published', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ kept: [] }) } });
    expect(await screen.findByText(/So the market is our number, no EV counts as value, and no pick is published/)).toBeTruthy();
  });

  it('says nothing of plays that were not measured', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ backtest: { ...report().backtest, plays: [] } }) } });
    expect(await screen.findByText('No past prices were at hand to judge by.')).toBeTruthy();
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
