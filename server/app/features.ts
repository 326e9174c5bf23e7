import type { Feature } from '../kernel/feature.ts';
import { maintenanceFeature } from './maintenance.ts';

/** Every slice of the product, in the order in which their `prepare` runs. */
export const features: readonly Feature[] = [maintenanceFeature];
