import type { StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { exportRecordCsv } from './export-csv.ts';
import { exportRecord } from './export-record.ts';
import { getRecord, getRecordSummary } from './get-record.ts';
import { getHeads, getHeadsFile } from './heads/get-heads.ts';
import { publishHeads, publishHeadsSchedule } from './heads/publish-heads.ts';

const FRESH_MS = 30_000;
const isChangedBy = ({ topic }: StreamMessage): boolean => topic === 'clock';

export const recordFeature = defineFeature({
  name: 'record',
  routes: {
    'GET /api/record': { shared: true, build: getRecord, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/summary': { shared: true, build: getRecordSummary, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/export': exportRecord,
    'GET /api/record/csv': exportRecordCsv,
    'GET /api/record/heads': { shared: true, build: getHeads, freshForMs: FRESH_MS, isChangedBy },
    'GET /api/record/heads/:day': getHeadsFile,
  },
  schedules: [publishHeadsSchedule],
  prepare: publishHeads,
});
