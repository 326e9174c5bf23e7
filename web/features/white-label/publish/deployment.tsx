import { readSlug } from '@clearedge/contract/routes/white-label/brand-rules';
import { SLUG_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { ExternalLink } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { TextField } from '../editor/text-field.tsx';
import { useSaveSite, type WhiteLabel } from '../white-label.queries.ts';

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
  const address = own.address ?? '/w/your-name';
  return (
    <section className="wl-deploy" aria-labelledby="wl-deploy">
      <div className="wl-deploy-h">
        <h2 id="wl-deploy">Deployment Options</h2>
        <p className="muted">
          Should your plan end, the address, preview links and keys stop, and what you saved is kept for when it is back.
        </p>
      </div>
      <Panel
        title="Hosted Address"
        tools={<Badge look={own.isPublished ? 'value' : 'plain'}>{own.isPublished ? 'Published' : 'Not published'}</Badge>}
      >
        <AddressForm key={`${own.slug} ${own.isPublished}`} own={own} />
      </Panel>
      <Panel title="Custom Domain" tools={<Badge>{domain ? 'Stored' : 'None'}</Badge>}>
        <div className="stack">
          <p>
            {domain ? <b className="wl-word">{domain}</b> : 'A domain of your own'} is not answered by this installation itself: it serves
            your product at the hosted address.
          </p>
          <p className="muted">
            To use a domain, let its web server send visitors on to <span className="wl-word">{address}</span>.
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
