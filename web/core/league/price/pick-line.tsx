import { formatSigned } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { chanceText } from '../../pick-figures.ts';
import { useReaderFormat } from '../../settings/reader-format.ts';
import { selectionLabel } from '../../slip/index.ts';
import type { LeaguePick } from '../league-types.ts';

/** A published pick in one line: the price it was published at, and what it was worth. */
export function PickLine({ pick }: { pick: LeaguePick }) {
  const { odds } = useReaderFormat();
  return (
    <p>
      <Badge look="value">Model pick</Badge> <b>{selectionLabel(pick.selection)}</b> {odds(pick.odds)} at {pick.bookName}:{' '}
      {`${chanceText(pick)}, fair ${odds(pick.fairOdds)}, EV ${formatSigned(pick.expectedValue)}%`}
    </p>
  );
}
