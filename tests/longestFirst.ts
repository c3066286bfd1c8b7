import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Generated from every area: a small file with many tests. If it started last, one worker would have to wait for the other. */
const longest = 'tests/contract/areas.test.ts'

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest)

/** Files generated from one area that need no store, while another process makes the store that the others wait for. */
const isSoon = ({ moduleId }: TestSpecification) =>
  process.env.AREA !== undefined && moduleId.includes('/tests/unit/')

const rank = (file: TestSpecification) => (isLongest(file) ? 0 : isSoon(file) ? 1 : 2)

/** Starts with the longest-running file. Vitest goes by file size as long as it does not know how long a file takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
