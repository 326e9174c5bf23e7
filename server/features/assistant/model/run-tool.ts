import { z } from 'zod';
import type { ModelCall, ModelTool } from '../../../ports/language-model.ts';
import type { Desk } from '../desk/desk.ts';
import type { Finding } from '../desk/finding.ts';
import { findTool, lookWith, TOOLS } from '../tools/tools.ts';
import { findClubs } from '../understand/clubs.ts';

const EVEN = 100;
const MOST_ODDS = 100_000;
const MOST_DOLLARS = 1_000_000;
const Price = z
  .number()
  .int()
  .min(-MOST_ODDS)
  .max(MOST_ODDS)
  .refine((odds) => Math.abs(odds) >= EVEN);

/** What a tool takes; everything may be left out. */
const ToolInput = z.object({
  clubs: z.array(z.string().max(40)).max(4).default([]),
  day: z.iso.date().nullable().default(null),
  market: z.enum(['moneyline', 'spread', 'total']).nullable().default(null),
  text: z.string().max(300).default(''),
  dollars: z.array(z.number().positive().max(MOST_DOLLARS)).max(2).default([]),
  prices: z.array(Price).max(12).default([]),
  chances: z.array(z.number().gt(0).lt(1)).max(2).default([]),
});

const PARAMETERS = z.toJSONSchema(ToolInput, { io: 'input' });
export const MODEL_TOOLS: readonly ModelTool[] = TOOLS.map(({ name, description }) => ({ name, description, parameters: PARAMETERS }));

const NEEDED: Readonly<Record<string, { prices: number }>> = { no_vig: { prices: 2 }, convert_price: { prices: 1 } };

function parsed(input: string): z.output<typeof ToolInput> | null {
  try {
    const read: unknown = JSON.parse(input === '' ? '{}' : input);
    return ToolInput.safeParse(read).data ?? null;
  } catch {
    return null;
  }
}

const refused = (error: string) => ({ content: JSON.stringify({ error }), finding: null });

/** Runs a tool for the language model. What it asks for wrongly is answered with what is wrong: it may try again. */
export async function runTool(desk: Desk, { name, input }: ModelCall): Promise<{ content: string; finding: Finding | null }> {
  const tool = findTool(name);
  if (!tool) return refused('There is no such tool.');
  const given = parsed(input);
  if (!given) return refused('The input does not fit the schema.');
  if (given.prices.length < (NEEDED[name]?.prices ?? 0)) return refused('The prices are missing.');
  const clubs = given.clubs.flatMap((said) => findClubs(said.length <= 3 ? said.toUpperCase() : said));
  if (given.clubs.length > 0 && clubs.length === 0) return refused('No such club.');
  const finding = await lookWith(tool, desk, { ...given, clubs });
  return { content: JSON.stringify({ result: finding.lines, sources: finding.sources.map(({ label }) => label) }), finding };
}
