import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { useGeneratePicks } from '../pick.queries.ts';

/** Publishes what the model finds now, for everybody. */
export function GenerateButton({ isEmpty = false }: { isEmpty?: boolean }) {
  const { mutate, isPending } = useGeneratePicks();
  return (
    <Button look="primary" onClick={() => mutate()} disabled={isPending}>
      <Sparkles />
      {isPending ? 'Generating...' : isEmpty ? 'Generate Daily Picks' : 'Generate New Picks'}
    </Button>
  );
}
