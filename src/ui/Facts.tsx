import type { ReactNode } from 'react'
import './facts.css'

export interface Fact {
  readonly name: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** In rows, with one column for names and one for values: for a few facts to read before deciding. */
  readonly inColumns?: boolean
}

/** Names with their values. */
export const Facts = ({ facts, inColumns = false }: FactsProps) => (
  <dl className={inColumns ? 'ui-facts ui-facts-columns' : 'ui-facts'}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
