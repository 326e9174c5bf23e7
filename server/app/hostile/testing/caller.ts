export type Who = 'visitor' | 'free' | 'pro' | 'elite' | 'admin';

export interface Caller {
  who: Who;
  cookie: string;
  userId: string | null;
}

const RANK = { visitor: -1, free: 0, pro: 1, elite: 2, admin: 2 } as const;
const LEAST = { public: -1, key: -1, enrolling: 0, user: 0, pro: 1, elite: 2, admin: 3 } as const;

/** Whether the contract lets such a caller reach a route's verb. */
export const isAdmitted = (access: keyof typeof LEAST, who: Who): boolean => (who === 'admin' ? true : RANK[who] >= LEAST[access]);
