/** The product's sign: many doors that open on one hall. */
export const Logo = () => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
    style={{ flex: 'none' }}
  >
    <rect width="32" height="32" rx="8" fill="#409eff" />
    <path
      d="M16 6 26 11.5v9L16 26 6 20.5v-9Z"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M16 16v10M16 16l10-4.5M16 16 6 11.5" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)
