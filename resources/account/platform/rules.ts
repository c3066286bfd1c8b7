import { defineRules } from '@mock/platform/areas/rules'
import { roleTitles } from '../roles'

// A role that is not known is called by its key. The titles hold no quotation mark.
const roleTitle = `coalesce('${JSON.stringify(roleTitles)}'::jsonb -> role,
  jsonb_build_object('zh', role, 'en', role, 'es', role))`

/** The platform keeps its accounts in a table of its own, because it reads them before a partner is known. */
export default defineRules({
  view: `select partner_id, account_id, username, name, mobile, role, ${roleTitle} as role_title,
    last_login_at as last_login_time, disabled from platform.account`,
})
