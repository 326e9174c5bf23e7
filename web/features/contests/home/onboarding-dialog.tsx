import { BrainCircuit, ListChecks, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

const TOPICS = [
  {
    title: 'AI Analysis',
    icon: BrainCircuit,
    text: 'One simulation of a game gives the probability of every market. Beside it stand the market’s own probability and how sure the model is.',
  },
  {
    title: 'Smart Picks',
    icon: ListChecks,
    text: 'A pick is published only where the price pays more than the probability asks, with its book, its price and its time. None is edited or removed later.',
  },
  {
    title: 'Risk Management',
    icon: ShieldCheck,
    text: 'The Kelly calculator turns probability and price into a stake, and limits, cool-off and self-exclusion are one click away.',
  },
] as const;

export default function OnboardingDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const close = () => onOpenChange(false);
  const footer = (
    <>
      <Button onClick={close}>Continue Free</Button>
      <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe} onClick={close}>
        View Plans
      </Link>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="How ClearEdge works" description="Three things it does for you." footer={footer}>
      <ul className="topics">
        {TOPICS.map(({ title, icon: Icon, text }) => (
          <li key={title}>
            <Icon />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
