export type { CheckMayJoin, OnRegistered } from './account-hooks.ts';
export { accountsFeature } from './accounts-feature.ts';
export {
  type DigestReader,
  endDigestMail,
  findDigestReader,
  findReader,
  listDigestReaderIds,
  quietUntil,
} from './accounts-my-data.ts';
export { countMembers } from './count-members.ts';
export { DEMO_ACCOUNTS } from './demo-accounts.ts';
export { findUser, getUser, type KnownUser } from './get-user.ts';
export { machineNow, toProductTime } from './machine-time.ts';
export { setTier } from './plans/set-tier.ts';
export { renewOwnSession } from './sessions/renew-session.ts';
export { hasSimulated, openSimulated } from './simulated-accounts.ts';
export { createAccount, renameAccount, setAdmin } from './staff-accounts.ts';
