import { type ComponentProps, type ReactNode, useId } from 'react'
import './card.css'

export const Sheet = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={`ui-sheet ${className}`} />
)

interface TitledProps {
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

interface CardProps extends TitledProps, Omit<ComponentProps<'section'>, 'title' | 'children'> {}

export const Card = ({ title, aside, className = '', children, ...rest }: CardProps) => {
  const id = useId()
  return (
    <section {...rest} className={`ui-card ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

export const Section = ({ title, children }: Omit<TitledProps, 'aside'>) => {
  const id = useId()
  return (
    <section className="ui-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
