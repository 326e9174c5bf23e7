/** Made when first asked for, then kept: a file of tests that is only loaded, or of which one test is run, plays no games. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
