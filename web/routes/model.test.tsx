import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Backtest, ModelReport } from '../features/model/model.queries.ts';
import { FakeError } from '../testing/fake-server.ts';
import { renderPart } from '../testing/render-route.tsx';
import ModelRoute from './model.tsx';

const bin = { games: 100, stated: 0.55, seen: 0.57, low: 0.47, high: 0.66 };
const BACKTEST: Backtest = {
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
};
const report = (values: Partial<ModelReport> = {}): ModelReport => ({
  sport: 'mlb',
  version: 'game-1-abc',
  ratedTo: '2026-07-10',
  ratedGames: 4717,
  updatedAt: '2026-07-11T16:00:00.000Z',
  record: { games: 0, from: null, to: null, scores: [], reliability: [], slope: null, total: null },
  backtest: BACKTEST,
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
  clubs: null,
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
      'Total runsEV above 1.5%, not published+4.4%+3.0%gap +1.4 (se 2.0)62—',
    ]);
    expect(within(table).getAllByRole('row')[2]!.className).toBe('dim');
    expect(screen.getByText(/In 1 of 1 published rows the claim differs from the close, either way/)).toBeTruthy();
    expect(screen.getByText('+2.4% v. +0.8%')).toBeTruthy();
  });

  it('says what each kind of play kept of its claims', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report() } });
    const table = within(await screen.findByLabelText('Kept share by kind of play')).getByRole('table');
    expect(rowsOf(table)[1]).toBe('Total runsmodel with the market, not published+3.0%−2.0%kept 12% (−20% to 44%)3,45840% beat the close');
  });

  it('says that without a kind that kept its claims no pick is published', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ kept: [] }) } });
    expect(await screen.findByText(/So the market is our number, no EV counts as value, and no pick is published/)).toBeTruthy();
  });

  it('says nothing of plays that were not measured', async () => {
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ backtest: { ...BACKTEST, plays: [] } }) } });
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

  it('shows a league by its own seasons, errors and clubs', async () => {
    const league = report({
      sport: 'nhl',
      clubs: [{ code: 'BOS', points: 0.42, low: 0.1, high: 0.74, games: 25 }],
      teams: null,
      parks: null,
      kept: [],
      backtest: {
        ...BACKTEST,
        fittedOn: '2014–15 to 2022–23',
        comparisons: [{ first: 'model', second: 'close', games: 5000, difference: 0.0011, low: -0.0004, high: 0.0026 }],
        plays: BACKTEST.plays.map((row) => ({ ...row, market: 'spread' as const })),
        seasons: [{ season: 2021, model: 0.66, close: null }],
        errors: [{ market: 'total', model: 1.842, close: null }],
      },
    });
    renderPart(<ModelRoute />, { path: '/model?sport=nhl', server: { 'GET /api/model': league } });
    const sideBySide = (await screen.findByRole('columnheader', { name: 'Against' })).closest('table')!;
    expect(rowsOf(sideBySide).slice(1)).toEqual(['Closing line+0.0011−0.0004 to +0.00265,000']);
    expect(rowsOf(screen.getByRole('columnheader', { name: 'Number' }).closest('table')!).slice(1)).toEqual(['Total1.84—']);
    expect(screen.getByText(/Mean absolute error in goals/)).toBeTruthy();
    expect(screen.getByText('2021–22')).toBeTruthy();
    expect(screen.getAllByText('Puck line').length).toBe(2);
    expect(rowsOf(screen.getByRole('columnheader', { name: 'Club' }).closest('table')!).slice(1)).toEqual(['BOS+0.4+0.1 to +0.725']);
    expect(screen.getByText(/fitted on 2014–15 to 2022–23, mostly to the closing lines/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'NHL' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('draws a group of games where it lies, however sure it was', async () => {
    const sure = { ...bin, stated: 0.86, seen: 0.9, low: 0.8, high: 0.95 };
    renderPart(<ModelRoute />, { server: { 'GET /api/model': report({ backtest: { ...BACKTEST, reliability: [bin, sure] } }) } });
    const chart = (await screen.findByText(/^Past seasons: 2 groups/)).parentElement!;
    const dots = [...chart.querySelectorAll('.dot')].map((dot) => [Number(dot.getAttribute('x1')), Number(dot.getAttribute('y1'))]);
    expect(dots[1]).toEqual([expect.closeTo(50 + (50 * 0.36) / 0.42, 6), expect.closeTo(100 - (50 + (50 * 0.4) / 0.42), 6)]);
    expect([...chart.querySelectorAll('.x')].map(({ textContent }) => textContent)).toEqual([
      '10%',
      '20%',
      '30%',
      '40%',
      '50%',
      '60%',
      '70%',
      '80%',
      '90%',
    ]);
  });

  it('says of a league without past prices that it has only its record', async () => {
    const league = report({ sport: 'cfl', clubs: [], teams: null, parks: null, kept: [], backtest: null });
    renderPart(<ModelRoute />, { path: '/model?sport=cfl', server: { 'GET /api/model': league } });
    expect(await screen.findByText(/No past prices of real games were at hand/)).toBeTruthy();
    expect(screen.queryByText('Claimed v. close, past seasons')).toBeNull();
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
