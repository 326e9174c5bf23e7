import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAgeQuestionParts } from './age-question.tsx';

/** Asks for the age before the first bet; what was being placed goes on after the answer. */
export function AgeDialog({ onAnswer }: { onAnswer: (sendsAgain: boolean) => void }) {
  const { title, text, outcome, buttons } = useAgeQuestionParts(() => onAnswer(true));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onAnswer(false)} title={title} description={text} footer={buttons}>
      <p className="hint">{outcome}</p>
    </Dialog>
  );
}
