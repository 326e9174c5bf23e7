import { useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type Comment, useReportComment } from './talk.queries.ts';

/** Reports a comment to the staff; the report is a ticket of one's own. */
export function ReportDialog({ groupId, comment, onClose }: { groupId: string; comment: Comment; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const report = useReportComment(groupId);
  return (
    <FormDialog
      title="Report this comment?"
      description="It is hidden from you and goes to the staff as a support ticket of yours, with its text. The group is not told."
      action="Report"
      busy="Reporting..."
      isBusy={report.isPending}
      canSend={reason.trim() !== ''}
      onSend={() => report.mutate({ id: comment.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextArea
        label="What is wrong with it?"
        value={reason}
        rows={3}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      {report.isError ? (
        <p className="note bad" role="alert">
          {messageOf(report.error) ?? 'It was not reported. Please try again.'}
        </p>
      ) : null}
    </FormDialog>
  );
}
