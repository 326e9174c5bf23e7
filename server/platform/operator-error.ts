/** What keeps a process from starting and an operator can put right: the message says what is wrong and what to do. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}
