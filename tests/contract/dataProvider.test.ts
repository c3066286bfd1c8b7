import fakeRestProvider from 'ra-data-fakerest'
import { vi } from 'vitest'
import { areasOf, resourceName } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { describeDataProvider } from '../conformance/describeDataProvider'
import { startSandbox } from '../conformance/sandbox'
import { records, templates, templatesByRest } from '../conformance/templates'

describeDataProvider('react-admin’s own FakeRest', async () => {
  // It prints every error that it rejects with.
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  return {
    provider: fakeRestProvider({
      template: records.map((record) => ({ ...record, id: record.template_id })),
    }),
    resource: 'template',
    missingInMany: 'rejected',
    aborts: false,
    versions: false,
    stop: async () => silenced.mockRestore(),
  }
})

const ways = [
  { name: 'the console’s, over the platform’s calls', area: templates },
  { name: 'the console’s, over a REST service', area: templatesByRest },
]

for (const { name, area } of ways)
  describeDataProvider(name, async () => {
    const stop = await startSandbox()
    return {
      provider: createDataProvider(areasOf([area])),
      resource: resourceName(area),
      missingInMany: 'left out',
      aborts: true,
      versions: true,
      stop,
    }
  })
