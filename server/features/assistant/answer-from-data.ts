import type { Desk } from './desk/desk.ts';
import type { Finding } from './desk/finding.ts';
import { menIn, namesOnSlate } from './tools/props.ts';
import type { Asked } from './tools/tool.ts';
import { findTool, lookWith, type Tool, toolFor } from './tools/tools.ts';
import { closureWords, helpWords, NO_CERTAINTY, scopeWords } from './tools/words.ts';
import type { Question } from './understand/understand.ts';

export interface Found {
  finding: Finding;
  tools: string[];
}

const CERTAIN = /\b(locks?|guaranteed?|sure thing|can(?:'|’)?t (lose|miss)|risk.?free|no.?brainer|slam dunk)\b/i;

const SMALL_TALK = /^(hi|hello|hey|thanks?|thank you|ok|okay|cool|great|nice|bye|good (morning|evening|night))\b.{0,20}$/i;

function marketOf({ intent, text }: Question): Asked['market'] {
  if (intent === 'totals' || /\b(totals?|over.?under|overs?|unders?)\b/i.test(text)) return 'total';
  if (intent === 'run_line' || /\b(run.?line|spread)\b/i.test(text)) return 'spread';
  return /\bmoney.?line\b/i.test(text) ? 'moneyline' : null;
}

const askedOf = (question: Question): Asked => {
  const { text, clubs, day, dollars, prices, chances } = question;
  return { text, clubs, day, market: marketOf(question), dollars, prices, chances };
};

const certain = (found: Found, { text }: Question, { closure }: Desk): Found =>
  CERTAIN.test(text) && !closure ? { ...found, finding: { ...found.finding, lines: [NO_CERTAINTY, ...found.finding.lines] } } : found;

const foundBy = async (tool: Tool, desk: Desk, asked: Asked): Promise<Found> => ({
  finding: await lookWith(tool, desk, asked),
  tools: [tool.name],
});

/** Answers a question from our data, with no language model: the same figures as the pages, each from the slice that owns it. */
export async function answerFromData(desk: Desk, question: Question): Promise<Found> {
  if (question.distress !== 'none') return { finding: helpWords(question.distress), tools: ['help'] };
  const asked = askedOf(question);
  const tool = toolFor(question.intent);
  if (tool && question.intent !== 'slate') return certain(await foundBy(tool, desk, asked), question, desk);
  const men =
    question.intent === 'unknown' && !SMALL_TALK.test(question.text)
      ? menIn(question.text, await namesOnSlate(desk, question.day ?? desk.today))
      : [];
  if (men.length > 0) return foundBy(findTool('player_props')!, desk, asked);
  if (question.clubs.length > 0) return foundBy(findTool('game')!, desk, asked);
  if (tool) return foundBy(tool, desk, asked);
  return { finding: desk.closure ? closureWords(desk.closure) : scopeWords(), tools: [] };
}
