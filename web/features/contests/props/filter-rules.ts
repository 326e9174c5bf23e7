import { type EvReference, worthAgainst } from '../../../lib/worth.ts';
import type { PlayerProp } from '../contest-types.ts';
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

const evOf = (prop: PlayerProp, reference: EvReference): number => {
  const better = betterSide(prop, reference);
  return (better && worthAgainst(better.offer, reference).ev) ?? Number.NEGATIVE_INFINITY;
};
const isValue = (prop: PlayerProp, reference: EvReference): boolean => betterSide(prop, reference)?.offer.doubt[reference] === null;

/** What passes the filter, in the server's order, or value first and each by its EV against the member's reference. */
export function filterProps(
  props: readonly PlayerProp[],
  { kind, team, order }: PropFilter,
  reference: EvReference = 'model',
): PlayerProp[] {
  const shown = props.filter((prop) => (kind === '' || prop.propType === kind) && (team === '' || prop.teamCode === team));
  if (order !== 'ev') return shown;
  return shown.sort(
    (a, b) => Number(isValue(b, reference)) - Number(isValue(a, reference)) || evOf(b, reference) - evOf(a, reference) || 0,
  );
}
