import { isPropKind, type PropKind } from '@clearedge/quant/grading';

export interface PropKey {
  gameId: string;
  playerId: string;
  prop: PropKind;
  line: number;
}

const GAP = '~';

/** One proposition of a game in one word, for the finder and the parlay builders. */
export const propId = ({ gameId, playerId, prop, line }: PropKey): string => [gameId, playerId, prop, line].join(GAP);

/** Null for a word that names none. */
export function readPropId(id: string): PropKey | null {
  const [gameId, playerId, prop, line, ...rest] = id.split(GAP);
  const isLine = line !== undefined && /^\d{1,3}(\.5)?$/.test(line);
  return gameId && playerId && prop && isPropKind(prop) && isLine && rest.length === 0
    ? { gameId, playerId, prop, line: Number(line) }
    : null;
}
