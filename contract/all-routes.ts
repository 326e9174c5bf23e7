import { accountRoutes } from './routes/accounts.ts';
import { analysisRoutes } from './routes/analysis.ts';
import { betRoutes } from './routes/bets.ts';
import { eventRoutes } from './routes/events.ts';
import { limitRoutes } from './routes/limits.ts';
import { modelRoutes } from './routes/model.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { oddsRoutes } from './routes/odds.ts';
import { pickRoutes } from './routes/picks.ts';
import { propRoutes } from './routes/props.ts';
import { recordRoutes } from './routes/record.ts';
import { statusRoutes } from './routes/status.ts';

/** Every call of the product: the server binds these, the web calls through them, the OpenAPI document is made from them. */
export const contract = {
  ...statusRoutes,
  ...accountRoutes,
  ...limitRoutes,
  ...notificationRoutes,
  ...eventRoutes,
  ...oddsRoutes,
  ...propRoutes,
  ...betRoutes,
  ...analysisRoutes,
  ...modelRoutes,
  ...pickRoutes,
  ...recordRoutes,
};

export type Contract = typeof contract;
