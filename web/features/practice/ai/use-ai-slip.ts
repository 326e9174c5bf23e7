import { call } from '@clearedge/contract/client';
import type { GameSport } from '@clearedge/contract/sports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { slipIdentity } from '../../../core/slip/index.ts';
import { type ToastText, toast } from '../../../core/toasts/toasts.ts';
import { isStatus, messageOf } from '../../../lib/query.ts';
import { refreshPractice } from '../practice.queries.ts';
import type { AiSlip } from '../practice-types.ts';
import { type DomainError, PLACE_FAILED, PLACED, placeSingles } from '../slip/placing/place-slip.ts';
import { practiceSlip } from '../slip/slip-store.ts';
import { type AiItem, aiItems } from './ai-items.ts';

const UNABLE: ToastText = {
  title: 'Unable to generate bets',
  description: 'No games available or balance information missing.',
  variant: 'destructive',
};
const FAILED: ToastText = {
  title: 'Generation failed',
  description: 'Unable to generate AI bet recommendations. Please try again.',
  variant: 'destructive',
};
interface Shown {
  slip: AiSlip;
  left: readonly AiItem[];
  refused: Readonly<Record<string, DomainError>>;
}

interface SportDay {
  sport: GameSport;
  date: string;
}

export interface AiSlipState {
  shown: Shown | null;
  /** Why no slip is made for this member now: a break, a self-exclusion or their age. */
  forbidden: string | null;
  isGenerating: boolean;
  isPlacing: boolean;
  /** `canBet`: there is a balance and at least one game. */
  generate: (day: SportDay, canBet: boolean) => void;
  place: (items: readonly AiItem[]) => void;
  /** Takes the new price of a bet whose price moved, and places it. */
  accept: (moved: AiItem, odds: number) => void;
  remove: (item: AiItem) => void;
  clear: () => void;
}

/** The model's slip from its making to its placement. */
export function useAiSlip(): AiSlipState {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const making = useMutation({
    mutationFn: (day: SportDay) => call('GET /api/virtual/ai-slip', { query: { ...day, bankroll: practiceSlip.get().bankroll } }),
    onSuccess: (slip) => setShown({ slip, left: aiItems(slip.entries, () => crypto.randomUUID()), refused: {} }),
    onError: (error) => {
      if (isStatus(error, 403)) setShown(null);
      else toast(FAILED);
    },
  });
  const placement = useMutation({
    networkMode: 'always',
    mutationFn: (items: readonly AiItem[]) =>
      placeSingles(
        items.map(({ item }) => item),
        shown?.slip.bankroll ?? 'practice',
      ),
    onMutate: (items) => {
      const again = new Set(items.map(({ item }) => slipIdentity(item)));
      setShown((now) => now && { ...now, refused: Object.fromEntries(Object.entries(now.refused).filter(([id]) => !again.has(id))) });
    },
    onSuccess: ({ placed, refused }) => {
      const gone = new Set(placed.map(slipIdentity));
      setShown(
        (now) =>
          now && { ...now, left: now.left.filter(({ item }) => !gone.has(slipIdentity(item))), refused: { ...now.refused, ...refused } },
      );
      toast(Object.keys(refused).length === 0 ? PLACED : PLACE_FAILED);
      void refreshPractice(client);
    },
    onError: () => toast(PLACE_FAILED),
  });
  const keep = (left: (items: readonly AiItem[]) => readonly AiItem[]): void =>
    setShown((now) => (now ? { ...now, left: left(now.left) } : now));
  return {
    shown,
    forbidden: isStatus(making.error, 403) ? (messageOf(making.error) ?? FAILED.description!) : null,
    isGenerating: making.isPending,
    isPlacing: placement.isPending,
    generate: (day, canBet) => (canBet ? making.mutate(day) : void toast(UNABLE)),
    place: (items) => placement.mutate(items),
    accept: (moved, odds) => {
      const next = { ...moved, item: { ...moved.item, odds } };
      keep((left) => left.map((one) => (one === moved ? next : one)));
      placement.mutate([next]);
    },
    remove: (gone) => keep((left) => left.filter((one) => one !== gone)),
    clear: () => {
      setShown(null);
      making.reset();
    },
  };
}
