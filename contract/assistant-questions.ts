// No schema library here: the page imports these values.

/** The questions that the assistant's page offers as buttons; every one is answered from data without a language model. */
export const QUICK_QUESTIONS = [
  'What are the best bets today?',
  "What are today's daily picks?",
  'What games are on today?',
  'Which pitching matchups stand out today?',
  'Which underdogs are worth a look?',
  'Which totals look best today?',
  'Any value on the run line today?',
  'Where are the best odds on today’s favorites?',
  'Which lines have moved the most today?',
  'What are the best player props today?',
  "How will the weather affect today's games?",
  'Who is injured in today’s games?',
  'Which teams are hot right now?',
  'What do the standings look like?',
  'How have your picks performed?',
  "How did yesterday's picks do?",
  'How much should I bet with a $1,000 bankroll?',
  'Can you price a parlay for today?',
  'How are my own bets doing?',
  'What is expected value and how do I use it?',
] as const;

/** Characters of one question. */
export const LONGEST_QUESTION = 1000;
/** Questions a minute and an Eastern day, for one member. */
export const QUESTIONS_PER_MINUTE = 12;
export const QUESTIONS_PER_DAY = 200;
