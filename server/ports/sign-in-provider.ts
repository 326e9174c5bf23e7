/** One trip of a browser to the provider and back. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  /** The code verifier (RFC 7636); the provider sees its hash until the code is redeemed. */
  verifier: string;
  /** The address of ours that the provider sends the browser back to. */
  returnsTo: string;
}

/** Who the provider says is at the browser. */
export interface ProvenIdentity {
  /** Names a person at this provider, for good. */
  subject: string;
  /** Only an address that the provider has verified. */
  email: string | null;
  /** What the person is called there; only a suggestion. */
  username: string | null;
}

export type SignInFailureKind = 'canceled' | 'refused' | 'unreachable';

/** The provider vouches for no one. `canceled`: the person turned back there. `refused`: what came back does not hold. */
export class SignInFailure extends Error {
  readonly kind: SignInFailureKind;
  constructor(kind: SignInFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SignInFailure';
    this.kind = kind;
  }
}

/** An OpenID Connect provider that the operator configured. Every call rejects with SignInFailure and nothing else. */
export interface SignInProvider {
  /** As people know it. */
  name: string;
  /** With a subject, what an identity is known by. */
  issuer: string;
  /** Where to send the browser. */
  addressFor: (attempt: SignInAttempt) => Promise<string>;
  /** Redeems the query string that the browser came back with. */
  identify: (answer: string, attempt: SignInAttempt) => Promise<ProvenIdentity>;
}
