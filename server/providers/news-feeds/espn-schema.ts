import { z } from 'zod';
import { rowsOf } from '../http/index.ts';

const Text = z.string().nullish();
const Link = z.object({ href: Text }).nullish();

export const WireArticle = z.object({
  id: z.union([z.number(), z.string()]),
  type: Text,
  headline: z.string(),
  description: Text,
  published: z.string(),
  lastModified: Text,
  premium: z.boolean().nullish(),
  byline: Text,
  categories: z.array(z.object({ type: Text, teamId: z.number().nullish(), athleteId: z.number().nullish(), description: Text })).nullish(),
  images: z
    .array(
      z.object({
        url: Text,
        width: z.number().nullish(),
        height: z.number().nullish(),
        credit: Text,
        caption: Text,
        alt: Text,
        type: Text,
      }),
    )
    .nullish(),
  links: z.object({ web: Link, mobile: Link }).nullish(),
});
export type WireArticle = z.output<typeof WireArticle>;
export const WireNews = z.object({ header: Text, articles: rowsOf(WireArticle) });
