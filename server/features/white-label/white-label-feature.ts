import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { brandedSiteRead } from './brand/get-branded-site.ts';
import { presentOwn } from './brand/present-own.ts';
import { saveBrand, saveSite } from './brand/save-brand.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './keys/own-keys.ts';
import { deleteLogo, getLogo, uploadLogo } from './logo/own-logo.ts';
import { partnerGames, partnerOdds, partnerRecord } from './partner/partner-reads.ts';
import { makePreviewLink, openPreview, revokePreviewLink } from './preview/preview-links.ts';

/** The product under a tenant's own name, and their programs' way to what everybody may see. `readRecord` answers the public record. */
export const whiteLabelFeature = ({ readRecord }: { readRecord: Verb<'GET /api/record/summary'> }): Feature =>
  defineFeature({
    name: 'white-label',
    routes: {
      'GET /api/white-label': presentOwn,
      'PUT /api/white-label': saveBrand,
      'PUT /api/white-label/site': saveSite,
      'PUT /api/white-label/logo': uploadLogo,
      'DELETE /api/white-label/logo': deleteLogo,
      'GET /api/white-label/logos/:logoId': getLogo,
      'POST /api/white-label/preview-links': makePreviewLink,
      'DELETE /api/white-label/preview-links/:linkId': revokePreviewLink,
      'POST /api/white-label/preview': openPreview,
      'GET /api/white-label/sites/:slug': brandedSiteRead(),
      'GET /api/white-label/keys': listApiKeys,
      'POST /api/white-label/keys': createApiKey,
      'DELETE /api/white-label/keys/:keyId': revokeApiKey,
      'GET /api/partner/v1/games': partnerGames,
      'GET /api/partner/v1/odds': partnerOdds,
      'GET /api/partner/v1/record': partnerRecord(readRecord),
    },
  });
