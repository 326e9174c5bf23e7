import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { McpServer } from '@modelcontextprotocol/server';
import { actingAs } from '../../../kernel/acting-as.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { notifyError } from '../../../kernel/text.ts';
import { findUser } from '../../accounts/index.ts';
import type { KeyRow } from '../api-keys.ts';
import { admitAnyKey } from './admit-key.ts';
import { TOOLS, type Tool, type ToolParts } from './tools.ts';

/** The owner with the tier that they have now, never as staff: a key carries no rights of an admin. */
async function asOwner(ctx: Ctx, { id, userId }: KeyRow, idempotencyKey: string | undefined): Promise<Ctx> {
  const owner = await findUser(ctx, userId);
  if (!owner || !ctx.request) throw new DomainError('FORBIDDEN', 'The owner of this key no longer has an account.');
  const { idempotencyKey: _sent, ...request } = ctx.request;
  return actingAs(ctx, {
    actor: { kind: 'user', userId, tier: owner.tier, isAdmin: false, sessionId: id },
    request: idempotencyKey === undefined ? request : { ...request, idempotencyKey },
  });
}

/** Words of ours alone: whatever else went wrong is logged, and no text of it leaves the server. */
function refusalOf(ctx: Ctx, tool: string, error: unknown): string {
  if (error instanceof DomainError) return error.message;
  ctx.log.error({ tool, error: notifyError(error) }, 'a tool failed');
  return 'Something went wrong on our side. Please try again.';
}

function addTool(server: McpServer, ctx: Ctx, { name, title, description, input, writes, run }: Tool, parts: ToolParts): void {
  const annotations = { readOnlyHint: !writes, destructiveHint: false, idempotentHint: !writes, openWorldHint: false };
  server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given: unknown) => {
    try {
      const result = (await run(ctx, given, parts)) as Record<string, unknown>;
      return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
    } catch (error) {
      return { content: [{ type: 'text', text: refusalOf(ctx, name, error) }], isError: true };
    }
  });
}

/** One message of the Model Context Protocol: each call is a server of its own, which has the tools of the key's scopes. */
export const serveMcp =
  ({ readRecord, logBet }: Omit<ToolParts, 'asOwner'>): Verb<'POST /api/mcp'> =>
  async (ctx, { body }) => {
    const key = await admitAnyKey(ctx);
    // Loaded when a program first speaks it: most installations never hear it.
    const { createMcpHandler, McpServer: Server } = await import('@modelcontextprotocol/server');
    const parts: ToolParts = { readRecord, logBet, asOwner: (idempotencyKey) => asOwner(ctx, key, idempotencyKey) };
    const handler = createMcpHandler(
      () => {
        const server = new Server({ name: 'clearedge', version: '1' });
        for (const tool of TOOLS) if (key.scopes.includes(tool.scope)) addTool(server, ctx, tool, parts);
        return server;
      },
      // A stream that stays open would outlive the key that it was opened with.
      { maxSubscriptions: 0 },
    );
    try {
      const request = new Request(`${ctx.config.publicUrl}/api/mcp`, {
        method: 'POST',
        headers: { ...ctx.request?.protocolHeaders },
        body: JSON.stringify(body),
      });
      return await answerOf(await handler.fetch(request, { parsedBody: body }));
    } finally {
      await handler.close();
    }
  };

const answerOf = async (response: Response): Promise<VerbResult<Contract['POST /api/mcp']>> => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: await response.text(),
});
