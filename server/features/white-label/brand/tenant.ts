import type { Contract } from '@clearedge/contract';
import { can } from '@clearedge/contract/entitlements';
import type { CallResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findUser } from '../../accounts/index.ts';
import { findLogoOf, type LogoFacts } from '../logo/logo-rows.ts';
import { findSite, type SiteRow } from './brand-rows.ts';

export type BrandedSite = CallResult<Contract['GET /api/white-label/sites/:slug']>;

export const logoAddress = (logo: Pick<LogoFacts, 'id'>): string => `/api/white-label/logos/${logo.id}`;

/** Whether a tenant's plan still includes it; what is saved stays, and works again when the plan does. */
export async function isTenant(ctx: Ctx, userId: string): Promise<boolean> {
  const user = await findUser(ctx, userId);
  return user !== null && can(user.tier, 'whiteLabel');
}

// The footer's links go out only where the footer shows them.
function presentSite({ brand }: SiteRow, logo: LogoFacts | null): BrandedSite {
  const { companyName, primaryColor, secondaryColor } = brand.branding;
  const { hideClearEdgeBranding, customFooter, customDashboard } = brand.features;
  const { welcomeMessage, supportEmail, termsUrl, privacyUrl } = brand.customization;
  const links = customFooter ? { supportEmail, termsUrl, privacyUrl } : { supportEmail: '', termsUrl: '', privacyUrl: '' };
  return {
    branding: { companyName, logo: logo ? logoAddress(logo) : '', primaryColor, secondaryColor },
    features: { hideClearEdgeBranding, customFooter, customDashboard },
    customization: { welcomeMessage, ...links },
  };
}

/** What a tenant shows; null when nothing was saved or the plan has ended. */
export async function readTenantSite(ctx: Ctx, userId: string): Promise<BrandedSite | null> {
  if (!(await isTenant(ctx, userId))) return null;
  const site = await findSite(ctx.db, userId);
  return site && presentSite(site, await findLogoOf(ctx.db, userId));
}
