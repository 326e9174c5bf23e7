export { digestFeature } from './digest-feature.ts';
export { listDigestMails } from './mail/list-digest-mails.ts';
