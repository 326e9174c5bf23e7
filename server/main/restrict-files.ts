/** Whatever this process writes is for its own user alone. */
export const restrictFiles = (): void => void process.umask(0o077);
