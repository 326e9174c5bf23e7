import { defineFeature } from '../../kernel/feature.ts';
import { forecastSchedules } from './jobs.ts';
import { getModel } from './model/get-model.ts';

const FRESH_MS = 60_000;

export const forecastsFeature = defineFeature({
  name: 'forecasts',
  routes: { 'GET /api/model': { shared: true, build: getModel, freshForMs: FRESH_MS, isChangedBy: () => false } },
  schedules: forecastSchedules,
});
