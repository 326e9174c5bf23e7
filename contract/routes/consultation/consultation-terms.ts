// No schema library here: the web imports these values.
export const CONSULTATION_TYPES = ['strategy', 'analysis', 'portfolio', 'general'] as const;
export const CONSULTATION_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export const EXPERT_IDS = ['pricing', 'numbers', 'bankroll'] as const;
/** Eastern wall clock at which a session can begin. */
export const CONSULTATION_TIMES = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
export const CONSULTATION_MINUTES = [30, 60] as const;
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** How a slot stands for the caller: free, someone else's, beside a session of one's own, or no more to be booked. */
export const SLOT_STATES = ['free', 'taken', 'yours', 'past'] as const;
export const CONSULTATION_LIMITS = {
  /** Booking, moving and canceling end this many hours before the start. */
  noticeHours: 2,
  daysAhead: 60,
  scheduledPerMember: 3,
  topic: 500,
  notes: 4000,
  url: 500,
  daysOff: 60,
  name: 60,
} as const;
