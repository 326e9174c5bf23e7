import type { HelpChapter } from '../help-types.ts';
import { ACCOUNT, SAFER } from './account.ts';
import { BETTING } from './betting.ts';
import { GLOSSARY } from './glossary.ts';
import { MODEL } from './model.ts';
import { PRACTICE } from './practice.ts';
import { PRICES } from './prices.ts';
import { QUESTIONS } from './questions.ts';
import { START } from './start.ts';
import { TOOLS } from './tools.ts';

/** Everything the help says, in the order in which it is read. */
export const CHAPTERS: readonly HelpChapter[] = [START, PRICES, MODEL, BETTING, PRACTICE, TOOLS, ACCOUNT, SAFER, QUESTIONS, GLOSSARY];
