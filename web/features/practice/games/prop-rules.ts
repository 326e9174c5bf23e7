import type { VirtualProp } from '../practice-types.ts';

/** Both sides of one proposition. */
export interface PropPair {
  id: string;
  playerName: string;
  teamCode: string;
  kind: string;
  /** "Home runs", as the label says it. */
  words: string;
  line: number;
  over: VirtualProp | undefined;
  under: VirtualProp | undefined;
}

/** The kind in words, from a label such as "Aaron Judge Hits Over 1.5" or "Aaron Judge Over 1.5 hits". */
function wordsOf({ label, playerName, prop }: VirtualProp): string {
  const rest = label
    .replace(playerName, '')
    .replace(/\b(Over|Under)\s+[\d.]+/i, '')
    .trim();
  return rest || prop.replaceAll('_', ' ');
}

/** Over and under of one player, kind and line side by side, in the order of the server. */
export function pairProps(props: readonly VirtualProp[]): PropPair[] {
  const pairs = new Map<string, PropPair>();
  for (const prop of props) {
    const id = `${prop.playerId} ${prop.prop} ${prop.line}`;
    const { playerName, teamCode, line } = prop;
    const known = pairs.get(id) ?? {
      id,
      playerName,
      teamCode,
      kind: prop.prop,
      words: wordsOf(prop),
      line,
      over: undefined,
      under: undefined,
    };
    pairs.set(id, { ...known, [prop.side]: prop });
  }
  return [...pairs.values()];
}

export interface PropFilter {
  q: string;
  kind: string;
}

export const filterProps = (pairs: readonly PropPair[], { q, kind }: PropFilter): PropPair[] => {
  const wanted = q.trim().toLowerCase();
  return pairs.filter(
    (pair) => (kind === '' || pair.kind === kind) && `${pair.playerName} ${pair.teamCode} ${pair.words}`.toLowerCase().includes(wanted),
  );
};

/** Every kind there is, once, with its words. */
export const kindsOf = (pairs: readonly PropPair[]): { value: string; label: string }[] => [
  ...new Map(pairs.map(({ kind, words }) => [kind, { value: kind, label: words[0]?.toUpperCase() + words.slice(1) }])).values(),
];
