/** What an operator asked for cannot be done; the message says why and what else to do. */
export class Unusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unusable';
  }
}
