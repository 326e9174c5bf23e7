import { SPORT_KEYS } from '@clearedge/contract/sports';
import { EXAMPLES } from '../testing/sports/examples.ts';
import { describeSport } from '../testing/sports/sport-suite.ts';

for (const key of SPORT_KEYS) describeSport(key, EXAMPLES[key]);
