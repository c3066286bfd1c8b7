import '../controls.css'

/** After the label of what must be filled in; its control says so itself (`aria-required`). */
export const RequiredMark = () => (
  <span className="kind-required" aria-hidden="true">
    *
  </span>
)
