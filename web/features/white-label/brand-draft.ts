import * as rules from '@clearedge/contract/routes/white-label/brand-rules';
import { BRAND_LIMITS } from '@clearedge/contract/routes/white-label/white-label-terms';
import type { BrandConfig, Site, WhiteLabel } from './white-label.queries.ts';

export type Draft = BrandConfig;
/** What is wrong, by field; empty when it can be saved. */
export type Complaints = Partial<Record<keyof Draft['branding'] | keyof Draft['customization'], string>>;

export const draftOf = ({ config: { branding, features, customization } }: Pick<WhiteLabel, 'config'>): Draft => {
  const { logo: _logo, ...rest } = branding;
  return { branding: rest, features, customization };
};

const complaintOf = (read: rules.Read): string | undefined => ('complaint' in read ? read.complaint : undefined);

export function complaintsOf({ branding, customization }: Draft): Complaints {
  const found: Record<string, string | undefined> = {
    companyName: complaintOf(rules.readCompanyName(branding.companyName)),
    primaryColor: complaintOf(rules.readColor(branding.primaryColor)),
    secondaryColor: complaintOf(rules.readColor(branding.secondaryColor)),
    domain: complaintOf(rules.readDomain(branding.domain)),
    welcomeMessage: complaintOf(rules.readWords(customization.welcomeMessage, BRAND_LIMITS.welcomeMessage)),
    supportEmail: complaintOf(rules.readEmail(customization.supportEmail)),
    termsUrl: complaintOf(rules.readHttpsUrl(customization.termsUrl)),
    privacyUrl: complaintOf(rules.readHttpsUrl(customization.privacyUrl)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, complaint]) => complaint !== undefined));
}

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);

const colorOr = (text: string, fallback: string): string => {
  const read = rules.readColor(text);
  return 'value' in read ? read.value : fallback;
};

/** What a draft would look like; a color that is being typed keeps the saved one. */
export function siteOf(draft: Draft, logo: string, saved: Draft): Site {
  const { companyName, primaryColor, secondaryColor } = draft.branding;
  const { hideClearEdgeBranding, customFooter, customDashboard } = draft.features;
  const links = customFooter ? draft.customization : { supportEmail: '', termsUrl: '', privacyUrl: '' };
  const { supportEmail, termsUrl, privacyUrl } = links;
  return {
    branding: {
      companyName: companyName.trim() || 'Your Company',
      logo,
      primaryColor: colorOr(primaryColor, saved.branding.primaryColor),
      secondaryColor: colorOr(secondaryColor, saved.branding.secondaryColor),
    },
    features: { hideClearEdgeBranding, customFooter, customDashboard },
    customization: { welcomeMessage: draft.customization.welcomeMessage, supportEmail, termsUrl, privacyUrl },
  };
}
