import { defineFeature } from '../../kernel/feature.ts';
import { mailNoticesSchedule } from './mail-notices.ts';

export const noticesFeature = defineFeature({ name: 'notices', routes: {}, schedules: [mailNoticesSchedule] });
