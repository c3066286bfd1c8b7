import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
  readonly replace?: boolean
  readonly state?: unknown
}

/** An address with a host, such as a menu entry that leads to another site. */
const isWhole = (to: To): to is string => typeof to === 'string' && /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to)

/** A link to a page. React-router's own is 2 kB larger, for preloading that this console does in other ways. */
export const Link = ({ to, replace, state, target, onClick, ...rest }: LinkProps) => {
  const address = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target })
  return (
    <a
      {...rest}
      href={isWhole(to) ? to : address}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!isWhole(to) && !event.defaultPrevented) follow(event)
      }}
    />
  )
}
