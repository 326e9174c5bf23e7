/** Why a provider gave nothing that can be used. */
export type FaultKind =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'not_found'
  | 'rate_limited'
  | 'server_error'
  | 'too_large'
  | 'not_json'
  | 'wrong_shape'
  | 'changed'
  | 'stepped_back'
  | 'not_taken'
  | 'resting'
  | 'out_of_credits';

const TRANSIENT: ReadonlySet<FaultKind> = new Set(['timeout', 'unreachable', 'server_error', 'rate_limited']);
/** No reason to rest: the thing asked for is gone, we ourselves held back, or what came in good order was not believed. */
const HARMLESS: ReadonlySet<FaultKind> = new Set(['not_found', 'not_taken', 'resting', 'out_of_credits', 'changed', 'stepped_back']);

interface FaultDetail {
  status?: number;
  /** When the provider asked us to come back. */
  retryAt?: Date;
  /** The start of the body of an error, for the provider's own error codes. */
  body?: string;
}

/** Carries no key: its message is made from the masked address. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | null;
  readonly retryAt: Date | null;
  readonly body: string;

  constructor(kind: FaultKind, message: string, { status, retryAt, body }: FaultDetail = {}) {
    super(message);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.status = status ?? null;
    this.retryAt = retryAt ?? null;
    this.body = body ?? '';
  }

  /** Worth another try in a moment. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.kind);
  }

  get countsAgainstProvider(): boolean {
    return !HARMLESS.has(this.kind);
  }
}
