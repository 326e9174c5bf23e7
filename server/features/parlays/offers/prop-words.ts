import { PROP_WORDS } from '@clearedge/contract/words/selection-words';
import { PROP_KINDS, type PropKind, type PropSelection } from '@clearedge/quant/grading';

/** "Aaron Judge Hits", before a side and its line. */
export const propLabel = (playerName: string, prop: PropKind): string => `${playerName} ${PROP_WORDS[prop]}`;
/** "Aaron Judge Hits Over 1.5". */
export const propText = (label: string, side: 'over' | 'under', line: number): string =>
  `${label} ${side === 'over' ? 'Over' : 'Under'} ${line}`;

export function categoryOf(prop: PropKind): 'hitting' | 'pitching' | 'general' {
  if (prop.startsWith('pitcher_')) return 'pitching';
  return prop === 'stolen_bases' || prop === 'runs' ? 'general' : 'hitting';
}

type Named = Pick<PropSelection, 'playerId' | 'prop' | 'line'> & { gameId: string };
const GAP = '~';

/** One proposition of a game in one word. */
export const propId = ({ gameId, playerId, prop, line }: Named): string => [gameId, playerId, prop, line].join(GAP);

/** Null for a word that names none. */
export function readPropId(id: string): Named | null {
  const [gameId, playerId, prop, line, ...rest] = id.split(GAP);
  const kind = PROP_KINDS.find((one) => one === prop);
  const isLine = line !== undefined && /^\d{1,3}(\.5)?$/.test(line);
  return gameId && playerId && kind && isLine && rest.length === 0 ? { gameId, playerId, prop: kind, line: Number(line) } : null;
}
