/** Names that the platform uses in its tables and answers. */
const ofRecords = ['version', 'partner_id']
/** Columns that PostgreSQL gives every table. */
const ofTables = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid']

export const reservedFields: readonly string[] = [...ofRecords, ...ofTables]

/** What the body of a call holds besides the inputs of its action. */
export const reservedInputs: readonly string[] = ['request_id', 'version', 'versions', 'ids', 'targets']

/** The longest name: it is the name of a table, a column, a part of a permission key. */
export const longestName = 60

/** First path segments of the frame, of the pages without sign-in, and of files. */
export const reservedPaths: readonly string[] = [
  'login',
  'register',
  'resetpwd',
  'auth-redirect',
  'redirect',
  '401',
  '404',
  'docs',
  'api',
  'assets',
]
