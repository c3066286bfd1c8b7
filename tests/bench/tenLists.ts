import { resources as declared } from '@/app/allDeclared'
import { components, declaredPages, menuGroups } from '@/app/resources'
import { areasOf, l, type Resource } from '@/declaration'
import { tenPaths } from './tenPaths'

const trades = declared.find(({ path }) => path === '/pay/tradelist')
if (!trades) throw new Error('there is no list of trades')

/**
 * As many areas as an operator has pages open. Each is the list of trades, the widest there is, under its own name and address;
 * the platform answers all of them with the same call. They come after the declared ones.
 */
export const areas = areasOf([
  ...declared,
  ...tenPaths.map(
    (path, index): Resource => ({
      ...trades,
      name: `list${index + 1}`,
      path,
      label: l(`交易${index + 1}`, `Trades ${index + 1}`, `Operaciones ${index + 1}`),
      menu: { order: 900 + index },
    }),
  ),
])

export { components, declaredPages, menuGroups }
