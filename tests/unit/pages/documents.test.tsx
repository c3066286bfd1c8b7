import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { documentOf } from '@/build/publicDocuments'
import { loadAccountSpeech } from '@/i18n/accountTexts'
import { LoginPage } from '@/pages/login/LoginPage'
import { beforePaint, publicDocuments } from '@/pages/prerender'
import { PublicLanguage } from '@/pages/public'
import { RecoveryPage } from '@/pages/recovery/RecoveryPage'
import { RegisterPage } from '@/pages/register/RegisterPage'

/** index.html as Vite writes it. */
const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <title>开放平台</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/login-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  </head>
  <body>
    <div id="root"></div>
    <template id="load-failure"><main></main></template>
  </body>
</html>`

const sheets = new Map([['assets/index-3.css', '.field{color:red}']])
const built = (path: string) => {
  const one = publicDocuments.find((document) => document.path === path)
  if (!one) throw new Error(`${path} has no document`)
  return documentOf(one, { page, sheets, scripts: ['assets/login-2.js'], beforePaint })
}

const none = () => undefined
const account = { signInAddress: '/login', onDone: none }
const components: Readonly<Record<string, ReactElement>> = {
  '/login': createElement(LoginPage, { onTyping: none, onSignedIn: async () => undefined }),
  '/register': createElement(RegisterPage, account),
  '/resetpwd': createElement(RecoveryPage, account),
}

/** What the component renders by itself; its title is in the head. */
const rendered = async (path: string, locale: string) =>
  renderToString(
    <PublicLanguage initial={await loadAccountSpeech(locale)} load={loadAccountSpeech}>
      {components[path]}
    </PublicLanguage>,
  ).replace(/^<title>.*?<\/title>/, '')

describe.each(Object.keys(components))('the document of %s', (path) => {
  const html = built(path)

  it('shows what the component renders, in Chinese', async () => {
    expect(html).toContain(
      `<div id="root" data-page="${path}" data-locale="zh">${await rendered(path, 'zh')}</div>`,
    )
    expect(html).toMatch(/<title>[^<]+ - 开放平台<\/title>/)
  })

  it.each([
    ['en', 'Open Platform'],
    ['es', 'Plataforma abierta'],
  ])('has the words of %s beside it', async (locale, brand) => {
    const words = `<template data-locale="${locale}" lang="${locale}" title="([^"]+)">(.*?)</template>`
    const [, title = '', markup] = new RegExp(words, 's').exec(html) ?? []
    expect(markup).toBe(await rendered(path, locale))
    expect(title.toLowerCase()).toContain(brand.toLowerCase())
  })

  it('needs nothing else to be painted', () => {
    expect(html).toContain('<style>.field{color:red}</style>')
    // The sheets it contains are not fetched, whichever script asks for them.
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/index-3.css" disabled />',
    ])
    // A module waits until the page is parsed, and the page does not wait for it.
    const scripts = html.match(/<script[^>]*>/g)
    expect(scripts).toEqual([
      '<script type="module" crossorigin src="/assets/index-1.js">',
      '<script id="before-paint">',
    ])
    expect(html.match(/assets\/login-2\.js/g)).toHaveLength(1)
  })

  it('keeps what index.html has besides', () => {
    expect(html).toContain('<template id="load-failure">')
  })
})

it('refuses an index.html that it does not know', () => {
  const [login] = publicDocuments
  if (!login) throw new Error('there is no document')
  const parts = { page: page.replace('id="root"', 'id="app"'), sheets, scripts: [], beforePaint }
  expect(() => documentOf(login, parts)).toThrow('index.html has no')
})
