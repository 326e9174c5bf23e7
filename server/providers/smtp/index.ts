export { guardedMailer } from './guarded-mailer.ts';
export { outboxMailer } from './outbox-mailer.ts';
export { smtpMailer, verifySmtp } from './smtp-mailer.ts';
