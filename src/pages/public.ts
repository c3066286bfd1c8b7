/*
 * What a visitor without a session may see, and the React root that these pages and the console share: one
 * small part, fetched beside React itself.
 */
export { LoginPage } from './login/LoginPage'
export { showPage } from './root'
