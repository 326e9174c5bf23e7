/** Addresses of the operator's pages; kept out of the list that every page loads. */
export const adminPaths = {
  users: '/admin/users',
  operations: '/admin/operations',
  referrals: '/admin/referrals',
  stripeSetup: '/admin/stripe-setup',
} as const;
