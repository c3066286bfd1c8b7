import './loading.css'

interface SpinnerProps {
  /** Diameter, px. */
  readonly size?: number
  readonly label?: string
  readonly labelledBy?: string
}

export const Spinner = ({ size = 16, label, labelledBy }: SpinnerProps) => (
  <span
    role="progressbar"
    aria-label={label}
    aria-labelledby={labelledBy}
    className="ui-spinner"
    style={{ width: size, height: size }}
  />
)

/** A line along the top of what is being loaded. */
export const LoadingBar = ({ label, className = '' }: { label: string; className?: string }) => (
  <div role="progressbar" aria-label={label} className={`ui-loading-bar ${className}`} />
)

/** Holds the place of something that is still loading; lengths are px, or of CSS. */
export const Skeleton = ({ height, width }: { height: number; width?: number | string }) => (
  <div className="ui-skeleton" style={{ height, width }} />
)
