import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../app/app-config.ts';
import type { AppContainer } from '../platform/ctx/container.ts';
import { DirectoryInUse } from '../platform/database/directory-lock.ts';
import { type MetricsPort, openMetricsPort } from '../platform/metrics/metrics-port.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { ConfigError } from './config.ts';

/** True for a failure that the operator can put right by what its message says. */
export const isForTheOperator = (error: unknown): boolean =>
  error instanceof ConfigError || error instanceof DirectoryInUse || error instanceof OperatorError;

/** What the operator can change about a port that could not be opened; other failures as they are. */
function refusedPort(error: unknown, variable: string, port: number): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new ConfigError([
      `${variable}: ${port} is already in use; choose another${variable === 'PORT' ? ', or 0 for any free one' : ''}`,
    ]);
  if (code === 'EACCES') return new ConfigError([`${variable}: this user may not listen on ${port}`]);
  return error;
}

/** Opens the port for an operator's tools, where one is configured. */
export async function listenForTools(config: AppConfig, sources: Pick<MetricsPort, 'registry' | 'findUnready'>): Promise<Server | null> {
  const { metricsPort: port, host, metricsToken: token } = config;
  if (port === null) return null;
  try {
    return await openMetricsPort({ port, host, token, ...sources });
  } catch (error) {
    throw refusedPort(error, 'METRICS_PORT', port);
  }
}

/** Opens the port and prints the one line that says where. */
export async function listen(http: FastifyInstance, config: AppConfig, container: AppContainer): Promise<void> {
  try {
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw refusedPort(error, 'PORT', config.port);
  }
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (config.publicUrl === null) container.config.publicUrl = `http://localhost:${port}`;
  console.log(`ClearEdge is ready at ${container.config.publicUrl}`);
}
