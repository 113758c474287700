/** Compiles the sources that have changed since the last run. */
export function compileSources(): Promise<void>
