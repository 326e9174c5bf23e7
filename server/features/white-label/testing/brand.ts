import { DEFAULT_BRAND } from '@clearedge/contract/routes/white-label/white-label-terms';

/** A branding as the page sends it. */
export const brandOf = (companyName: string) => ({
  branding: { ...DEFAULT_BRAND.branding, companyName },
  features: { ...DEFAULT_BRAND.features, apiAccess: true },
  customization: {
    welcomeMessage: `Welcome to ${companyName}`,
    supportEmail: 'help@example.com',
    termsUrl: 'https://example.com/terms',
    privacyUrl: 'https://example.com/privacy',
  },
});
