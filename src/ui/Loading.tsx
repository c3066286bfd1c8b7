import type { ComponentProps } from 'react'
import './loading.css'

interface SpinnerProps extends ComponentProps<'span'> {
  /** Diameter, px. */
  readonly size?: number
}

export const Spinner = ({ size = 16, ...rest }: SpinnerProps) => (
  <span role="progressbar" {...rest} className="ui-spinner" style={{ width: size, height: size }} />
)

interface LoadingBarProps extends ComponentProps<'div'> {
  /** How much is done, from 0 to 1; undefined while that is unknown. */
  readonly share?: number | undefined
}

/** A line along the top of what is being loaded. */
export const LoadingBar = ({ share, className = '', ...rest }: LoadingBarProps) => {
  const percent = share === undefined ? undefined : Math.round(100 * share)
  return (
    <div role="progressbar" aria-valuenow={percent} {...rest} className={`ui-loading-bar ${className}`}>
      <div style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  )
}

/** A placeholder for something that is still loading, by default one line of text. Lengths are px or CSS. */
export const Skeleton = ({ height, width }: { height?: number; width?: number | string }) => (
  <span className="ui-skeleton" style={{ height, width }} />
)
