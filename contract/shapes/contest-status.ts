import { z } from 'zod';

export const CONTEST_STATUSES = ['scheduled', 'delayed', 'live', 'completed', 'postponed', 'suspended', 'cancelled', 'unknown'] as const;
export const ContestStatus = z.enum(CONTEST_STATUSES);
