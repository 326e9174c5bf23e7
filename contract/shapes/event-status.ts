import { z } from 'zod';

export const EVENT_STATUSES = ['scheduled', 'delayed', 'live', 'completed', 'postponed', 'suspended', 'cancelled', 'unknown'] as const;
export const EventStatus = z.enum(EVENT_STATUSES);
