import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type ApiKey, useRevokeKey } from '../white-label.queries.ts';

/** Asks before programs are cut off. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey.name}?`}
      action="Revoke Key"
      busy="Revoking..."
      keep="Keep it"
      isBusy={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Programs that use it are refused from now on. It cannot be brought back.</p>
    </ConfirmDialog>
  );
}
