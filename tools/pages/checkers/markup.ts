import { readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

const rules = JSON.parse(readFileSync(new URL('html-validate.json', import.meta.url), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(rules));

/** What breaks the rules of HTML in a whole page or mail: one line each, with the rule and the place. */
export async function listMarkupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages).map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
