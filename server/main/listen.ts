import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../app/app-config.ts';
import type { House } from '../platform/ctx/house.ts';
import { DirectoryInUse } from '../platform/database/directory-lock.ts';
import { ConfigError } from './config.ts';

/** True for a failure that the operator can put right by what its message says. */
export const isForTheOperator = (error: unknown): boolean => error instanceof ConfigError || error instanceof DirectoryInUse;

/** Opens the port and prints the one line that says where. */
export async function listen(http: FastifyInstance, config: AppConfig, house: House): Promise<void> {
  try {
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new ConfigError([`PORT: ${config.port} is already in use; choose another, or 0 for any free one`]);
    if (code === 'EACCES') throw new ConfigError([`PORT: this user may not listen on ${config.port}`]);
    throw error;
  }
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (config.publicUrl === null) house.config.publicUrl = `http://localhost:${port}`;
  console.log(`ClearEdge is ready at ${house.config.publicUrl}`);
}
