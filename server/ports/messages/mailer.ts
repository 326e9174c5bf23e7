export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show it. */
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A mail was not taken. `retryAfterMs`: nobody's is for so long; null where it is only this one. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly retryAfterMs: number | null;
  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Mailer {
  /** Resolves once the mail was taken; rejects with MailFailure where it was not, and it may be sent again. */
  send: (mail: Mail) => Promise<void>;
}
