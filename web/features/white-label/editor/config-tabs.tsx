import { type BrandTheme, contrastOf, GROUNDS, inkOn, legibleIn } from '@clearedge/contract/routes/white-label/brand-colors';
import { readColor } from '@clearedge/contract/routes/white-label/brand-rules';
import { BRAND_LIMITS, LOGO_LIMITS, LOGO_TYPES } from '@clearedge/contract/routes/white-label/white-label-terms';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import type { Complaints, Draft } from '../brand-draft.ts';
import { useDeleteLogo, useUploadLogo, type WhiteLabel } from '../white-label.queries.ts';
import { TextField } from './text-field.tsx';

async function readAsBase64(file: File): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

const KB = 1024;
const TOO_LARGE = `A logo has at most ${LOGO_LIMITS.bytes / KB} kB.`;

/** The logo: uploaded and taken away at once, without the Save button. */
function LogoField({ logo }: Pick<WhiteLabel, 'logo'>) {
  const id = useId();
  const [complaint, setComplaint] = useState<string>();
  const upload = useUploadLogo();
  const remove = useDeleteLogo();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setComplaint(file.size > LOGO_LIMITS.bytes ? TOO_LARGE : undefined);
    if (file.size <= LOGO_LIMITS.bytes) upload.mutate(await readAsBase64(file));
  };
  return (
    <div className="form-row">
      <label htmlFor={id}>Logo</label>
      <div className="wl-logo">
        {logo ? <img src={logo.address} alt="Your logo" /> : <span className="muted">No logo: your company name is shown.</span>}
        <span className="grow" />
        <label className="btn" htmlFor={id} aria-hidden="true">
          <Upload /> {upload.isPending ? 'Uploading...' : 'Upload'}
        </label>
        <input
          id={id}
          type="file"
          className="wl-file"
          accept={LOGO_TYPES.join(',')}
          aria-describedby={`${id}-h`}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {logo ? (
          <Button onClick={() => remove.mutate(null)} disabled={remove.isPending}>
            Remove
          </Button>
        ) : null}
      </div>
      <span className="hint" id={`${id}-h`}>
        Recommended: 200x60 PNG. JPEG and WebP work too, at most {LOGO_LIMITS.bytes / KB} kB and {formatCount(LOGO_LIMITS.width)} ×{' '}
        {formatCount(LOGO_LIMITS.height)} px. SVG is not accepted: it can carry scripts.
        {logo ? ` Now: ${logo.width} × ${logo.height} px, ${Math.ceil(logo.bytes / KB)} kB.` : ''}
      </span>
      {complaint ? (
        <span className="err" role="alert">
          {complaint}
        </span>
      ) : null}
    </div>
  );
}

interface Props {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const ratio = (contrast: number): string => `${contrast.toFixed(1)}:1`;

function toneText(theme: BrandTheme, color: string): string {
  const tone = legibleIn(theme, color);
  const contrast = ratio(contrastOf(tone, GROUNDS[theme]));
  return tone === color
    ? `${contrast} as chosen`
    : `${contrast} as ${tone}, because ${ratio(contrastOf(color, GROUNDS[theme]))} could not be read`;
}

/** How well a color reads, as ground and as text; where it does not, the tone that is used instead. */
function Contrast({ color }: { color: string }) {
  const ink = inkOn(color);
  return (
    <dl className="wl-contrast">
      <div>
        <dt>Text on it</dt>
        <dd>
          {ink === '#000000' ? 'black' : 'white'}, {ratio(contrastOf(ink, color))}
        </dd>
      </div>
      <div>
        <dt>As text, dark</dt>
        <dd>{toneText('dark', color)}</dd>
      </div>
      <div>
        <dt>As text, light</dt>
        <dd>{toneText('light', color)}</dd>
      </div>
    </dl>
  );
}

/** A color to pick or to type, with its contrast (WCAG AA asks for 4.5:1). */
function ColorField({ label, value, error, onChange }: Props) {
  const read = readColor(value);
  const color = 'value' in read ? read.value : null;
  return (
    <div className="wl-colour">
      <div className="wl-colour-row">
        <input type="color" aria-label={`${label}, pick`} value={color ?? '#000000'} onChange={(event) => onChange(event.target.value)} />
        <TextField label={label} value={value} error={error} maxLength={7} spellCheck={false} onChange={onChange} />
      </div>
      {color ? <Contrast color={color} /> : null}
    </div>
  );
}

export interface TabProps {
  draft: Draft;
  complaints: Complaints;
  onChange: (draft: Draft) => void;
}

export function BrandingTab({ draft, complaints, onChange, logo }: TabProps & Pick<WhiteLabel, 'logo'>) {
  const { branding } = draft;
  const change = (patch: Partial<Draft['branding']>): void => onChange({ ...draft, branding: { ...branding, ...patch } });
  return (
    <div className="form">
      <TextField
        label="Company Name"
        required
        maxLength={BRAND_LIMITS.companyName}
        value={branding.companyName}
        error={complaints.companyName}
        onChange={(companyName) => change({ companyName })}
      />
      <LogoField logo={logo} />
      <ColorField
        label="Primary Color"
        value={branding.primaryColor}
        error={complaints.primaryColor}
        onChange={(primaryColor) => change({ primaryColor })}
      />
      <ColorField
        label="Secondary Color"
        value={branding.secondaryColor}
        error={complaints.secondaryColor}
        onChange={(secondaryColor) => change({ secondaryColor })}
      />
      <TextField
        label="Custom Domain"
        placeholder="odds.example.com"
        hint="A host name of yours that shows your site. See Deployment Options."
        value={branding.domain}
        error={complaints.domain}
        onChange={(domain) => change({ domain })}
      />
    </div>
  );
}

const FEATURES = [
  {
    name: 'hideClearEdgeBranding',
    label: 'Hide ClearEdge Branding',
    text: 'No “Powered by ClearEdge” in the footer. Help with gambling, and the word that games are simulated where they are, always stay.',
  },
  { name: 'customFooter', label: 'Custom Footer', text: 'Your support, terms and privacy links in the footer instead of ours.' },
  { name: 'customDashboard', label: 'Custom Dashboard', text: 'The day in figures above the board: games, live now, next start, books.' },
  { name: 'apiAccess', label: 'API Access', text: 'Your API keys work. Switched off, every call with them is refused.' },
] as const;

export function FeaturesTab({ draft, onChange }: TabProps) {
  return (
    <ul className="wl-features">
      {FEATURES.map(({ name, label, text }) => (
        <li key={name}>
          <Check checked={draft.features[name]} onChange={(isOn) => onChange({ ...draft, features: { ...draft.features, [name]: isOn } })}>
            <b>{label}</b>
          </Check>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function CustomizationTab({ draft, complaints, onChange }: TabProps) {
  const { customization } = draft;
  const change = (patch: Partial<Draft['customization']>): void => onChange({ ...draft, customization: { ...customization, ...patch } });
  return (
    <div className="form">
      <TextField
        label="Welcome Message"
        maxLength={BRAND_LIMITS.welcomeMessage}
        hint={`${customization.welcomeMessage.length} of ${BRAND_LIMITS.welcomeMessage} characters, above the board`}
        value={customization.welcomeMessage}
        error={complaints.welcomeMessage}
        onChange={(welcomeMessage) => change({ welcomeMessage })}
      />
      <TextField
        label="Support Email"
        type="email"
        placeholder="help@example.com"
        value={customization.supportEmail}
        error={complaints.supportEmail}
        onChange={(supportEmail) => change({ supportEmail })}
      />
      <TextField
        label="Terms URL"
        type="url"
        placeholder="https://example.com/terms"
        value={customization.termsUrl}
        error={complaints.termsUrl}
        onChange={(termsUrl) => change({ termsUrl })}
      />
      <TextField
        label="Privacy URL"
        type="url"
        placeholder="https://example.com/privacy"
        value={customization.privacyUrl}
        error={complaints.privacyUrl}
        onChange={(privacyUrl) => change({ privacyUrl })}
      />
    </div>
  );
}
