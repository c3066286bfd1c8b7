import { useCreatePath, useResourceContext } from 'react-admin'

/** Where a record's detail is found: over its list, and as a page; and where its list is. */
export const useAddresses = (id: string): { drawer: string; page: string; list: string } => {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return {
    drawer: createPath({ resource, type: 'show', id }),
    page: `${createPath({ resource, type: 'edit', id })}/page`,
    list: createPath({ resource, type: 'list' }),
  }
}
