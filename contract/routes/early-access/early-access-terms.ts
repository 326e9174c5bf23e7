// No schema library here: the web imports these values.
export const EARLY_FEATURE_IDS = [
  'rolling-win-rate',
  'compact-tables',
  'follow-up-questions',
  'spreadsheet-copy',
  'slip-from-picture',
  'browser-extension',
] as const;
export type EarlyFeatureId = (typeof EARLY_FEATURE_IDS)[number];
export const EARLY_CATEGORIES = ['analytics', 'ui', 'ai', 'integrations'] as const;
export const EARLY_STATUSES = ['beta', 'preview', 'coming-soon'] as const;
/** What a feature goes through, in this order; its progress is the share that is done. */
export const EARLY_STEPS = ['Designed', 'Built', 'Tested', 'Settled with feedback', 'Opened to everybody'] as const;
export const FEEDBACK_KINDS = ['bug', 'request', 'feedback'] as const;
