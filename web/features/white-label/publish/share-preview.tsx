import { PREVIEW_DAYS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { Copy, Share2 } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useMakePreviewLink, useRevokePreviewLink, type WhiteLabel } from '../white-label.queries.ts';

/** Copies a text and says so. */
export const copyText = (text: string, what: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast({ title: 'Copied', description: what }),
    () => toast({ title: 'Error', description: 'Could not copy. Select the text and copy it by hand.', variant: 'destructive' }),
  );

function LinkRow({ link }: { link: WhiteLabel['previewLinks'][number] }) {
  const { dateTime } = useReaderFormat();
  const revoke = useRevokePreviewLink();
  return (
    <li>
      <span>
        Made {dateTime(link.createdAt)}
        <small className="muted">Opens until {dateTime(link.expiresAt)}</small>
      </span>
      <Button size="sm" look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(link.id)}>
        Close link
      </Button>
    </li>
  );
}

/** Links that show the saved branding to people without an account. */
export function SharePreview({ own }: { own: WhiteLabel }) {
  const make = useMakePreviewLink();
  const made = make.data && own.previewLinks.some(({ id }) => id === make.data.id) ? make.data : null;
  const share = (
    <Button look="primary" size="sm" disabled={make.isPending || !own.savedAt} onClick={() => make.mutate(null)}>
      <Share2 /> Share Preview Link
    </Button>
  );
  return (
    <Panel title="Preview Links" tools={<span className="grow" />} caption={share}>
      <div className="stack">
        <p className="muted">
          Whoever has a link sees what you saved last, published or not, without signing in, for {PREVIEW_DAYS} days.
          {own.savedAt ? '' : ' Save your branding first.'}
        </p>
        {made ? (
          <div className="note good wl-copy">
            <Field label="New link, shown this once" readOnly value={made.url} />
            <IconButton label="Copy the preview link" onClick={() => copyText(made.url, 'The preview link')}>
              <Copy />
            </IconButton>
          </div>
        ) : null}
        {own.previewLinks.length === 0 ? <EmptyState icon={Share2} title="No open preview links" /> : null}
        {own.previewLinks.length > 0 ? (
          <ul className="wl-list">
            {own.previewLinks.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        ) : null}
      </div>
    </Panel>
  );
}
