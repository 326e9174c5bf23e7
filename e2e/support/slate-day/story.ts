/** What one bettor does on a day that is played once for all of them. */
export interface Story {
  /** Before the first pitch. */
  before: () => Promise<void>;
  /** Once the first games run. */
  live?: () => Promise<void>;
  /** After the last final. */
  after: () => Promise<void>;
}
