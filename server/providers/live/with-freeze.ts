/** A feed whose results are graded. */
interface ResultFeed {
  findFacts: (id: string, asOf: Date) => Promise<object | null>;
}

/**
 * A feed whose results wait while its provider's answers no longer hold to their checks, in the operator's words: they are told with the
 * reason, and graded once they do, or when staff accept them.
 */
export function withFreeze<Feed extends ResultFeed>(feed: Feed, listChanged: () => readonly string[]): Feed {
  return {
    ...feed,
    findFacts: async (id: string, asOf: Date) => {
      const found = await feed.findFacts(id, asOf);
      const changed = listChanged();
      if (found === null || 'doubts' in found || changed.length === 0) return found;
      return { ...found, hold: `The source changed, and its results wait: ${changed.join('; ')}` };
    },
  };
}
