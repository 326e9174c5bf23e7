export { EmptyState } from './empty-state.tsx';
export { ErrorState } from './error-state.tsx';
export { Lock } from './lock.tsx';
export { Skeleton } from './skeleton.tsx';
