import type { PlayerProp } from '../event-types.ts';
import { betterSide } from './prop-words.ts';

export type PropOrder = 'kind' | 'ev';
export interface PropFilter {
  /** A kind of proposition, or every kind. */
  kind: string;
  team: string;
  order: PropOrder;
}

export const readFilter = (params: URLSearchParams): PropFilter => ({
  kind: params.get('kind') ?? '',
  team: params.get('team') ?? '',
  order: params.get('order') === 'ev' ? 'ev' : 'kind',
});

const evOf = (prop: PlayerProp): number => betterSide(prop)?.offer.ev ?? Number.NEGATIVE_INFINITY;

/** What passes the filter, in the server's order or the best worth first. */
export function filterProps(props: readonly PlayerProp[], { kind, team, order }: PropFilter): PlayerProp[] {
  const shown = props.filter((prop) => (kind === '' || prop.propType === kind) && (team === '' || prop.teamCode === team));
  return order === 'ev' ? shown.sort((a, b) => evOf(b) - evOf(a)) : shown;
}
