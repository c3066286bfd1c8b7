import { createHash, generateKeyPairSync, sign, X509Certificate } from 'node:crypto'

/** For one run, in memory. */
export interface Certificate {
  readonly key: string
  readonly cert: string
  /** The flag that makes Chromium trust it. With errors merely ignored, nothing would be cached. */
  readonly flag: string
}

/** A piece of ASN.1: its type, length and content. */
const piece = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  const size = body.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...content: readonly Uint8Array[]) => piece(0x30, ...content)
const integer = (value: number) => piece(0x02, Buffer.from([value]))
const identifier = (...bytes: readonly number[]) => piece(0x06, Buffer.from(bytes))
const text = (words: string) => piece(0x0c, Buffer.from(words))
/** Two digits each from the year to the second. */
const time = (at: number) =>
  piece(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/\D/g, '')}Z`))

const day = 24 * 60 * 60_000
const ecdsaWithSha256 = identifier(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)
const commonName = identifier(0x55, 0x04, 0x03)
const alternativeName = identifier(0x55, 0x1d, 0x11)
const thisMachine = piece(0x87, Buffer.from([127, 0, 0, 1]))

/** Makes a certificate for 127.0.0.1: browsers only use HTTP/2 with one, and Node can only read them. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const known = publicKey.export({ type: 'spki', format: 'der' })
  const algorithm = sequence(ecdsaWithSha256)
  const name = sequence(piece(0x31, sequence(commonName, text('bench'))))
  const extension = sequence(alternativeName, piece(0x04, sequence(thisMachine)))
  const facts = sequence(
    piece(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    known,
    piece(0xa3, sequence(extension)),
  )
  const signature = piece(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const mark = createHash('sha256').update(known).digest('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(sequence(facts, algorithm, signature)).toString(),
    flag: `--ignore-certificate-errors-spki-list=${mark}`,
  }
}
