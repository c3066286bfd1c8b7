/**
 * Faults made by hand, each in another part of the product, that the short run must find.
 *
 * @typedef {object} Defect
 * @property {string} name what an operator or a partner would notice
 * @property {string} file a part of its path; only one file there contains the text
 * @property {string} find occurs there exactly once
 * @property {string} replace
 * @property {string} [tests] part of the path, below `tests`, of the cheapest ones that should find it; without it, the types
 *   should
 */

/** @type {readonly Defect[]} */
export const defects = [
  // Declarations
  {
    name: 'a condition "at least" leaves out the limit itself',
    file: 'declaration/condition.ts',
    find: 'number >= demand.atLeast',
    replace: 'number > demand.atLeast',
    tests: 'unit/declaration/condition',
  },
  {
    name: 'a record with the key "create" opens the form of a new one',
    file: 'declaration/key.ts',
    find: "const reserved = ['.', '..', 'create']",
    replace: "const reserved = ['.', '..']",
    tests: 'unit/declaration/key',
  },
  {
    name: 'an amount in li is shown with two decimals',
    file: 'declaration/kinds/money.ts',
    find: "unit === 'li' ? 3 : 2",
    replace: "unit === 'li' ? 2 : 2",
    tests: 'unit/declaration/kind',
  },
  // Texts
  {
    name: 'a text is missing in Spanish',
    file: 'i18n/es/admin.ts',
    find: "      cancel: 'Cancelar',\n",
    replace: '',
  },
  {
    name: 'a million is shortened as 10M',
    file: 'i18n/abbreviate.ts',
    find: "['M', 1e6]",
    replace: "['M', 1e5]",
    tests: 'unit/i18n/format',
  },
  // The client of the platform
  {
    name: 'calls carry the token in another header',
    file: 'platform/client.ts',
    find: "headers.set('X-Token', token)",
    replace: "headers.set('Authorization', token)",
    tests: 'unit/platform/client',
  },
  {
    name: 'signing in leads back to a public page',
    file: 'platform/redirect.ts',
    find: '  if (publicPathOf(decoded)) return home\n',
    replace: '',
    tests: 'unit/platform/redirect',
  },
  // The data provider
  {
    name: 'a list without an order of its own is asked for in the wrong one',
    file: 'dataProvider/listRequest.ts',
    find: "{ field: list.sort.slice(1), order: 'DESC' }",
    replace: "{ field: list.sort.slice(1), order: 'ASC' }",
    tests: 'unit/platform/dataProviderList',
  },
  {
    name: 'the second page begins a row too early',
    file: 'dataProvider/listRequest.ts',
    find: '(page - 1) * count',
    replace: '(page - 1) * count - (page - 1)',
    tests: 'unit/platform/dataProviderList',
  },
  // Runs
  {
    name: 'the last records of a bulk run are never sent',
    file: 'dataProvider/parallel.ts',
    find: 'Math.ceil(items.length / size)',
    replace: 'Math.floor(items.length / size)',
    tests: 'unit/runs',
  },
  {
    name: 'a call without an answer is sent again unasked',
    file: 'runs/delivery.ts',
    find: 'if (fate) return fate',
    replace: 'if (fate && !inDoubt) return fate',
    tests: 'unit/runs',
  },
  // Files
  {
    name: 'formulas in exported cells are executed by a spreadsheet',
    file: 'src/files/',
    find: 'csvRow(cells.map(protectCell))',
    replace: 'csvRow(cells)',
    tests: 'unit/files/csvText',
  },
  {
    name: 'order numbers lose digits in Excel',
    file: 'src/files/',
    find: '\\d{12,}|0\\d+',
    replace: '\\d{18,}|0\\d+',
    tests: 'unit/files',
  },
  // Screens: list, form, actions, kinds
  {
    name: 'a tick of the last page is lost when another is added',
    file: 'screens/list/selection.tsx',
    find: '[...chosen, ...records.map((record) => [record.id, record] as const)]',
    replace: 'records.map((record) => [record.id, record] as const)',
    tests: 'component/list.selection',
  },
  {
    name: 'the pager leaves out the last page',
    file: 'screens/list/footer/Pager.tsx',
    find: 'Math.ceil(total / perPage)',
    replace: 'Math.floor(total / perPage)',
    tests: 'unit/screens/list.view',
  },
  {
    name: 'a refusal is said beside the wrong input',
    file: 'screens/form/SaveForm.tsx',
    find: 'declared.length === 1',
    replace: 'declared.length > 1',
    tests: 'unit/screens/refusedField',
  },
  {
    name: 'settings of two records are overwritten untouched',
    file: 'screens/actions/edits.ts',
    find: 'records.length < 2',
    replace: 'records.length < 3',
    tests: 'unit/screens/edits',
  },
  {
    name: 'an action that is done already is offered again',
    file: 'screens/actions/availability.ts',
    find: 'fits && !(action.done && judge(action.done, record, now))',
    replace: 'fits',
    tests: 'unit/screens/availability',
  },
  {
    name: 'screen readers are not told which rows are ticked',
    file: 'screens/list/table/TableRows.tsx',
    find: 'aria-selected={parts.selectable ? selected : undefined}',
    replace: 'aria-selected={undefined}',
    tests: 'component/list.',
  },
  // The frame: tabs, panes, menu
  {
    name: 'a tab that the operator pinned stands among the others',
    file: 'shell/tabs/tabs.ts',
    find: 'affix ? 0 : pinned ? 1 : 2',
    replace: 'affix ? 0 : 1',
    tests: 'unit/shell/tabs',
  },
  {
    name: 'a platform that sends hidden as "1" shows the entry',
    file: 'shell/menu/readRoutes.ts',
    find: '1: true',
    replace: '1: false',
    tests: 'unit/shell/menu',
  },
  {
    name: 'only two pages are kept alive',
    file: 'shell/panes/useWorkspace.ts',
    find: 'mostPages = 10',
    replace: 'mostPages = 2',
    tests: 'component/shell/workspace',
  },
  // Public pages
  {
    name: 'the sign-in sends twice when it is pressed twice',
    file: 'pages/login/LoginPage.tsx',
    find: '    if (busy) return\n',
    replace: '',
    tests: 'component/login',
  },
  // The reference platform
  {
    name: 'a refused call in the REST form is answered with 200',
    file: 'mock/platform/envelope.ts',
    find: "form === 'rest' ? (restStatus[code] ?? 422) : 200",
    replace: '200',
    tests: 'unit/platform-areas/rest',
  },
  {
    name: 'an account has more sessions than three',
    file: 'mock/platform/session.ts',
    find: 'sessionsPerAccount = 3',
    replace: 'sessionsPerAccount = 4',
    tests: 'contract/accounts.test',
  },
  {
    name: 'lists are sorted the other way round',
    file: 'mock/platform/areas/list.ts',
    find: "sign === '-'",
    replace: "sign !== '-'",
    tests: 'contract/areas.test',
  },
  {
    name: 'an account is locked a guess too late',
    file: 'mock/platform/loginGuard.ts',
    find: 'const allowed = 5',
    replace: 'const allowed = 6',
    tests: 'contract/accounts',
  },
  {
    name: 'pages of another site may frame the console',
    file: 'mock/http/securityHeaders.ts',
    find: '    "frame-ancestors \'none\'",\n',
    replace: '',
    tests: 'unit/platform-core/http',
  },
  // What areas do on the platform
  {
    name: 'a trade may be asked about twice in five seconds',
    file: 'trade/platform/rules.ts',
    find: 'queryPace = 5',
    replace: 'queryPace = 0',
    tests: 'contract/trades',
  },
  {
    name: 'six codes an hour reach one number',
    file: 'sms/message/platform/limits.ts',
    find: 'hour: 5,',
    replace: 'hour: 6,',
    tests: 'contract/sms',
  },
  {
    name: 'a complaint that was answered stays new',
    file: 'complaint/platform/machine.ts',
    find: "MERCHANT_RESPONSE: { by: '商家', from: open, to: 'PROCESSING', incoming: false }",
    replace: "MERCHANT_RESPONSE: { by: '商家', from: open, incoming: false }",
    tests: 'unit/resources/complaints',
  },
  {
    name: 'a push rule that cannot be read is taken',
    file: 'merchant/platform/pushRules.ts',
    find: 'if (parsed.ok) return text',
    replace: 'return text',
    tests: 'contract/merchantRules',
  },
  // The build
  {
    name: 'the sign-in page carries react-admin',
    file: 'src/pages/public.tsx',
    find: 'import { createRoot',
    // The build would leave out a bare import of a package without side effects.
    replace: "import { Admin } from 'react-admin'\nif (!Admin) throw new Error()\nimport { createRoot",
    tests: 'e2e/weight.spec',
  },
]
