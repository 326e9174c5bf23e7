import { useEffect, useState } from 'react';
import { type Complaints, complaintsOf, type Draft, draftOf, isSame } from '../brand-draft.ts';
import type { WhiteLabel } from '../white-label.queries.ts';

export interface DraftState {
  draft: Draft;
  saved: Draft;
  complaints: Complaints;
  isChanged: boolean;
  change: (draft: Draft) => void;
  /** Back to what was saved. */
  discard: () => void;
}

const LEAVING = 'beforeunload';
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** What is being edited, beside what is saved; leaving the page with a difference asks first. */
export function useDraft(own: WhiteLabel): DraftState {
  const saved = draftOf(own);
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? saved;
  const isChanged = !isSame(draft, saved);
  useEffect(() => {
    if (!isChanged) return;
    addEventListener(LEAVING, askBeforeLeaving);
    return () => removeEventListener(LEAVING, askBeforeLeaving);
  }, [isChanged]);
  return { draft, saved, complaints: complaintsOf(draft), isChanged, change: setEdited, discard: () => setEdited(null) };
}
