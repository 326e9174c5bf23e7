export { digestFeature } from './digest-feature.ts';
export { listDigestMails } from './mail/mail-rows.ts';
