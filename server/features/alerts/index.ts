import { defineFeature } from '../../kernel/feature.ts';
import { checkAlertsSchedule } from './check/check-alerts.ts';
import { createAlert } from './create-alert.ts';
import { deleteAlert, editAlert } from './edit-alert.ts';
import { listAlerts } from './list-alerts.ts';

export { listPriceAlerts } from './list-alerts.ts';

export const alertsFeature = defineFeature({
  name: 'alerts',
  routes: {
    'GET /api/price-alerts': listAlerts,
    'POST /api/price-alerts': createAlert,
    'PATCH /api/price-alerts/:alertId': editAlert,
    'DELETE /api/price-alerts/:alertId': deleteAlert,
  },
  schedules: [checkAlertsSchedule],
});
