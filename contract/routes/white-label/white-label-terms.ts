// No schema library here: the web imports these values.
export const BRAND_LIMITS = { companyName: 60, welcomeMessage: 280, email: 254, url: 500, domain: 253 } as const;
export const SLUG_LIMITS = { least: 3, most: 40 } as const;
export const LOGO_LIMITS = { bytes: 262_144, width: 1024, height: 1024 } as const;
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const PREVIEW_DAYS = 7;
export const PREVIEW_LINKS_MOST = 10;

/** What a key may be for unless more is chosen. */
export const READ_SCOPES = ['games:read', 'odds:read', 'record:read'] as const;
export const KEY_SCOPES = [...READ_SCOPES, 'bets:write'] as const;
export const KEYS_MOST = 10;
export const KEY_NAME_MOST = 40;
export const KEY_CALLS_PER_MINUTE = 60;
export const KEY_CALLS_PER_DAY = 10_000;

/** What someone has who never saved anything. */
export const DEFAULT_BRAND = {
  branding: { companyName: '', primaryColor: '#2dbd86', secondaryColor: '#6aaaff', domain: '' },
  features: { hideClearEdgeBranding: false, customFooter: true, customDashboard: true, apiAccess: false },
  customization: { welcomeMessage: '', supportEmail: '', termsUrl: '', privacyUrl: '' },
} as const;

/** Addresses that mean, or could be taken for, something of the product's own. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'api',
  'app',
  'assets',
  'auth',
  'billing',
  'clearedge',
  'help',
  'login',
  'model',
  'official',
  'preview',
  'privacy',
  'record',
  'responsible-gaming',
  'root',
  'settings',
  'static',
  'status',
  'support',
  'terms',
  'white-label',
  'www',
]);
