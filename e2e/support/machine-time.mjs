// Loaded before a server of the journeys: its machine's clock begins at MACHINE_TIME, and stands there where MACHINE_STANDS is set.
const Running = Date;
const at = Date.parse(process.env.MACHINE_TIME);
const behind = Running.now() - at;
const now = process.env.MACHINE_STANDS ? () => at : () => Running.now() - behind;

globalThis.Date = class extends Running {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static now() {
    return now();
  }
};
