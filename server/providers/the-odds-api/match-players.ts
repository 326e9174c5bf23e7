import type { FeedPlayer } from '../../ports/player-stats.ts';
import { plainName } from '../leagues/plain-name.ts';

const SUFFIX = / (jr|sr|ii|iii|iv)$/;
/** "J T Realmuto" and "JT Realmuto" are one name: single letters in front stand together. */
const withJoinedInitials = (name: string): string =>
  name.replace(/^((?:[a-z] )+)(?=[a-z]{2})/, (initials) => `${initials.replaceAll(' ', '')} `);

const playerKey = (name: string): string => withJoinedInitials(plainName(name).replace(SUFFIX, ''));

/** Finds a player by name among two rosters; null for no one, and for a name that two men bear. */
export function playerFinder<P extends Pick<FeedPlayer, 'name'>>(players: readonly P[]): (name: string) => P | null {
  const byKey = new Map<string, P[]>();
  for (const player of players) byKey.set(playerKey(player.name), [...(byKey.get(playerKey(player.name)) ?? []), player]);
  return (name) => {
    const found = byKey.get(playerKey(name)) ?? [];
    return found.length === 1 ? (found[0] ?? null) : null;
  };
}
