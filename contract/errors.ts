import type { PaidTier } from './entitlements.ts';

/** The closed list of error codes and their HTTP status; a refusal anywhere in the server uses one of them. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  TIER_REQUIRED: 402,
  FORBIDDEN: 403,
  CSRF: 403,
  REAUTH_REQUIRED: 403,
  AGE_UNCONFIRMED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TIMEOUT: 408,
  CONFLICT: 409,
  ALREADY_EXISTS: 409,
  CONTEST_STARTED: 409,
  PRICE_MOVED: 409,
  NOT_PENDING: 409,
  IDEMPOTENCY_CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA: 415,
  UNPROCESSABLE: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface Issue {
  path: string;
  message: string;
}

/** Body of every answer that is not a success. `message` is fit to be shown to the user. */
export interface Problem {
  message: string;
  code: ErrorCode;
  issues?: Issue[];
  requestId?: string;
  requiredTier?: PaidTier;
  retryAfterSeconds?: number;
  /** The current price, when code is PRICE_MOVED. */
  currentOdds?: number;
}
