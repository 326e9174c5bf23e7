import { fire } from '../bench/fire.mjs';
import type { World } from './world.ts';

const CONNECTIONS = 50;
const SECONDS = 30;

export interface GamesFigures {
  perSecond: number;
  errors: number;
  p50: number;
  p975: number;
  p99: number;
}

/** `GET /api/games` at one process over fifty connections, as fast as it answers. */
export async function readGames({ fleet }: World): Promise<GamesFigures> {
  const url = `http://127.0.0.1:${fleet.webPorts[0]}/api/games`;
  const { perSecond, errors, p50, p97, p99 } = await fire(url, { 'accept-encoding': 'br' }, { connections: CONNECTIONS, seconds: SECONDS });
  return { perSecond, errors, p50: Number(p50), p975: Number(p97), p99: Number(p99) };
}
