import { ERROR_STATUS, type ErrorCode, type Issue, type Problem } from '@clearedge/contract/errors';

type Extra = Partial<Pick<Problem, 'requiredTier' | 'retryAfterSeconds' | 'currentOdds'>> & { issues?: Issue[] };

/** Something the user can act on. Mapped once to a status by the HTTP binder; anything else thrown is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;
  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.extra = extra;
  }
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
