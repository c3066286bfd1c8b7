/** The first page. */
export const dashboard = '/dashboard'

/** What can be asked of a window with tabs: all that the subject and the oracle have in common. */
export type Window = Pick<Oracle, keyof Oracle>

/** Pages without a tab. */
export const tabless = ['/404', '/401']
export const pageOf = (address: string) => address.replace(/(\/1\/show)?(\?.*)?$/, '')

/**
 * An independent implementation, in a different way: three lists of paths that are changed in place, the last address of each
 * page in a map, and the history as two stacks.
 */
export class Oracle {
  private readonly byRoute: string[]
  private readonly byOperator: string[] = []
  private readonly rest: string[] = []
  private readonly last = new Map<string, string>()
  private readonly past: string[] = []
  private readonly future: string[] = []
  private now = dashboard

  constructor(affix: readonly string[]) {
    this.byRoute = [...affix]
    for (const path of affix) this.last.set(path, path)
    this.show(dashboard)
  }

  private show(address: string) {
    this.now = address
    const page = pageOf(address)
    if (tabless.includes(page)) return
    this.last.set(page, address)
    if (!this.groups().flat().includes(page)) this.rest.push(page)
  }

  private push(address: string) {
    this.past.push(this.now)
    this.future.length = 0
    this.show(address)
  }

  private groups = () => [this.byRoute, this.byOperator, this.rest]

  private remove(paths: string[]) {
    const wasAt = pageOf(this.now)
    for (const path of paths) this.rest.splice(this.rest.indexOf(path), 1)
    if (!paths.includes(wasAt)) return
    const onwards = this.groups().flat().at(-1)
    if (onwards !== undefined) this.push(this.last.get(onwards) ?? '')
    else if (wasAt !== dashboard) this.push(dashboard)
    else this.show(this.now)
  }

  /** Whoever loses the current page goes to the tab whose side was closed. */
  private closeSide(path: string, from: number, to: number) {
    if (!this.groups().flat().includes(path)) return
    const gone = this.rest.splice(from, Math.max(to - from, 0))
    if (gone.includes(pageOf(this.now))) this.push(this.last.get(path) ?? '')
  }

  open = (path: string, below: string) => this.push(path + below)
  close = (path: string) => {
    if (this.rest.includes(path)) this.remove([path])
  }
  closeOthers = (path: string) => {
    if (!this.groups().flat().includes(path)) return
    for (const other of this.rest.filter((tab) => tab !== path)) this.rest.splice(this.rest.indexOf(other), 1)
    if (pageOf(this.now) !== path) this.push(this.last.get(path) ?? '')
  }
  closeLeft = (path: string) => this.closeSide(path, 0, this.rest.indexOf(path))
  closeRight = (path: string) => this.closeSide(path, this.rest.indexOf(path) + 1, this.rest.length)
  closeAll = () => this.remove([...this.rest])
  refresh = (path: string) => {
    if (!this.groups().flat().includes(path)) return
    if (pageOf(this.now) !== path) this.push(this.last.get(path) ?? '')
  }
  togglePin = (path: string) => {
    const pinnedAt = this.byOperator.indexOf(path)
    const restAt = this.rest.indexOf(path)
    if (pinnedAt >= 0) this.rest.unshift(...this.byOperator.splice(pinnedAt, 1))
    else if (restAt >= 0) this.byOperator.push(...this.rest.splice(restAt, 1))
  }
  move = (path: string, to: number) => {
    let before = 0
    for (const group of this.groups()) {
      const from = group.indexOf(path)
      // One place at a time, as by hand.
      const wanted = to - before
      for (let i = from; i >= 0 && i > wanted && i > 0; i--) swap(group, i, i - 1)
      for (let i = from; i >= 0 && i < wanted && i < group.length - 1; i++) swap(group, i, i + 1)
      before += group.length
    }
  }
  back = () => {
    const address = this.past.pop()
    if (address === undefined) return
    this.future.push(this.now)
    this.show(address)
  }
  forward = () => {
    const address = this.future.pop()
    if (address === undefined) return
    this.past.push(this.now)
    this.show(address)
  }
  /** The strip from left to right: `!` pinned by its route, `*` by the operator. */
  strip = () => {
    const marks = ['!', '*', '']
    return this.groups().flatMap((group, kind) => group.map((path) => `${this.last.get(path)}${marks[kind]}`))
  }
  address = () => this.now
  /** How many entries are before and behind the address. */
  depth = (): [before: number, behind: number] => [this.past.length, this.future.length]
}

const swap = (list: string[], one: number, other: number) => {
  const [a = '', b = ''] = [list[one], list[other]]
  list[one] = b
  list[other] = a
}
