import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Generated from every area: a small file with many tests. Begun last, it would keep one worker waiting for the other. */
const longest = 'tests/contract/areas.test.ts'

const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest)

/** Of what is generated from one area: those that need no store, while another process makes the one that all others wait for. */
const isSoon = ({ moduleId }: TestSpecification) =>
  process.env.AREA !== undefined && moduleId.includes('/tests/unit/')

const rank = (file: TestSpecification) => (isLongest(file) ? 0 : isSoon(file) ? 1 : 2)

/** Begins with the file that takes longest. Vitest itself goes by size where it has not yet seen how long a file takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
