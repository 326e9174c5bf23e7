import type { Ctx } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { replaceRecoveryCodes } from './second-factor-rows.ts';
import { base32 } from './totp.ts';

const COUNT = 10;
/** Eighty bits: no one finds one by trying hashes. */
const CODE_BYTES = 10;

/** How a code is compared: people type lower case, spaces and dashes as they like. */
export const bareCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

const inGroups = (code: string): string => code.match(/.{4}/g)!.join('-');

/** Ten new codes in the caller's transaction; only their hashes are kept, so this is the one time that they can be shown. */
export async function issueRecoveryCodes(tx: Ctx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => base32(tx.randomBytes(CODE_BYTES)));
  await replaceRecoveryCodes(tx.db, userId, codes.map(hashToken));
  return codes.map(inGroups);
}
