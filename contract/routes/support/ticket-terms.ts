// No schema library here: the web imports these values.
export const TICKET_CATEGORIES = ['analysis_insight', 'market_update', 'feature_request', 'bug_report'] as const;
export const TICKET_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export const TICKET_DEFAULTS = { category: 'analysis_insight', priority: 'medium' } as const;
export const TICKET_LIMITS = { title: 120, text: 4000, openPerMember: 20 } as const;
