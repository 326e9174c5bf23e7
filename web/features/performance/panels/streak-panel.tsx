import { formatPercent, plural } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { OwnReport } from '../performance.queries.ts';
import { chanceText } from '../performance-words.ts';

type Streaks = NonNullable<OwnReport['streaks']>;

const sideText = (word: string, { length, chance, typical }: Streaks['won'], rate: string): string =>
  `Longest ${word}: ${length} in a row. Chance gives one as long in ${chanceText(chance)} of records with ${rate}; half of them reach ${typical}.`;

function runsText({ runs }: Streaks): string {
  if (!runs) return 'Everything ended the same way, so there are no runs to compare.';
  const stated = runs.pValue < 0.05 ? (runs.runs < runs.expected ? 'streakier than chance' : 'more even than chance') : 'what chance gives';
  return `${runs.runs} runs where chance gives ${runs.expected.toFixed(0)}: ${stated} (p ${runs.pValue < 0.01 ? 'under 0.01' : runs.pValue.toFixed(2)}).`;
}

/** Streaks beside what luck alone would do at the same hit rate. */
export function StreakPanel({ streaks }: { streaks: OwnReport['streaks'] }) {
  if (!streaks) return null;
  const { bets, hitRate, won, lost, current } = streaks;
  const rate = `your hit rate of ${formatPercent(hitRate)}`;
  return (
    <Panel title="Streaks" caption={`The last ${plural(bets, 'decided bet')}`} className="own-find">
      <ul>
        <li>{sideText('winning streak', won, rate)}</li>
        <li>{sideText('losing streak', lost, rate)}</li>
        <li>{runsText(streaks)}</li>
        <li>{`Now: ${current.length} ${current.result === 'win' ? 'won' : 'lost'} in a row.`}</li>
      </ul>
    </Panel>
  );
}
