import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { keyedHash } from '../../../kernel/secrets.ts';
import { type SignInAttempt, SignInFailure, type SignInProvider } from '../../../ports/index.ts';

const RETURN_PATH = '/auth/callback';

export function getProvider(ctx: Ctx): SignInProvider {
  const { signInProvider } = ctx.ports;
  if (!signInProvider) throw new DomainError('NOT_FOUND', 'No sign-in provider is set up here.');
  return signInProvider;
}

/** Nonce and verifier follow from the state by the installation's key: of a trip only a hash need be stored. */
const attemptOf = (ctx: Ctx, state: string): SignInAttempt => ({
  state,
  nonce: keyedHash(ctx, 'sign-in nonce', state),
  verifier: keyedHash(ctx, 'sign-in verifier', state),
  returnsTo: `${ctx.config.publicUrl}${RETURN_PATH}`,
});

const TEXT = {
  canceled: (name: string) => `You turned back at ${name}. Nothing has changed.`,
  refused: (name: string) => `We couldn't verify the answer of ${name}. Please start again.`,
  unreachable: (name: string) => `We can't reach ${name} right now. Try again in a moment, or use your password.`,
} as const;

/** Asks the provider about one trip; what it does not vouch for is refused in words of ours, and logged in its own. */
export async function askProvider<T>(
  ctx: Ctx,
  state: string,
  ask: (provider: SignInProvider, attempt: SignInAttempt) => Promise<T>,
): Promise<T> {
  const provider = getProvider(ctx);
  try {
    return await ask(provider, attemptOf(ctx, state));
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    ctx.log.warn({ kind: error.kind }, error.message);
    throw new DomainError(error.kind === 'unreachable' ? 'UNAVAILABLE' : 'BAD_REQUEST', TEXT[error.kind](provider.name));
  }
}

export const tripOver = (): DomainError =>
  new DomainError('BAD_REQUEST', 'This sign-in has expired or was already used. Please start again.');
