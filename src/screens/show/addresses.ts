import { useCreatePath, useResourceContext } from 'react-admin'

/** The addresses of a record's detail, over its list and as a page, and of its list. */
export const useAddresses = (id: string): { drawer: string; page: string; list: string } => {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return {
    drawer: createPath({ resource, type: 'show', id }),
    page: `${createPath({ resource, type: 'edit', id })}/page`,
    list: createPath({ resource, type: 'list' }),
  }
}
