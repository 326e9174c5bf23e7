/** A chance is the bettor's word from before the game: at its start it is sealed. A bet whose start is not known stays open while it is pending. */
export const isSealed = ({ startsAt }: { startsAt: Date | null }, now: Date): boolean => startsAt !== null && startsAt <= now;
