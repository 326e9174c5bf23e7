interface Stored {
  /** Plain JSON: instants are ISO texts. */
  value: unknown;
  version: number;
}

/** What a live source keeps between starts and shares with its like in other processes. */
export interface SourceStore {
  read: (name: string) => Promise<Stored | null>;
  /**
   * Keeps a value in place of the version that was read (null: of none); false when someone else was faster, and nothing was kept.
   * `keepMs`: after so long it may be thrown away.
   */
  write: (name: string, value: unknown, version: number | null, keepMs?: number) => Promise<boolean>;
}
