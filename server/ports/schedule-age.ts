/** A feed that can be out of reach. */
export interface ScheduleAge {
  /**
   * When the source last confirmed the schedule of an Eastern day: `asOf` while its answer is current, null where there never was one. Left out by
   * a source that is always there.
   */
  findReadAt?: (slateOn: string, asOf: Date) => Promise<Date | null>;
}
