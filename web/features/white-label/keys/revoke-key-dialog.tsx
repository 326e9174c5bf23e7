import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type ApiKey, useRevokeKey } from '../white-label.queries.ts';

/** Asks before programs are cut off. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  const footer = (
    <>
      <Button onClick={onClose}>Keep it</Button>
      <Button look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}>
        {revoke.isPending ? 'Revoking...' : 'Revoke Key'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={`Revoke ${apiKey.name}?`} footer={footer}>
      <p>Programs that use it are refused from now on. It cannot be brought back.</p>
    </Dialog>
  );
}
