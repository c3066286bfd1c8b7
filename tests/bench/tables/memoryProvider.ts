import type { DataProvider, GetListParams, RaRecord } from 'react-admin'

const unused = () => Promise.reject(new Error('only lists are asked for'))

/** A platform in memory: it sorts and gives a page, at once. */
export const memoryProvider = (records: readonly RaRecord[]): DataProvider => {
  const getList = async (_: string, { pagination, sort }: GetListParams) => {
    const { page = 1, perPage = records.length } = pagination ?? {}
    const { field = 'id', order = 'ASC' } = sort ?? {}
    const direction = order === 'ASC' ? 1 : -1
    const data = [...records].sort((a, b) => direction * (a[field] - b[field]))
    return { data: data.slice((page - 1) * perPage, page * perPage), total: data.length }
  }
  return {
    // The interface lets the caller name the record's type; here it is the bench's.
    getList: getList as DataProvider['getList'],
    ...others,
  }
}

const others = {
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}
