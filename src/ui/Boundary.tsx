import { Component, type ErrorInfo, type ReactNode } from 'react'
import { forgetLostPages } from './late'

interface BoundaryProps {
  /** The error is cleared when this changes. */
  readonly at?: string
  readonly onError: (error: unknown, info: ErrorInfo, retry: () => void) => void
  /** Rendered in place of what failed. It may rethrow the error. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Keeps an error within a part of the screen. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }
  retry = () => this.setState({ error: undefined })

  static getDerivedStateFromError(error: unknown) {
    // A thrown undefined is an error too.
    return { error: error ?? 'undefined' }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info, this.retry)
    forgetLostPages()
  }

  override componentDidUpdate({ at }: BoundaryProps) {
    if (at !== this.props.at && this.state.error !== undefined) this.retry()
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.failed(error, this.retry)
  }
}
