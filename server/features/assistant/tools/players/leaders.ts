import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { leagueOf } from '@clearedge/contract/sports';
import { propUnitOf } from '@clearedge/contract/words/selection-words';
import { askChip, finding } from '../../session/finding.ts';
import type { Look } from '../tool.ts';

/** Who leads a league in a player's number over a season: no list of that is kept, and no other list stands in for it. */
export const lookAtLeaders: Look = (_session, { stat, sport }) => {
  const unit = stat ? (kindsOfStat(stat).map(propUnitOf)[0] ?? null) : null;
  const of = `${unit ? ` in ${unit}` : ''}${sport === null ? '' : ` of the ${leagueOf(sport)}`}`;
  return finding(
    [
      `ClearEdge keeps no list of season leaders${of}, so I do not name one.`,
      'Box scores say who had most in a game: ask, for example, “who led the Celtics in rebounds last game”. Props say how often one player passes a number.',
    ],
    {
      chips: [
        askChip(
          unit ? `Best ${unit} props` : 'Best props today',
          unit ? `best ${unit} props today` : 'What are the best player props today?',
        ),
      ],
    },
  );
};
