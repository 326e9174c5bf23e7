export { FAULT_KINDS, type Fault, type FaultKind, readFault } from './faults.ts';
export type { Library, Question } from './library.ts';
export { openLibrary } from './open-library.ts';
export { environmentLines, isPlace, PLACES, type Place } from './places.ts';
export { createRecordServer, passOn, type RecorderTerms, RecordingWriter } from './recording.ts';
export { Replay } from './serve/replay.ts';
export { ReplayClock } from './serve/replay-clock.ts';
export { createReplayServer } from './serve/replay-server.ts';
