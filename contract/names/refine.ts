import type { z } from 'zod';

/** A rule that names what is wrong, as a refinement of a schema. */
export const complainAbout =
  (complaintOf: (text: string) => string | null) =>
  (text: string, check: z.RefinementCtx<string>): void => {
    const message = complaintOf(text);
    if (message !== null) check.addIssue({ code: 'custom', message });
  };
