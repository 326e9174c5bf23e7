import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { TicketFilter } from '../ticket.queries.ts';
import { CATEGORIES, type Category, PRIORITIES, type Priority, STATUSES, type Status } from '../ticket-words.ts';

export interface TicketChoice {
  search: string;
  status: Status | 'all';
  priority: Priority | 'all';
  category: Category | 'all';
  assigned: 'all' | 'me' | 'nobody';
}
export const ANY_TICKET: TicketChoice = { search: '', status: 'all', priority: 'all', category: 'all', assigned: 'all' };

const ALL = { value: 'all', label: 'All' } as const;
const ASSIGNED = [ALL, { value: 'me', label: 'To me' }, { value: 'nobody', label: 'To nobody' }] as const;

/** What is asked of the server: only what was chosen. */
export const filterOf = (choice: TicketChoice): TicketFilter =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== 'all' && value !== ''));

interface Props {
  choice: TicketChoice;
  /** Members have few tickets: for them the state is enough. */
  isStaff: boolean;
  onChange: (choice: TicketChoice) => void;
}

/** Which tickets are listed. */
export function TicketFilters({ choice, isStaff, onChange }: Props) {
  const set = (patch: Partial<TicketChoice>): void => onChange({ ...choice, ...patch });
  const status = <Select label="Status" value={choice.status} options={[ALL, ...STATUSES]} onChange={(next) => set({ status: next })} />;
  if (!isStaff) return <div className="tools tk-tools">{status}</div>;
  return (
    <div className="tools tk-tools">
      <SearchField
        label="Search tickets"
        placeholder="Title, text or username"
        maxLength={120}
        value={choice.search}
        onChange={(search) => set({ search })}
      />
      {status}
      <Select label="Priority" value={choice.priority} options={[ALL, ...PRIORITIES]} onChange={(priority) => set({ priority })} />
      <Select label="Category" value={choice.category} options={[ALL, ...CATEGORIES]} onChange={(category) => set({ category })} />
      <Select label="Assigned" value={choice.assigned} options={ASSIGNED} onChange={(assigned) => set({ assigned })} />
    </div>
  );
}
