/** Starts the test files that take longest first, so that at the end of the run no worker waits for the other one. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** From the longest on. A file that is not listed takes seconds. */
const LONGEST = [
  'test/extend/modules.test.ts',
  'test/server.test.ts',
  'test/guides.test.ts',
  'test/contract.test.ts',
  'test/matrix/matrix.test.ts',
  'test/embedded.test.ts',
  'test/matrix/nulls.test.ts',
  'test/storable.test.ts',
  'test/settings.test.ts',
  'src/modules/platform/tenant/tenant.test.ts',
  'test/contract.lists.test.ts',
  'test/lifecycle/codemod.test.ts',
  'test/visibility/filters.test.ts',
  'test/visibility/logging-out.test.ts',
  'test/stored-sizes.test.ts',
  'src/modules/catalog/search/engine/engine.test.ts',
  'test/nodes/move.test.ts',
  'src/modules/catalog/product/product.csv.ended.test.ts',
  'test/lifecycle/differential.test.ts',
  'test/lifecycle/rest.test.ts',
  'src/cli/demo/demo.test.ts',
  'test/checkers.test.ts',
  'test/lifecycle/graphql.test.ts',
  'test/visibility/door.test.ts',
  'src/modules/platform/tenant/tenant.files.test.ts',
  'src/cli/copy/copy.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
      return rank < 0 ? LONGEST.length : rank
    }
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
