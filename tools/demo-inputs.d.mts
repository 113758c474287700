/** The hash of everything that the snapshot of the demo shop is made from, below the root of the project. */
export function hashDemoInputs(root: string): string
