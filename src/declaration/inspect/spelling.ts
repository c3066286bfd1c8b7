/** How names and addresses are written. The checker and the JSON Schema read it. */
export const spelling = {
  area: /^[a-z][a-zA-Z0-9]*$/,
  field: /^[A-Za-z][A-Za-z0-9_]*$/,
  path: /^(\/[a-z0-9_-]+)+$/,
  readCall: /^(GET|POST) \/[A-Za-z0-9/_-]+$/,
  call: /^POST \/[A-Za-z0-9/_-]+$/,
  /** Of another host, whose name is fixed; of this console; or a whole field. */
  address: /^(https:\/\/[^\s/\\?#{}@]+([/?#][^\s\\]*)?|\/([^\s/\\][^\s\\]*)?|\{[\w.]+\})$/,
  permission: /^\w+\.\w+$/,
  letter: /^[a-z]$/,
} as const
