export function fingerprint(): string;
export function isBuilt(): boolean;
export function markBuilt(digest: string): void;
