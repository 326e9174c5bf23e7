import { defineFeature } from '../../kernel/feature.ts';
import { checkAlertsSchedule } from './check/check-alerts.ts';
import { createAlert } from './create-alert.ts';
import { deleteAlert, editAlert } from './edit-alert.ts';
import { listAlerts } from './list-alerts.ts';
import { checkValueAlertsSchedule } from './value/check-value-alerts.ts';
import { createValueAlert, deleteValueAlert, listValueAlerts } from './value/value-alerts.ts';

export { listPriceAlerts } from './list-alerts.ts';
export { listValueAlertsOf } from './value/value-alerts.ts';

export const alertsFeature = defineFeature({
  name: 'alerts',
  routes: {
    'GET /api/price-alerts': listAlerts,
    'POST /api/price-alerts': createAlert,
    'PATCH /api/price-alerts/:alertId': editAlert,
    'DELETE /api/price-alerts/:alertId': deleteAlert,
    'GET /api/value-alerts': listValueAlerts,
    'POST /api/value-alerts': createValueAlert,
    'DELETE /api/value-alerts/:alertId': deleteValueAlert,
  },
  schedules: [checkAlertsSchedule, checkValueAlertsSchedule],
});
