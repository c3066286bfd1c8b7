import { Component, type ErrorInfo, type ReactNode } from 'react'
import { forgetLostPages } from '@/screens/latePart'
import { logThrown } from '../errorLog/errorLog'
import { FailedPage } from '../StatusPage'

/**
 * Keeps an error within its page, so that the frame and the other pages keep working. Another address clears the error.
 */
export class PageBoundary extends Component<{ at: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    // A thrown undefined is an error too.
    return { error: error ?? new Error('undefined') }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logThrown('render', error, componentStack ?? undefined)
    forgetLostPages()
  }

  override componentDidUpdate({ at }: { at: string }) {
    if (at !== this.props.at && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <FailedPage error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}
