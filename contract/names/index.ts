export { complainOfName, complainOfText } from './name-rules.ts';
export { isReservedName } from './reserved-names.ts';
export { skeletonOf } from './skeleton.ts';
