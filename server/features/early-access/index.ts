import { defineFeature } from '../../kernel/feature.ts';
import { listFeatures } from './list-features.ts';
import { sendFeedback } from './send-feedback.ts';
import { switchFeature } from './switch-feature.ts';

export { exportChoices } from './export-choices.ts';

/** Features before everybody has them. */
export const earlyAccessFeature = defineFeature({
  name: 'early-access',
  routes: {
    'GET /api/early-access': listFeatures,
    'PATCH /api/early-access/:featureId': switchFeature,
    'POST /api/early-access/feedback': sendFeedback,
  },
});
