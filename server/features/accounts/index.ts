export { accountsFeature } from './accounts-feature.ts';
export { countMembers } from './count-members.ts';
export { DEMO_ACCOUNTS } from './demo-accounts.ts';
export { findUser, getUser, type KnownUser } from './get-user.ts';
export { type DigestReader, endDigestMail, findDigestReader, listDigestReaderIds } from './own-data/digest-mail.ts';
export { findReader, quietUntil, type Reader } from './own-data/quiet-hours.ts';
export { endSessions } from './sessions/end-other-sessions.ts';
export { hasSimulated, openSimulated, type SimulatedPerson } from './simulated-accounts.ts';
