import type { z } from 'zod';
import { Environment } from './config.ts';
import { ABOUT } from './configuration-text.ts';

const NONSENSE = '\u0000 no value';

/** What the schema says of a value it refuses; null where any text will do. */
function acceptedBy(schema: z.ZodType): string | null {
  const parsed = schema.safeParse(NONSENSE);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null);
}

/** What the schema takes an unset variable for, as one would write it. */
function defaultOf(schema: z.ZodType): string | null {
  const parsed = schema.safeParse(undefined);
  return parsed.success && (typeof parsed.data === 'string' || typeof parsed.data === 'number') ? `${parsed.data}` : null;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function rowOf(name: string): string {
  const { does, isSecret } = ABOUT[name as keyof typeof ABOUT];
  const schema = Environment.shape[name as keyof typeof Environment.shape] as z.ZodType;
  const given = defaultOf(schema);
  const accepted = acceptedBy(schema) ?? 'text';
  return `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${cell(does)} | ${cell(accepted)} | ${given === null ? '' : `\`${given}\``} |`;
}

/** docs/configuration.md, from the schema that reads the configuration. */
export function configurationPage(): string {
  const names = Object.keys(Environment.shape) as (keyof typeof ABOUT)[];
  const groups = [...new Set(Object.values(ABOUT).map(({ group }) => group))];
  const sections = groups.map((group) => {
    const rows = names.filter((name) => ABOUT[name].group === group).map(rowOf);
    return `## ${group}\n\n| Variable | Does | Takes | Unset |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return [
    '# Configuration\n\nEvery environment variable. Written by `npm run docs:configuration` from the schema in `server/main/config.ts`.',
    'A wrong value stops the start and names the variable, never its value. An empty variable counts as unset. Keep secrets in a file that only the service may read.\n',
    ...sections,
    '## Outside the schema\n\n| Variable | Does |\n|---|---|\n| `NODE_ENV` | `production` for anything but development; `npm start`, the units and the image set it |\n| `MALLOC_ARENA_MAX` | `2` keeps memory down on Linux (`docs/operations.md`); the units and the image set it |\n',
  ].join('\n');
}
