import { type Mailer, MailFailure } from '../../ports/index.ts';
import { type CircuitBreaker, ProviderFault } from '../http/index.ts';

/** A mailer that is left alone for a while when it is down, and whose caller is told for how long. Rejects with MailFailure and nothing else. */
export function guardedMailer(mailer: Mailer, guard: CircuitBreaker, now: () => Date): Mailer {
  const failureOf = (error: unknown): MailFailure => {
    const fault =
      error instanceof ProviderFault ? error : new ProviderFault('unreachable', error instanceof Error ? error.message : String(error));
    if (fault.kind === 'resting') return new MailFailure(fault.message, Math.max(0, (fault.retryAt?.getTime() ?? 0) - now().getTime()));
    guard.fail(fault);
    return new MailFailure(fault.message);
  };
  return {
    send: async (mail) => {
      try {
        guard.enter();
        await mailer.send(mail);
      } catch (error) {
        throw failureOf(error);
      }
      guard.succeed();
    },
  };
}
