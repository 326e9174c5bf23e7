import { audit } from '../../../kernel/audit.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';

/** Staff have looked at what changed: its next answers count as they are, and the ones after are held to them. */
export const acceptProviderChange: Verb<'POST /api/admin/providers/:provider/accept-change'> = async (ctx, { params, body }) => {
  const { health } = ctx.ports;
  const report = (await health?.listReports())?.find(({ name }) => name === params.provider);
  if (!health || !report) throw new DomainError('NOT_FOUND', 'There is no such provider.');
  if (report.changed.join() !== body.changed.join())
    throw new DomainError('CONFLICT', 'The provider has changed again, or holds to its checks. Load the list again.');
  await health.acceptChange(params.provider);
  await ctx.transact((tx) => audit(tx, 'provider.change-accepted', `provider:${params.provider}`, body));
  return { provider: params.provider };
};
