import { defineRules } from '@mock/platform/areas/rules'
import { roleTitles } from '../roles'

// An unknown role is shown by its key. The titles contain no quotation marks.
const roleTitle = `coalesce('${JSON.stringify(roleTitles)}'::jsonb -> role,
  jsonb_build_object('zh', role, 'en', role, 'es', role))`

/** The platform keeps accounts in a table of its own, because it reads them before the partner is known. */
export default defineRules({
  view: `select partner_id, account_id, username, name, mobile, role, ${roleTitle} as role_title,
    last_login_at as last_login_time, disabled from platform.account`,
})
