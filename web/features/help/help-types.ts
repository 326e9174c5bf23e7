/** A paragraph, or the points of a list. Links are written `[words](/address)`. */
export type HelpText = string | readonly string[];

export interface HelpTopic {
  /** Its address on the page, never given to another topic. */
  id: string;
  title: string;
  body: readonly HelpText[];
  /** What else someone may look for it by. */
  alias?: string;
}

export interface HelpChapter {
  id: string;
  title: string;
  about: string;
  topics: readonly HelpTopic[];
}
