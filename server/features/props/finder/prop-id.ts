import { PROP_KINDS, type PropKind } from '@clearedge/quant/grading';

export interface PropKey {
  gameId: string;
  playerId: string;
  prop: PropKind;
  line: number;
}

const GAP = '~';

/** One proposition of a game in one word, as the parlay builders name it too. */
export const finderId = ({ gameId, playerId, prop, line }: PropKey): string => [gameId, playerId, prop, line].join(GAP);

/** Null for a word that names none. */
export function readFinderId(id: string): PropKey | null {
  const [gameId, playerId, kind, line, ...rest] = id.split(GAP);
  const prop = PROP_KINDS.find((one) => one === kind);
  const isLine = line !== undefined && /^\d{1,3}(\.5)?$/.test(line);
  return gameId && playerId && prop && isLine && rest.length === 0 ? { gameId, playerId, prop, line: Number(line) } : null;
}

export function categoryOf(prop: PropKind): 'hitting' | 'pitching' | 'general' {
  if (prop.startsWith('pitcher_')) return 'pitching';
  return prop === 'stolen_bases' || prop === 'runs' ? 'general' : 'hitting';
}
