import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query.ts';
import type { PerformanceFilter } from './performance-filter.ts';

export const usePerformance = (filter: PerformanceFilter) =>
  useQuery({ ...apiQuery('GET /api/virtual/performance', { query: { ...filter } }), placeholderData: keepPreviousData });
