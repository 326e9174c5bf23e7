import type { Option } from '../../../ui/controls/select.tsx';
import type { Conditions } from '../strategy.queries.ts';

const ANY: Option<string> = { value: '', label: 'Any' };
const NOT_STORED = 'no past prices stored yet';

/** What cannot be tested on past games is named and cannot be chosen. */
export const SPORTS: readonly Option<Conditions['sport']>[] = [
  { value: 'MLB', label: 'MLB' },
  { value: 'CFL', label: `CFL (${NOT_STORED})`, disabled: true },
  { value: 'NFL', label: 'NFL (Coming Soon)', disabled: true },
];
export const MARKETS: readonly Option<Conditions['market']>[] = [
  { value: 'Moneyline', label: 'Moneyline' },
  { value: 'Spread', label: 'Spread' },
  { value: 'Total', label: 'Total' },
  { value: 'Props', label: `Props (${NOT_STORED})`, disabled: true },
];

const TEAM_SIDES = [ANY, { value: 'home', label: 'Home' }, { value: 'away', label: 'Road' }];
const TOTAL_SIDES = [ANY, { value: 'over', label: 'Over' }, { value: 'under', label: 'Under' }];
export const sidesOf = (market: Conditions['market']): readonly Option<string>[] => (market === 'Total' ? TOTAL_SIDES : TEAM_SIDES);

export const ROLES = [ANY, { value: 'favourite', label: 'Favorites' }, { value: 'underdog', label: 'Underdogs' }];
export const MOVEMENTS = [ANY, { value: 'toward', label: 'Toward the side' }, { value: 'against', label: 'Against the side' }];
export const WINDS = [ANY, { value: 'out', label: 'Blowing out' }, { value: 'in', label: 'Blowing in' }];
export const ROOFS = [ANY, { value: 'open', label: 'Open air' }, { value: 'indoors', label: 'Under a roof' }];
export const EDGES = [ANY, { value: 'more', label: 'More than the opponent' }, { value: 'less', label: 'Less than the opponent' }];

const CODES =
  'ARI ATH ATL BAL BOS CHC CHW CIN CLE COL DET HOU KC LAA LAD MIA MIL MIN NYM NYY OAK PHI PIT SD SEA SF STL TB TEX TOR WSH'.split(' ');
export const CLUBS = [ANY, ...CODES.map((code) => ({ value: code, label: code }))];
