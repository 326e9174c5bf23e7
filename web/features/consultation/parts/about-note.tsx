import type { Expert } from '../consultation.queries.ts';

/** What must be known before booking: who the experts are, what is not claimed of them, and what a session costs. */
export function AboutNote({ experts }: { experts: readonly Expert[] }) {
  const isSimulated = experts.some((expert) => expert.isSimulated);
  return (
    <p className={isSimulated ? 'note warn' : 'note'}>
      {isSimulated ? 'This is a demo: the experts are simulated, and nobody joins the calls. ' : ''}
      No win rate and no number of picks is shown of an expert, because nobody could check them here; the record that can be checked is the
      model’s. Sessions are included with Elite: the list prices are not charged.
    </p>
  );
}
