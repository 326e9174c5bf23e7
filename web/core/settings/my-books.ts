import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from './settings.ts';
import { changeSettings } from './settings-change.ts';

/** The books one can bet at, and a tick for each. Quick ticks are saved one after the other; what is ticked stays while they are. */
export function useMyBooks(): { mine: readonly string[]; toggle: (code: string) => readonly string[] } {
  const client = useQueryClient();
  const { myBooks } = useSettings();
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const save = useMutation({
    mutationFn: (books: readonly string[]) => changeSettings(client, { myBooks: [...books] }),
    scope: { id: 'my-books' },
  });
  const mine = ticked ?? myBooks;
  const toggle = (code: string): readonly string[] => {
    const next = mine.includes(code) ? mine.filter((one) => one !== code) : [...mine, code];
    setTicked(next);
    // Called for the last of several alone.
    save.mutate(next, { onSettled: () => setTicked(null) });
    return next;
  };
  return { mine, toggle };
}
