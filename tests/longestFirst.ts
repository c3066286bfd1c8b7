import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Generated from every area: a small file with many tests. Begun last, it would keep one worker waiting for the other. */
const longest = 'tests/contract/areas.test.ts'

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest)

/** Begins with the file that takes longest. Vitest itself goes by size where it has not yet seen how long a file takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLongest(other)) - Number(isLongest(one)))
  }
}
