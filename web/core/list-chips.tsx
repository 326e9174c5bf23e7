import { Button } from '../ui/controls/button.tsx';
import { Chip } from '../ui/controls/chip.tsx';

interface ListChipsProps {
  search: string;
  onClearSearch: () => void;
  /** What else narrows the list. */
  filter: { label: string; removeLabel: string; onRemove: () => void } | null;
  caption: string;
  /** Leads back to today; absent while today is shown, or where something else already does. */
  onToday?: (() => void) | undefined;
}

/** What narrows a list of games, each with its way out, and how many games are left. */
export function ListChips({ search, onClearSearch, filter, caption, onToday }: ListChipsProps) {
  const words = search.trim();
  return (
    <div className="chips">
      {words ? (
        <Chip removeLabel="Remove search" onRemove={onClearSearch}>
          “{words}”
        </Chip>
      ) : null}
      {filter ? (
        <Chip removeLabel={filter.removeLabel} onRemove={filter.onRemove}>
          {filter.label}
        </Chip>
      ) : null}
      <output>{caption}</output>
      {onToday ? (
        <Button size="sm" onClick={onToday}>
          View Today's Games
        </Button>
      ) : null}
    </div>
  );
}
