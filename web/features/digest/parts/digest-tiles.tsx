import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatDate, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import type { Digest } from '../digest.queries.ts';
import { rangeText, tallyText, unitsText } from '../digest-words.ts';

function recordNote({ record: { summary, isSimulated } }: Digest): string {
  const { wins, losses, hitInterval, neededRate, roi } = summary;
  if (!hitInterval) return 'no pick decided yet';
  const needed = neededRate === null ? '' : `; ${formatPercent(neededRate, 0)} needed`;
  return `${wins} of ${wins + losses}, ${rangeText(hitInterval)}${needed}${roi === null ? '' : `; ROI ${formatSignedPercent(roi)}`}${isSimulated ? '; simulated games' : ''}`;
}

function picksNote({ picks }: Digest): string {
  if (picks.noBet) return 'no bet is an answer, too';
  if (picks.published === 0) return 'none published';
  return picks.hidden > 0 ? `${picks.hidden} of them with Pro` : 'published with price and book';
}

/** The day in four figures. */
export function DigestTiles({ digest }: { digest: Digest }) {
  const { gameTime } = useReaderFormat();
  const { games, picks, yesterday, record } = digest;
  const first = games[0];
  const decided = yesterday.picks.length - yesterday.pending;
  return (
    <Tiles
      items={[
        { label: 'Games', value: formatCount(games.length), note: first ? `first pitch ${gameTime(first.startsAt)}` : 'a day off' },
        {
          label: 'Picks',
          value: formatCount(picks.published),
          note: picksNote(digest),
        },
        {
          label: 'Picks of the day before',
          value: decided > 0 ? tallyText(yesterday) : NONE,
          note:
            decided > 0 ? `${unitsText(yesterday.units)}${yesterday.pending > 0 ? `, ${yesterday.pending} pending` : ''}` : 'none decided',
        },
        {
          label: `${record.sports.map((sport) => sport.toUpperCase()).join(' and ')} record through ${formatDate(record.through)}`,
          value: record.summary.hitRate === null ? NONE : formatPercent(record.summary.hitRate),
          note: recordNote(digest),
          title: 'Share of the decided picks that won. The range is a 95% interval.',
        },
      ]}
    />
  );
}
