import type { CONFIDENCE, LATE_HOUR as Late, NEWS_SHOWN as News, REFRESH_MS as Refresh } from '@clearedge/contract/terms';

// Typed by the contract's own literals instead of imported: a value import would bring the schema library into the page.
export const CONFIDENCE_HIGH_FILTER: (typeof CONFIDENCE)['highFilter'] = 75;
export const LATE_HOUR: typeof Late = 19;
export const NEWS_SHOWN: typeof News = 6;
export const GAMES_MS: (typeof Refresh)['games'] = 60_000;
export const GAMES_CACHE_MS: (typeof Refresh)['gamesCache'] = 300_000;
export const NEWS_MS: (typeof Refresh)['news'] = 300_000;
export const LIVE_GAME_MS: (typeof Refresh)['liveGame'] = 30_000;
export const PROPS_SHOWN = 4;
