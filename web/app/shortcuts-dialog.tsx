import { SHORTCUTS } from '../core/shortcuts.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';

function Keys({ keys }: { keys: string }) {
  const [first, second] = keys.split(' ');
  return (
    <>
      <kbd>{first}</kbd>
      {second ? <kbd>{second}</kbd> : null}
    </>
  );
}

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="keys">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={keys}>
            <dt>{does}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
