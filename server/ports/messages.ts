export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The message as HTML, for programs that show it. */
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A mail was not taken. `retryAfterMs`: no one's is for so long; null where it is only this one. */
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

/** What someone wrote to the bot. */
export interface BotMessage {
  /** Grows with every message; asking from the next one on says that this one was read. */
  updateId: number;
  /** Null for what is no text in a private chat. */
  chat: { id: string; name: string } | null;
  text: string;
}

/** A message was not taken. `retryAfterMs`: the messenger asks everybody to wait so long; null where it gave no time. */
export class MessengerFailure extends Error {
  override name = 'MessengerFailure';
  readonly retryAfterMs: number | null;
  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A browser that notifications are pushed to. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The push services of browsers. */
export interface Pusher {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether an address is one of a known push service: nothing is ever sent anywhere else. */
  isKnown: (endpoint: string) => boolean;
  /** 'gone': the browser takes no more. Rejects with MessengerFailure and nothing else. */
  send: (target: PushTarget, text: string) => Promise<'sent' | 'gone'>;
}

/** A bot that tells people things in a messenger. Every call rejects with MessengerFailure and nothing else. */
export interface Messenger {
  /** The name under which people find the bot, without "@". */
  findBotName: () => Promise<string>;
  /** 'gone': the chat does not exist, or its owner blocked the bot. */
  send: (chatId: string, text: string) => Promise<'sent' | 'gone'>;
  /** What was written to the bot from this message on, the oldest first. */
  listMessages: (fromUpdateId: number) => Promise<BotMessage[]>;
}
