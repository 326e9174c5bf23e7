// Loaded before anything else: every Date of the process goes DATE_PACE times as fast from DATE_SINCE on. Timers do not.
const { DATE_PACE, DATE_SINCE } = process.env;
const pace = Number(DATE_PACE);
const since = Number(DATE_SINCE);
if (!(pace >= 1) || !(since > 0)) throw new RangeError('DATE_PACE is a number from 1 on, DATE_SINCE an instant in milliseconds');

const MachineDate = Date;
const machineNow = MachineDate.now;
const now = () => Math.round(since + (machineNow() - since) * pace);
MachineDate.now = now;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, requested) => Reflect.construct(target, given.length === 0 ? [now()] : given, requested),
});
