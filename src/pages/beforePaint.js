/*
 * The only script inside the documents of the public pages. It runs before they are painted, and waits for nothing.
 * Policies name it by its hash, so its text is the same in every build; comments and indents are not sent.
 */
{
  const root = document.getElementById('root')
  /** @param {string} name */
  const cookie = (name) => {
    const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return found?.slice(name.length + 1) ?? ''
  }

  const templates = [...document.querySelectorAll('template')]
  const words = templates.find(({ dataset }) => dataset.locale === cookie('language'))
  if (root && words) {
    root.replaceChildren(words.content)
    root.dataset.locale = words.dataset.locale
    document.title = words.title
    document.documentElement.lang = words.lang
  }

  const page = root?.querySelector('div')
  const signIn = root?.dataset.page === '/login'
  if (signIn && cookie('Admin-Token')) {
    // The console will load here.
    root.replaceChildren()
    delete root.dataset.locale
  } else if (page) {
    if (signIn) page.querySelector('input')?.focus()
    for (const link of page.querySelectorAll('a')) link.href = link.getAttribute('href') + location.search

    // Remember what is pressed now; it is pressed again once scripts can react.
    /** @type {Set<HTMLButtonElement>} */
    const pressed = new Set()
    page.onclick = (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button) return
      event.preventDefault()
      button.ariaBusy = 'true'
      pressed.delete(button)
      pressed.add(button)
    }
    // Whoever goes on typing will submit the form again.
    page.oninput = () => {
      for (const button of pressed) {
        if (button.type !== 'submit') continue
        pressed.delete(button)
        button.ariaBusy = null
      }
    }
    window.takeOver = () => {
      delete window.takeOver
      page.onclick = null
      page.oninput = null
      for (const button of pressed) {
        button.ariaBusy = null
        button.click()
      }
    }
  }
}
