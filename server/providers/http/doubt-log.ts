/** Results of a source that can't be graded on, by contest, for the operator's page. */
export class DoubtLog {
  readonly #byContest = new Map<string, string>();

  /** Without doubts the contest is no longer listed. */
  note(contest: string, doubts: readonly string[]): void {
    if (doubts.length > 0) this.#byContest.set(contest, `Result of ${contest} not used: ${doubts.join('; ')}`);
    else this.#byContest.delete(contest);
  }

  list(): string[] {
    return [...this.#byContest.values()];
  }
}
