import { BRAND_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import { Check } from '../../../ui/controls/check.tsx';
import type { Complaints, Draft } from '../brand-draft.ts';
import type { WhiteLabel } from '../white-label.queries.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { TextField } from './text-field.tsx';

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
      <ColourField
        label="Primary Color"
        value={branding.primaryColor}
        error={complaints.primaryColor}
        onChange={(primaryColor) => change({ primaryColor })}
      />
      <ColourField
        label="Secondary Color"
        value={branding.secondaryColor}
        error={complaints.secondaryColor}
        onChange={(secondaryColor) => change({ secondaryColor })}
      />
      <TextField
        label="Custom Domain"
        placeholder="odds.example.com"
        hint="Kept with your branding. See Deployment Options for how to use it."
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
  {
    name: 'customDashboard',
    label: 'Custom Dashboard',
    text: 'The day in figures above the board: games, live now, next first pitch, books.',
  },
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
