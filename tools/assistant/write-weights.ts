import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEVELOPED_ON } from '../../server/features/assistant/testing/evaluation/developed-on.ts';
import { NAMES } from '../../server/features/assistant/testing/evaluation/names.ts';
import { lexiconOf } from '../../server/features/assistant/understand/directory.ts';
import { readAlone } from '../../server/features/assistant/understand/read-question.ts';
import { fitClassifier } from './fit-classifier.ts';

// npm run fit:assistant: fits the assistant's classifier on the questions that its grammar was written on, and writes its weights.
const TARGET = resolve('server/features/assistant/understand/classifier-weights.json');
const TODAY = '2026-07-11';
const ROUNDS = 4;
/** Outcomes of a question that are decided by other means than its kind. */
const NO_KINDS = new Set(['ask', 'unknown', 'off_topic', 'distress']);

const lexicon = lexiconOf(NAMES);
const examples = DEVELOPED_ON.flatMap(({ question, parts: [part, ...more] }) => {
  if (part === undefined || more.length > 0 || NO_KINDS.has(part.what)) return [];
  const { cues, words } = readAlone(question, TODAY, lexicon);
  return [{ cues: [...cues], words, what: part.what }];
});
const weights = fitClassifier(examples, ROUNDS);
writeFileSync(TARGET, `${JSON.stringify(weights, null, 2)}\n`);
console.log(`${examples.length} questions of ${Object.keys(weights).length} kinds fitted: ${TARGET}`);
