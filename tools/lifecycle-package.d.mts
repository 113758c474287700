/** Builds the client tool as an npm package in a folder. */
export function buildLifecyclePackage(folder: string): Promise<void>
