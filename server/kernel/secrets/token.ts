import { createHash } from 'node:crypto';

/** How every secret token (session, password reset) is stored: only its SHA-256, base64url. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
