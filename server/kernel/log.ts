/** The part of the logger that features may use. Fields with secrets never go in: pass ids. */
export interface Logger {
  debug: (fields: object, message: string) => void;
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
}
