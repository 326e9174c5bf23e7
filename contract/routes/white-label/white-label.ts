import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Ok, Uuid } from '../../terms.ts';
import { joinWords } from '../../words/join-words.ts';
import * as rules from './brand-rules.ts';
import { BRAND_LIMITS, KEY_CALLS_PER_DAY, KEY_NAME_MOST, KEY_SCOPES, LOGO_LIMITS, LOGO_TYPES, PREVIEW_DAYS } from './white-label-terms.ts';

/** Text that a rule reads; the verb gets it as it is stored. */
const read = (rule: (text: string) => rules.Read) =>
  z
    .string({ error: 'Enter text.' })
    .max(2000, 'This is too long.')
    .transform((text, context) => {
      const result = rule(text);
      if ('value' in result) return result.value;
      context.addIssue({ code: 'custom', message: result.complaint });
      return z.NEVER;
    });
const yesOrNo = z.boolean({ error: 'Say true or false.' });
const Scopes = z.array(z.enum(KEY_SCOPES, { error: `Choose ${joinWords(KEY_SCOPES, 'or')}.` }));

const Features = z.object({ hideClearEdgeBranding: yesOrNo, customFooter: yesOrNo, customDashboard: yesOrNo, apiAccess: yesOrNo });
const NewConfig = z.object({
  branding: z.object({
    companyName: read(rules.readCompanyName),
    primaryColor: read(rules.readColor),
    secondaryColor: read(rules.readColor),
    domain: read(rules.readDomain),
  }),
  features: Features,
  customization: z.object({
    welcomeMessage: read((text) => rules.readWords(text, BRAND_LIMITS.welcomeMessage)),
    supportEmail: read(rules.readEmail),
    termsUrl: read(rules.readHttpsUrl),
    privacyUrl: read(rules.readHttpsUrl),
  }),
});

const branding = {
  companyName: z.string(),
  logo: z.string().meta({ description: 'Address of the uploaded picture; empty without one' }),
  primaryColor: z.string(),
  secondaryColor: z.string(),
};
const customization = { welcomeMessage: z.string(), supportEmail: z.string(), termsUrl: z.string(), privacyUrl: z.string() };

export const WhiteLabelConfig = z
  .object({ branding: z.object({ ...branding, domain: z.string() }), features: Features, customization: z.object(customization) })
  .meta({ id: 'WhiteLabelConfig' });

const Logo = z.object({ address: z.string(), type: z.enum(LOGO_TYPES), width: z.number(), height: z.number(), bytes: z.number() });
const PreviewLink = z.object({ id: Uuid, createdAt: Instant, expiresAt: Instant });
export const WhiteLabel = z
  .object({
    config: WhiteLabelConfig,
    savedAt: Instant.nullable(),
    logo: Logo.nullable(),
    slug: z.string().nullable(),
    isPublished: z.boolean(),
    address: z.string().nullable().meta({ description: 'Where the branded product is, once it has a slug' }),
    previewLinks: z.array(PreviewLink).meta({ description: 'Those that still open, the newest first' }),
  })
  .meta({ id: 'WhiteLabel' });

/** What the branded product shows of its tenant: nothing of the account behind it. */
export const BrandedSite = z
  .object({
    branding: z.object(branding),
    features: z.object({ hideClearEdgeBranding: z.boolean(), customFooter: z.boolean(), customDashboard: z.boolean() }),
    customization: z.object(customization),
  })
  .meta({ id: 'BrandedSite' });

export const ApiKey = z
  .object({
    id: Uuid,
    name: z.string(),
    prefix: z.string().meta({ description: 'How the key begins' }),
    scopes: Scopes,
    createdAt: Instant,
    lastUsedAt: Instant.nullable(),
    callsToday: z
      .number()
      .int()
      .meta({ description: `Since midnight ET, of ${KEY_CALLS_PER_DAY}` }),
  })
  .meta({ id: 'ApiKey' });

/** A key as staff see it. */
export const ApiKeyUse = ApiKey.extend({
  owner: z.string().meta({ description: 'Their username' }),
  refusedToday: z.number().int().meta({ description: 'Calls today above the minute’s or the day’s limit; `callsToday` counts them, too' }),
}).meta({ id: 'ApiKeyUse' });

export const whiteLabelRoutes = defineRoutes({
  'GET /api/white-label': {
    id: 'getWhiteLabel',
    summary: "One's own branding, logo, address and preview links",
    access: 'whiteLabel',
    response: WhiteLabel,
  },
  'PUT /api/white-label': {
    id: 'saveWhiteLabel',
    summary: "Save one's own branding whole",
    access: 'whiteLabel',
    body: NewConfig,
    response: WhiteLabel,
  },
  'PUT /api/white-label/site': {
    id: 'saveWhiteLabelSite',
    summary: 'Choose the address after /w/ and whether everybody can open it',
    access: 'whiteLabel',
    body: z.object({ slug: read(rules.readSlug), isPublished: yesOrNo }),
    response: WhiteLabel,
  },
  'PUT /api/white-label/logo': {
    id: 'uploadLogo',
    summary: `Upload a PNG, JPEG or WebP of at most ${LOGO_LIMITS.bytes / 1024} kB and ${LOGO_LIMITS.width} × ${LOGO_LIMITS.height} px`,
    access: 'whiteLabel',
    perMinute: 20,
    // Four thirds of the largest picture, and the JSON around it.
    maxBodyBytes: 400_000,
    body: z.object({
      content: z
        .string({ error: 'Choose a picture.' })
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'The picture is damaged.')
        .meta({ description: 'The file in base64' }),
    }),
    response: WhiteLabel,
  },
  'DELETE /api/white-label/logo': { id: 'deleteLogo', summary: 'Take the logo away', access: 'whiteLabel', response: WhiteLabel },
  'GET /api/white-label/logos/:logoId': {
    id: 'getLogo',
    summary: 'A logo as a picture',
    access: 'visitor',
    params: z.object({ logoId: Uuid }),
    produces: 'image',
    response: z.object({ type: z.enum(LOGO_TYPES), content: z.string() }),
  },
  'POST /api/white-label/preview-links': {
    id: 'makePreviewLink',
    summary: `A link that shows the saved branding to anybody who has it, for ${PREVIEW_DAYS} days; it is told once`,
    access: 'whiteLabel',
    perMinute: 20,
    status: 201,
    response: z.object({ ...PreviewLink.shape, url: z.string() }),
  },
  'DELETE /api/white-label/preview-links/:linkId': {
    id: 'revokePreviewLink',
    summary: 'Close a preview link',
    access: 'whiteLabel',
    params: z.object({ linkId: Uuid }),
    response: Ok,
  },
  'POST /api/white-label/preview': {
    id: 'openPreview',
    summary: 'The branding behind a preview link; the token is in the body, so that no log of addresses has it',
    access: 'visitor',
    perMinute: 60,
    body: z.object({ token: z.string().max(100) }),
    response: BrandedSite,
  },
  'GET /api/white-label/sites/:slug': {
    id: 'getBrandedSite',
    summary: 'The branding of a published site',
    access: 'visitor',
    params: z.object({ slug: z.string().max(60) }),
    response: BrandedSite,
  },
  'GET /api/white-label/keys': {
    id: 'listApiKeys',
    summary: "One's own API keys that work",
    access: 'whiteLabel',
    response: z.array(ApiKey),
  },
  'POST /api/white-label/keys': {
    id: 'createApiKey',
    summary: 'Make an API key; the key itself is told once. Two keys of one name there cannot be, so that a repeat makes no second one',
    access: 'whiteLabel',
    fresh: true,
    perMinute: 20,
    body: z.object({
      name: z.string({ error: 'Name the key.' }).trim().min(1, 'Name the key.').max(KEY_NAME_MOST, `At most ${KEY_NAME_MOST} characters.`),
      scopes: Scopes.min(1, 'Choose what the key may do.').max(KEY_SCOPES.length),
    }),
    status: 201,
    response: z.object({ ...ApiKey.shape, key: z.string() }),
  },
  'DELETE /api/white-label/keys/:keyId': {
    id: 'revokeApiKey',
    summary: 'Revoke an API key; it stops at once',
    access: 'whiteLabel',
    params: z.object({ keyId: Uuid }),
    response: Ok,
  },
  'GET /api/admin/api-keys': {
    id: 'listApiKeyUse',
    summary: 'The API keys of all accounts that work, up to 200, the most used today first',
    access: 'staff',
    response: z.array(ApiKeyUse),
  },
});
