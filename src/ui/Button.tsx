import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link, type LinkProps } from './Link'
import { Spinner } from './Loading'
import './button.css'

type ButtonColor = 'primary' | 'success' | 'warning' | 'error' | 'info' | 'inherit'

interface ButtonLook {
  readonly variant?: 'outlined' | 'contained' | 'text'
  readonly color?: ButtonColor
  readonly size?: 'small'
  readonly fullWidth?: boolean
  readonly startIcon?: ReactNode
  readonly endIcon?: ReactNode
  /** Busy: it cannot be pressed, and a spinner replaces its text. */
  readonly loading?: boolean
}

export type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'color'>

const classOf = (name: string, more: string | undefined) => (more ? `${name} ${more}` : name)

/** The props of an element that looks like a button. */
const dressed = <P extends ButtonLook & Pick<ComponentProps<'button'>, 'className' | 'children'>>({
  variant = 'outlined',
  color = 'primary',
  size,
  fullWidth,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: P) => ({
  ...rest,
  'data-variant': variant,
  'data-color': color,
  'data-size': size,
  'data-wide': fullWidth || undefined,
  className: classOf('ui-button', className),
  children: (
    <>
      {startIcon && <span className="ui-button-start">{startIcon}</span>}
      {children}
      {endIcon && <span className="ui-button-end">{endIcon}</span>}
    </>
  ),
})

export const Button = ({ loading = false, disabled = false, ...props }: ButtonProps) => {
  const id = useId()
  const { children, ...rest } = dressed(props)
  return (
    <button
      type="button"
      id={loading ? id : undefined}
      {...rest}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      {children}
      {loading && <Spinner aria-labelledby={props.id ?? id} />}
    </button>
  )
}

/** A link that looks like a button. */
export const ButtonLink = (props: Omit<ButtonLook, 'loading'> & LinkProps) => <Link {...dressed(props)} />

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  readonly size?: 'small'
  readonly color?: ButtonColor
}

/** A button that is only an icon; it needs `aria-label`. */
export const IconButton = ({ size, color, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    data-size={size}
    data-color={color}
    className={classOf('ui-icon-button', className)}
  />
)

/** A link that looks like an icon button; it needs `aria-label`. */
export const IconButtonLink = ({ size, className, ...rest }: Pick<IconButtonProps, 'size'> & LinkProps) => (
  <Link {...rest} data-size={size} className={classOf('ui-icon-button', className)} />
)
