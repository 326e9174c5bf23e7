/** Thrown inside `transact` when another request changed what this one had read: the whole transaction is tried again. */
export class LostRace extends Error {
  constructor(what: string) {
    super(`lost a race: ${what}`);
    this.name = 'LostRace';
  }
}
