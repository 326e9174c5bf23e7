import type { StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { exportRecordCsv } from './export-csv.ts';
import { exportRecord } from './export-record.ts';
import { getRecord, getRecordSummary } from './get-record.ts';

const FRESH_MS = 30_000;
const isChangedBy = ({ topic }: StreamMessage): boolean => topic === 'clock';

export const recordFeature = defineFeature({
  name: 'record',
  routes: {
    'GET /api/record': { shared: true, build: getRecord, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/summary': { shared: true, build: getRecordSummary, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/export': exportRecord,
    'GET /api/record/csv': exportRecordCsv,
  },
});
