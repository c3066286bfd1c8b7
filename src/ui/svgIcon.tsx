import type { ReactNode, SVGProps } from 'react'
import './icon.css'

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** 18 px instead of 20, or the size of the text. */
  readonly fontSize?: 'small' | 'inherit'
  /** Names the icon; without it the icon is decorative and hidden from screen readers. */
  readonly titleAccess?: string
}

export type Picture = (props: IconProps) => ReactNode

/**
 * Makes a plain SVG icon from a path. The build substitutes it into MUI's icons for MUI's own function, which styles each icon
 * while rendering.
 */
const createSvgIcon = (path: ReactNode): Picture => {
  const Icon = ({ fontSize, titleAccess, className, children, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one, or is decorative
    <svg
      viewBox="0 0 24 24"
      aria-hidden={titleAccess ? undefined : true}
      role={titleAccess ? 'img' : undefined}
      focusable="false"
      className={className ? `ui-icon ${className}` : 'ui-icon'}
      data-size={fontSize}
      {...rest}
    >
      {path}
      {children}
      {titleAccess ? <title>{titleAccess}</title> : null}
    </svg>
  )
  return Icon
}

export default createSvgIcon
