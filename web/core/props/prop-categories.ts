import { PROP_FINDER_CATEGORIES } from '@clearedge/contract/prop-finder';
import type { SportKey } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { propCategory } from '@clearedge/quant/grading';

const NAMES = { all: 'All', hitting: 'Hitting', pitching: 'Pitching', general: 'General' } as const;

/** All of a sport's props, then each category that it has kinds of. */
export const categoriesOf = (sport: SportKey) =>
  (['all', ...PROP_FINDER_CATEGORIES] as const)
    .filter((category) => category === 'all' || propKindsOf(sport).some((kind) => propCategory(kind) === category))
    .map((value) => ({ value, label: NAMES[value] }));
