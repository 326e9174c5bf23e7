export { guardedMailer } from './guarded-mailer.ts';
export { outboxMailer } from './outbox-mailer.ts';
export { type MailPatience, smtpMailer } from './smtp-mailer.ts';
