import { readSlug } from '@clearedge/contract/routes/white-label/brand-rules';
import { PREVIEW_DAYS, SLUG_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { toast } from '../../core/toasts/toasts.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Check } from '../../ui/controls/check.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { TextField } from './editor/text-field.tsx';
import { useMakePreviewLink, useRevokePreviewLink, useSaveSite, type WhiteLabel } from './white-label.queries.ts';

function AddressForm({ own }: { own: WhiteLabel }) {
  const [slug, setSlug] = useState(own.slug ?? '');
  const [isPublished, setPublished] = useState(own.isPublished);
  const save = useSaveSite();
  const read = readSlug(slug);
  const complaint = slug !== '' && 'complaint' in read ? read.complaint : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if ('value' in read) save.mutate({ slug: read.value, isPublished });
  };
  const isSaved = slug === (own.slug ?? '') && isPublished === own.isPublished;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label="Address"
        prefix="/w/"
        placeholder="your-name"
        maxLength={SLUG_LIMITS.most}
        spellCheck={false}
        hint="Letters, digits and hyphens."
        value={slug}
        error={complaint}
        onChange={setSlug}
      />
      <Check checked={isPublished} onChange={setPublished}>
        Published: everybody can open it
      </Check>
      <div className="form-acts">
        <Button type="submit" look="primary" disabled={isSaved || 'complaint' in read || save.isPending || !own.savedAt}>
          {save.isPending ? 'Saving...' : 'Save Address'}
        </Button>
        {own.address && own.isPublished ? (
          <a className="btn" href={own.address} target="_blank" rel="noopener">
            <ExternalLink /> Open
          </a>
        ) : null}
      </div>
      {own.savedAt ? null : <p className="muted">Save your branding first.</p>}
    </form>
  );
}

/** The ways in which others get to see the branded product. */
export function DeploymentOptions({ own }: { own: WhiteLabel }) {
  const { domain } = own.config.branding;
  const isReady = domain !== '' && own.isPublished;
  return (
    <section className="wl-deploy" aria-labelledby="wl-deploy">
      <div className="wl-deploy-h">
        <h2 id="wl-deploy">Deployment Options</h2>
        <p className="muted">If your plan ends, the address, preview links and keys stop. What you saved is kept.</p>
      </div>
      <Panel
        title="Hosted Address"
        tools={<Badge look={own.isPublished ? 'value' : 'plain'}>{own.isPublished ? 'Published' : 'Not published'}</Badge>}
      >
        <AddressForm key={`${own.slug} ${own.isPublished}`} own={own} />
      </Panel>
      <Panel
        title="Custom Domain"
        tools={<Badge look={isReady ? 'value' : 'plain'}>{isReady ? 'Ready' : domain ? 'Not published' : 'None'}</Badge>}
      >
        <div className="stack">
          <p>
            {domain ? <b className="wl-word">{domain}</b> : 'A host name of your own'} shows your site once it is saved under Branding, your
            site is published, and its DNS points here.
          </p>
          <p className="muted">
            Add a CNAME record to <span className="wl-word">{window.location.hostname}</span> and ask support for its certificate. Visitors
            can read there; no one can sign in.
          </p>
        </div>
      </Panel>
      <Panel
        title="API"
        tools={<Badge look={own.config.features.apiAccess ? 'value' : 'plain'}>{own.config.features.apiAccess ? 'On' : 'Off'}</Badge>}
      >
        <div className="stack">
          <p>Games, best prices and the record as JSON for your own pages and programs, with a key of yours.</p>
          <p className="muted">
            {own.config.features.apiAccess ? 'Your keys are below.' : 'Switch API Access on under Features, then make a key below.'}
          </p>
        </div>
      </Panel>
    </section>
  );
}

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
