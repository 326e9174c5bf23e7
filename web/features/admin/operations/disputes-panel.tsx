import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { isReason, ReasonField } from '../reason-field.tsx';
import { type AdminBet, type DisputedGrade, type Grade, useDisputes, useUphold } from './operations.queries.ts';
import { RegradeBet } from './regrade-bet.tsx';

const LOOK: Record<Grade, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'push' };
const STATUS: Record<Grade, AdminBet['status']> = { win: 'won', loss: 'lost', push: 'push', void: 'void' };

const GradeBadge = ({ grade }: { grade: Grade | null }) =>
  grade ? <Badge look={LOOK[grade]}>{GRADE_WORD[grade]}</Badge> : <small>Not decided by the score</small>;

/** On a phone the rows stand one part below the other, each under its head. */
const HEADS = ['Typed', 'We read', 'The owner says', 'Decide'] as const;

type Action = { kind: 'uphold' | 'regrade'; dispute: DisputedGrade };

function DisputeRow({ dispute, onAct }: { dispute: DisputedGrade; onAct: (kind: Action['kind']) => void }) {
  const { odds, dateTime } = useReaderFormat();
  const { typed, game, username, finalScore, readAs, grade, formula, ownerReadAs, ownerGrade, reason, at } = dispute;
  return (
    <tr>
      <th scope="row">
        “{typed}”
        <small>
          {game}
          {finalScore ? `, ${finalScore.away} to ${finalScore.home}` : ''}
        </small>
        <small>
          {username}, {odds(dispute.odds)}, {dateTime(at)}
        </small>
      </th>
      <td data-head={HEADS[1]}>
        {readAs} <GradeBadge grade={grade} />
        <small>{formula}</small>
      </td>
      <td data-head={HEADS[2]}>
        {ownerReadAs ? (
          <>
            {ownerReadAs} <GradeBadge grade={ownerGrade} />
          </>
        ) : null}
        <small>{reason}</small>
      </td>
      <td>
        <span className="ad-acts">
          <Button size="sm" aria-label={`Keep the grade of ${typed} of ${username}`} onClick={() => onAct('uphold')}>
            Keep grade
          </Button>
          <Button size="sm" aria-label={`Grade ${typed} of ${username} again`} onClick={() => onAct('regrade')}>
            Grade again
          </Button>
        </span>
      </td>
    </tr>
  );
}

function UpholdDialog({ dispute, onClose }: { dispute: DisputedGrade; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const uphold = useUphold();
  const { disputeId, sequence, typed, readAs, grade } = dispute;
  return (
    <FormDialog
      title="Keep this grade"
      description={`“${typed}” stays graded ${GRADE_WORD[grade].toLowerCase()}, read as: ${readAs}. The owner cannot dispute it again.`}
      action="Keep grade"
      isBusy={uphold.isPending}
      canSend={isReason(reason)}
      onSend={() => uphold.mutate({ disputeId, sequence, reason: reason.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ReasonField value={reason} stored="the owner sees it" onChange={setReason} />
    </FormDialog>
  );
}

function ActionDialog({ action: { kind, dispute }, onClose }: { action: Action; onClose: () => void }) {
  if (kind === 'uphold') return <UpholdDialog dispute={dispute} onClose={onClose} />;
  const { betId, typed, game, username, grade } = dispute;
  return <RegradeBet bet={{ id: betId, selection: typed, gameId: game, username, status: STATUS[grade] }} onClose={onClose} />;
}

function DisputesBody() {
  const { data, isError, refetch } = useDisputes();
  const [action, setAction] = useState<Action | null>(null);
  if (isError) return <ErrorState title="The disputed grades could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} radius={8} />;
  if (data.length === 0)
    return (
      <EmptyState icon={CircleCheck} title="No disputed grades" hint="When a member says we read a typed bet wrong, it is listed here." />
    );
  return (
    <>
      <WideTable label="List of disputed grades">
        <table className="tbl ad-disputes">
          <ColumnHeads heads={HEADS} />
          <tbody>
            {data.map((dispute) => (
              <DisputeRow key={dispute.disputeId} dispute={dispute} onAct={(kind) => setAction({ kind, dispute })} />
            ))}
          </tbody>
        </table>
      </WideTable>
      {action ? <ActionDialog action={action} onClose={() => setAction(null)} /> : null}
    </>
  );
}

/** Grades of typed selections that their owners dispute, with both readings. */
export const DisputesPanel = () => (
  <Panel title="Disputed grades" caption="Typed bets whose owner says we read them wrong" padded={false}>
    <DisputesBody />
  </Panel>
);
