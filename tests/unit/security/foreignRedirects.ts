const sorts: Readonly<Record<string, readonly string[]>> = {
  'a protocol-relative address': ['//evil.example', '///evil.example', '//%65vil.example'],
  'a host that is no name': ['//[::1]/', '//2130706433/'],
  'slash and backslash': ['/\\evil.example', '/\t\\evil.example'],
  'two backslashes': ['\\\\evil.example', '\\/evil.example'],
  'an encoded backslash': ['/%5cevil.example', '/%5Cevil.example'],
  'encoded slashes': ['/%2f%2fevil.example', '/%2Fevil.example'],
  'a dotted way to two slashes': ['/.//evil.example', '/a/..//evil.example', '/../..//evil.example'],
  'an encoded climb and backslash': ['/public/..%2F%5cevil.example'],
  'an encoded climb': ['/public/..%2f%2fevil.example', '/..%2f%2fevil.example', '/%2E%2E%2F%2Fevil.example'],
  'the redirect page with another host': ['/redirect//evil.example'],
  'only full-width slashes': ['／／evil.example', '/／evil.example', '/＼evil.example'],
  'full-width signs in disguise': ['/%EF%BC%8Fevil.example', '/\uff0e\uff0e/\uff0fevil.example'],
  'another address': ['https://evil.example/', 'HTTPS://evil.example/'],
  'this address in full': ['https://console.example.com/merchant'],
  'a user before this host': ['https://console.example.com@evil.example/'],
  'this host as the beginning of another': ['https://console.example.com.evil.example/'],
  'a scheme without slashes': ['https:evil.example', 'https:/evil.example'],
  'a script': ['javascript:alert(1)', 'java\tscript:alert(1)', 'javascript%3Aalert(1)', 'vbscript:msgbox(1)'],
  'a script with a comment': ['javascript:/*/merchant*/alert(1)'],
  data: ['data:text/html,<script>alert(1)</script>', 'blob:https://console.example.com/1'],
  'a file': ['file:///etc/passwd', 'view-source:https://evil.example/'],
  'a user before an @': ['user@evil.example/', '@evil.example'],
  'a tab that browsers drop': ['/\t/evil.example', '\t//evil.example'],
  'an encoded tab': ['/%09/evil.example', '/%09%2fevil.example'],
  'a line end that browsers drop': ['/\n/evil.example', '/\r/evil.example', '/%0d%0aSet-Cookie:a=b'],
  'a NUL': ['/merchant\u0000'],
  'a sign that no path has': ['/merchant%00', '/merchant\u007f', ' /merchant'],
  'a sign before two slashes': ['\ufeff//evil.example', '\u2028//evil.example'],
  'half an encoding': ['/%', '/%ff'],
  'no whole path': ['merchant/merchant', './merchant', '?page=2', '#top'],
  'the sign-in page in a circle': ['/login?redirect=/login?redirect=/'],
  'the sign-in page': ['/login', '/LOGIN', '/login/', '/login#/merchant'],
  'a way round to the sign-in page': ['/%6cogin', '/a/../login', '/./login'],
  'another public page': ['/register', '/resetpwd?mobile=1', '/auth-redirect'],
  'something far too long': [`/${'a'.repeat(2000)}`],
}

/**
 * Values that a visitor may bring as the address to go to after signing in, and that must never be followed: another site, in any
 * way that was ever written as a path (including those of CVE-2025-4123), a script, or a page that leads in a circle.
 */
export const foreignRedirects: ReadonlyArray<[what: string, value: string]> = Object.entries(sorts).flatMap(
  ([what, values]) => values.map((value): [string, string] => [what, value]),
)
