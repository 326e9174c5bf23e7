import { QUICK_QUESTIONS } from '@clearedge/contract/assistant-questions';
import { Button } from '../../../ui/controls/button.tsx';
import './follow-up.css';

type Question = (typeof QUICK_QUESTIONS)[number];

/** What a question is about, by its words; the first that fits counts. Each leads on to these, the nearest first. */
const LEADS: readonly { about: RegExp; to: readonly Question[] }[] = [
  {
    about: /\bmy (own )?bets?\b|bankroll|kelly|stake|size/i,
    to: ['What is expected value and how do I use it?', 'How much should I bet with a $1,000 bankroll?', 'How are my own bets doing?'],
  },
  {
    about: /perform|record|yesterday|how did|did .* do/i,
    to: ["How did yesterday's picks do?", 'How have your picks performed?', "What are today's daily picks?"],
  },
  {
    about: /prop|player|parlay/i,
    to: ['What are the best player props today?', 'Can you price a parlay for today?', 'Who is injured in today’s games?'],
  },
  {
    about: /odds|line|price|favou?rite|move/i,
    to: [
      'Which lines have moved the most today?',
      'Where are the best odds on today’s favorites?',
      'Any value on the run line today?',
      'Which underdogs are worth a look?',
    ],
  },
  {
    about: /total|over|under\b|weather|wind/i,
    to: ['Which totals look best today?', "How will the weather affect today's games?", 'Which pitching matchups stand out today?'],
  },
  {
    about: /pitch|injur|team|standing|hot|form/i,
    to: [
      'Which pitching matchups stand out today?',
      'Who is injured in today’s games?',
      'Which teams are hot right now?',
      'What do the standings look like?',
    ],
  },
  {
    about: /bet|pick|underdog|value|game/i,
    to: [
      "What are today's daily picks?",
      'Which underdogs are worth a look?',
      'Which lines have moved the most today?',
      'How have your picks performed?',
    ],
  },
];

const SHOWN = 3;

/** Three questions that lead on from the last one, none of which was asked in this conversation; fewer once all were. */
export function followUps(requested: readonly string[]): Question[] {
  const last = requested.at(-1);
  if (last === undefined) return [];
  const known = new Set(requested.map((question) => question.trim().toLowerCase()));
  const near = LEADS.find(({ about }) => about.test(last))?.to ?? [];
  return [...new Set([...near, ...QUICK_QUESTIONS])].filter((question) => !known.has(question.toLowerCase())).slice(0, SHOWN);
}

/** Questions that lead on from the last one, to be asked by a press. */
export function FollowUps({
  requested,
  isWaiting,
  onAsk,
}: {
  requested: readonly string[];
  isWaiting: boolean;
  onAsk: (question: string) => void;
}) {
  const questions = followUps(requested);
  if (questions.length === 0) return null;
  return (
    <ul className="ea-follow" aria-label="Follow-up questions">
      {questions.map((question) => (
        <li key={question}>
          <Button size="sm" disabled={isWaiting} onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
