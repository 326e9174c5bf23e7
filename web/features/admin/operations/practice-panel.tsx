import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { ListingPanel, useListing } from './listing-panel.tsx';
import { type Grade, type PracticeBet, useLegPreview, usePracticeBets, useRegradeLeg } from './operations.queries.ts';
import { RegradeDialog } from './regrade-dialog.tsx';

type PracticeLeg = PracticeBet['legs'][number];
const RESULT_WORD = { ...GRADE_WORD, cash_out: 'Cashed out' } as const;

const money = (dollars: number | null): string => (dollars === null ? NONE : formatMoney(dollars));
const word = (result: PracticeBet['result']): string => (result ? RESULT_WORD[result] : 'Open');

function RegradeLeg({ bet, leg, onClose }: { bet: PracticeBet; leg: PracticeLeg; onClose: () => void }) {
  const regrade = useRegradeLeg();
  const at = { betId: bet.id, position: leg.position };
  const [seen, setSeen] = useState<Grade | null>(null);
  const preview = useLegPreview(at, seen);
  return (
    <RegradeDialog
      description={`${selectionLabel(leg.selection)}, ${leg.gameId}, ${bet.username}`}
      from={leg.result}
      seen={seen}
      preview={preview}
      onSee={setSeen}
      describe={({ betBefore, betAfter, payoutBefore, payoutAfter, takenBack }) => (
        <>
          The bet goes from {word(betBefore)} to <b>{word(betAfter)}</b>, its payout from <b className="ad-sum">{money(payoutBefore)}</b> to{' '}
          <b className="ad-sum">{money(payoutAfter)}</b>.{' '}
          {payoutBefore !== null && takenBack < payoutBefore && payoutBefore !== payoutAfter
            ? `Of what was paid, ${money(takenBack)} is still there to take back; the rest is not owed. `
            : ''}
          The ledger keeps both movements; scores no longer change this leg.
        </>
      )}
      isBusy={regrade.isPending}
      onGrade={(wanted) => regrade.mutate({ ...at, ...wanted }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

const CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'settled', label: 'Settled' },
  { value: 'pending', label: 'Pending' },
  { value: 'flagged', label: 'Flagged' },
] as const;
type Status = Exclude<(typeof CHOICES)[number]['value'], 'all'>;
const LOOK: Record<keyof typeof RESULT_WORD, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'push', cash_out: 'plain' };

type OnRegrade = (bet: PracticeBet, leg: PracticeLeg) => void;

function LegAction({ bet, leg, onRegrade }: { bet: PracticeBet; leg: PracticeLeg; onRegrade: OnRegrade }) {
  if (bet.result === 'cash_out') return <span className="muted">Closed early</span>;
  if (leg.result === null && leg.flag === null) return <span className="muted">Settles from the score</span>;
  return (
    <Button size="sm" aria-label={`Grade ${leg.selection} of ${bet.username} again`} onClick={() => onRegrade(bet, leg)}>
      {leg.result === null ? 'Enter a result' : 'Grade again'}
    </Button>
  );
}

function LegRows({ bet, onRegrade }: { bet: PracticeBet; onRegrade: OnRegrade }) {
  const { odds, dateTime } = useReaderFormat();
  return bet.legs.map((leg, at) => (
    <tr key={leg.position}>
      <th scope="row">
        {selectionLabel(leg.selection)}
        <small>
          {leg.gameId}
          {at === 0 ? `, ${bet.username}, ${dateTime(bet.placedAt)}` : ''}
          {bet.legs.length > 1 ? `, leg ${at + 1} of ${bet.legs.length}` : ''}
        </small>
      </th>
      <td className="num">{odds(leg.odds)}</td>
      <td>
        {leg.result ? <Badge look={LOOK[leg.result]}>{RESULT_WORD[leg.result]}</Badge> : <span className="muted">Open</span>}
        {leg.isEntered ? <small>Entered by an admin</small> : null}
        {leg.flag ? <small>{leg.flag}</small> : null}
      </td>
      <td className="num">
        {at === 0 ? formatMoney(bet.stake) : ''}
        {at === 0 ? <small>back {bet.payout === null ? NONE : formatMoney(bet.payout)}</small> : null}
      </td>
      <td>
        <LegAction bet={bet} leg={leg} onRegrade={onRegrade} />
      </td>
    </tr>
  ));
}

function PracticeTable({ bets, onRegrade }: { bets: readonly PracticeBet[]; onRegrade: OnRegrade }) {
  return (
    <WideTable label="List of practice bets">
      <table className="tbl">
        <ColumnHeads heads={['Selection', ['Odds'], 'Result', ['Stake'], 'Actions']} />
        <tbody>
          {bets.map((bet) => (
            <LegRows key={bet.id} bet={bet} onRegrade={onRegrade} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Members' practice bets, leg by leg: a wrong result is put right in two steps, in the ledger too. */
export function PracticePanel() {
  const listing = useListing<Status>();
  const [regraded, setRegraded] = useState<{ bet: PracticeBet; leg: PracticeLeg } | null>(null);
  const { filter, page, limit } = listing;
  return (
    <ListingPanel
      title="Practice bets"
      caption="Of all members; simulated bettors left out"
      listing={listing}
      choices={CHOICES}
      answer={usePracticeBets({ ...filter, page, limit })}
      failed="The practice bets could not be loaded"
      table={(bets) => <PracticeTable bets={bets} onRegrade={(bet, leg) => setRegraded({ bet, leg })} />}
    >
      {regraded ? <RegradeLeg {...regraded} onClose={() => setRegraded(null)} /> : null}
    </ListingPanel>
  );
}
