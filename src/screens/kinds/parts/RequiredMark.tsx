import '../controls.css'

/** Marks the label of a required input. The control itself has `aria-required`. */
export const RequiredMark = () => (
  <span className="kind-required" aria-hidden="true">
    *
  </span>
)
