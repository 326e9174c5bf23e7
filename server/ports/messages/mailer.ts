export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show it. */
  html?: string;
  headers?: Readonly<Record<string, string>>;
}
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}
