import type { TeamSide } from '@clearedge/quant/grading';
import { tokensOf } from './tokens.ts';

/** Someone who may play in a game; `roles` lists both for a two-way player, and nothing where it is not known. */
export interface GamePlayer {
  playerId: string;
  name: string;
  team: TeamSide | null;
  roles: readonly ('batter' | 'pitcher')[];
}

const SUFFIX = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
/** Parts of family names that name no one by themselves. */
const PARTICLES = new Set(['de', 'la', 'del', 'los', 'van', 'von', 'st', 'der', 'den']);

/** Every unbroken part of a name, and its initial before the family name; a single letter names no one. */
function partsOf(name: string): string[] {
  const words = tokensOf(name);
  const bare = SUFFIX.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const parts = new Set([words.join(' ')]);
  for (let from = 0; from < bare.length; from++) for (let to = from + 1; to <= bare.length; to++) parts.add(bare.slice(from, to).join(' '));
  if (bare.length > 1) {
    const family = bare.slice(1).join(' ');
    parts.add(`${bare[0]![0]} ${family}`);
    parts.add(`${bare[0]![0]} ${bare.at(-1)}`);
    parts.add(`${family} ${bare[0]!}`);
    if (words !== bare) parts.add(`${family} ${words.at(-1)}`);
  }
  return [...parts].filter((part) => part.length > 1 && !PARTICLES.has(part));
}

/** Each phrase that names players of a game, with all whom it may mean. */
export function playerPhrases(players: readonly GamePlayer[]): Map<string, GamePlayer[]> {
  const named = new Map<string, GamePlayer[]>();
  for (const player of players) for (const part of partsOf(player.name)) named.set(part, [...(named.get(part) ?? []), player]);
  return named;
}
