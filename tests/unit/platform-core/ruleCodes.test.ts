import { codesIn, problemsOfRules } from '@mock/ruleCodes'
import { placedLine } from '@mock/sourcePlace'
import { expect, it } from 'vitest'

const rules = `import { defineRules } from '@mock/platform/areas/rules'
export default defineRules({
  actions: {
    // refuse(41990)
    close: ({ record, refuse }) => record.paid ? refuse(41991, { n: 1 }) : {},
    reopen: async (context) => {
      if (await late()) context.refuse(41992)
      if (context.record.name === 'refuse(41993)') return { code: 41994, params: {} }
      throw new Refusal(other)
    },
  },
})`

it('the codes that rules refuse with are found where they are written, not in texts or comments', () => {
  expect(codesIn(rules)).toEqual([
    { line: 5, code: 41991 },
    { line: 7, code: 41992 },
    { line: 8, code: 41994 },
  ])
})

it('one without a message is told in a line with its file and the remedy', () => {
  const file = 'resources/pay/refund/platform/rules.ts'
  const problems = problemsOfRules({ [file]: rules }, [41991, 41994], () => 'refund')
  expect(problems.map(placedLine)).toEqual([
    `${file}:7 refund: code 41992 has no message; declare it in errors of the area, or take one of src/declaration/errorCatalogue.ts`,
  ])
})
